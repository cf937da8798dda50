# Guqi en español: neutro, de tú. Los nombres de los bandos van siempre tal cual
# («Turno de…», «Gana…»), de modo que nada tenga que concordar con ellos.

between-sentences = { " " }
between-items = { ", " }

## Los juegos

game-patolli = Patolli
game-senet = Senet
game-bead-jump = Salto de perlas
game-san-san = San San Qi
game-gomoku = Gomoku

line-patolli = Rodea la cruz con seis fichas, lanzando frijoles
line-senet = Carrera egipcia de treinta casillas, con varillas
line-bead-jump = Cruza el rombo con tus perlas, de salto en salto
line-san-san = Haz líneas de tres, marca piedras y luego cázalas
line-gomoku = Cinco en raya, con piedras negras y blancas

side-patolli-jade = Jade
side-patolli-obsidian = Obsidiana
side-senet-white = Blanco
side-senet-black = Negro
side-bead-jump-blue = Azul
side-bead-jump-red = Rojo
side-san-san-red = Rojo
side-san-san-green = Verde
side-gomoku-black = Negro
side-gomoku-white = Blanco
side-gomoku-first = Jugador 1
side-gomoku-second = Jugador 2

who = { $name } ({ $side })
versus = { $first } contra { $second }

## Pantallas y botones

home-line = Antiguos juegos de tablero para dos, o contra la máquina
home-continue = Continuar
home-new = Partida nueva
home-plies =
    { $plies ->
        [0] sin empezar
        [one] 1 jugada
       *[other] { $plies } jugadas
    }
home-unreadable = No se pudo leer una partida guardada; se apartó como “{ $key }”. { $why }
home-left = No se pudo abrir la partida guardada “{ $key }”; se dejó como estaba. { $why }
home-more =
    { $count ->
        [one] 1 más
       *[other] { $count } más
    }
language = Idioma
back-home = Inicio
all-games = Todos los juegos
back-to-game = Volver a la partida
close = Cerrar
undo = Deshacer
redo = Rehacer
menu = Menú
yes = Sí
no = No
on = Sí
off = No
players = Jugadores
player-starts = { $side } (empieza)
name-optional = Nombre (opcional)
swap-sides = Cambiar bandos
draw-sides = Sortear bandos
rules = Reglas
rules-default = estándar
rules-own = propias
rules-reset = Volver a las reglas estándar
rules-conflict = “{ $option }” y “{ $other }” no se pueden combinar así.
start = Empezar
start-new = Partida nueva
how-to-play = Cómo se juega
no-game = No hay partida
no-game-here = Esta partida no está en este dispositivo.
menu-draw = Acordar empate
menu-resign = { $who } se rinde
ask-draw = ¿Aceptan el empate las dos partes?
ask-resign = ¿Se rinde { $who }?
end-won = ¡Gana { $who }!
end-drawn = Empate
play-again = Jugar otra vez
look-at-board = Ver el tablero
throw-patolli = Lanzar los frijoles
throw-senet = Lanzar las varillas
tray-worth =
    { $steps ->
        [one] 1 paso
       *[other] { $steps } pasos
    }
choose-black = Elegir Negro
choose-white = Elegir Blanco
choose-more = Dos más

panel-side-level = { $side } · { level }
panel-turn = turno
panel-won = gana
count-waiting = en espera
count-done = en meta
count-off = fuera
count-camp = en meta
count-round = ronda
count-hand = en mano
count-on = en juego
count-dead = muertas
count-counters = tantos

## La máquina

computer = Máquina
computer-level = Máquina · { level }
level = { $level } { level-name }
level-name =
    { $level ->
        [1] Iniciación
        [2] Aprendiz
        [3] Informal
        [4] Sólido
        [5] De club
        [6] Fuerte
        [7] Experto
       *[8] Maestro
    }
level-choose = Nivel de la máquina
person = Persona
plays-side = Quién juega con { $side }
panel-thinking = piensa…
panel-paused = en pausa
prompt-thinking = { $who } está pensando…
prompt-throws = { $who } lanza…
prompt-paused = En pausa. Le toca a { $who }.
why-computers-turn = Un momento: le toca a la máquina.
why-paused = La partida está en pausa. Reanúdala o deshaz.
why-nothing-to-undo = No hay nada que deshacer.
why-nothing-to-redo = No hay nada que rehacer.
pause = Pausar
go-on = Reanudar
pace = Ritmo
pace-help = Cuánto tiempo se ve cada jugada de la máquina
pace-slow = lento
pace-normal = medio
pace-fast = rápido
pace-at-once = sin pausa
thinking = Tiempo para pensar
thinking-help = Como máximo, en cada jugada de la máquina
thinking-500 = ½ s
thinking-1000 = 1 s
thinking-3000 = 3 s
thinking-10000 = 10 s
helpless = La máquina no puede pensar aquí en este momento. Juega por ella o toca “Reanudar”.

## Ajustes

settings = Ajustes
language-help = De toda la aplicación
theme = Colores
theme-help = De la pantalla y de los tableros
theme-system = como el dispositivo
theme-light = claro
theme-dark = oscuro
theme-contrast = alto contraste
theme-jade = jade y obsidiana
theme-papyrus = papiro y tinta
speed = Movimiento
speed-help = Con qué rapidez se mueven las fichas y las tiradas
speed-slow = lento
speed-normal = medio
speed-fast = rápido
speed-none = ninguno
seats = Asientos
seats-help = Cómo se sientan dos personas ante esta pantalla
seats-neutral = fijo
seats-face = frente a frente
seats-same = el tablero gira
confirm = Confirmar
confirm-help = El primer toque solo apunta; el segundo juega
confirm-small = en tableros pequeños
confirm-always = siempre
confirm-never = nunca
consent = Deshacer
consent-help = Si antes se pregunta a la otra persona
consent-off = libremente
consent-on = de acuerdo
ask-undo = ¿Se puede deshacer la última jugada?
ask-undo-end = La partida terminó. ¿Deshacer el final?
aim-prompt = Toca ahí otra vez para jugar, o apunta a otro punto
aim-play = Jugar { $at }
aim-move = Ir a { $at }
aim-enter = Entrar
aim-off = Sacar
coordinates = Coordenadas
coordinates-help = Nombres de los puntos en los tableros
coordinates-on = visibles
coordinates-off = ocultas
turn-board = Girar el tablero
whole-board = Tablero entero
sound = Sonido
sound-help = Volumen de los sonidos del juego
sound-off = apagado
sound-soft = suave
sound-normal = medio
sound-loud = fuerte
vibration = Vibración
vibration-help = Se nota cuando ocurre algo en el tablero
vibration-off = apagada
vibration-light = suave
vibration-strong = fuerte
awake = Pantalla encendida
awake-help = Durante la partida, hasta diez minutos después del último toque
awake-on = activada
awake-off = desactivada
letters = Teclas de una letra
letters-help = Letras y signos sueltos actúan en la partida
letters-on = activas
letters-off = inactivas

## Pistas

hint = Pista
hint-wanted = Buscando una buena jugada…
hint-throw = Pista: primero, lanza.
hint-line = Pista: { $what }; { $why }
hint-move = de { $from } a { $to }
hint-enter = entra una ficha en { $to }
hint-off = sale la ficha de { $from }
hint-point = en { $at }
state-hint = sugerencia
hint-why-only = no hay otra jugada posible
hint-why-wins = gana la partida
hint-why-captures = devuelve a la espera una ficha rival
hint-why-takes = captura una piedra
hint-why-pushes-back = hace retroceder una ficha rival
hint-why-arrives = una ficha llega a la meta
hint-why-leaves = una ficha sale del tablero
hint-why-makes-line = forma una línea
hint-why-stops-line = impide una línea
hint-why-breaks-line = rompe una línea en formación
hint-why-makes-four = forma un cuatro
hint-why-makes-three = forma un tres abierto
hint-why-stops-four = frena un cuatro
hint-why-stops-three = frena un tres abierto
hint-why-throws-again = da otra tirada
hint-why-safe = llega a una casilla segura
hint-why-pair = protege una pareja
hint-why-enters = pone una ficha en juego
hint-why-camp = una perla llega al campo rival
hint-why-chain = una cadena de { $jumps } saltos
hint-why-better = conserva la ventaja ({ $percent } % de ganar)
hint-why-even = mantiene el equilibrio ({ $percent } % de ganar)
hint-why-worse = es la mejor opción que queda ({ $percent } % de ganar)

## Teclas

keys = Teclas
keys-move = a la casilla siguiente en esa dirección
keys-row = a la primera o la última de la fila
keys-act = elegir, colocar, capturar
keys-next = a la siguiente donde se puede hacer algo; con Mayús, a la anterior
keys-zoom = ampliar o reducir el tablero
keys-escape = ver el tablero entero; soltar la ficha elegida; cerrar una hoja
keys-throw = tirar
keys-pause = pausar o seguir
keys-help = esta lista

## El tablero, leído en voz alta

says = Qué hacer
log = Qué ha pasado
board = Tablero de { $game }
places = Casillas
label = { $name }, { $what }
label-state = { $name }, { $what }, { $state }
state-source = puede moverse
state-chosen = pieza elegida
state-target = destino posible
state-take = se puede capturar
empty = vacío
pieces =
    { $count ->
        [one] { $side }
       *[other] { $count } de { $side }
    }
piece-dead = piedra muerta de { $side }
spot-home = en espera
spot-off = fuera del tablero

## Qué toca hacer

prompt-throw-patolli = { $who }: lanza los frijoles
prompt-throw-senet = { $who }: lanza las varillas
prompt-patolli-move = { $who }: mueve una ficha { tray-worth }
prompt-patolli-move-or-enter = { $who }: mueve una ficha { tray-worth } o entra con otra
prompt-patolli-target = { $who }: solo esta ficha puede moverse { tray-worth }; tócala
prompt-patolli-enter = { $who }: entra con una ficha; toca la casilla de salida
prompt-senet-move = { $who }: mueve una ficha { tray-worth }
prompt-senet-target = { $who }: solo una ficha puede moverse { tray-worth }; tócala
prompt-bead-jump-move = { $who }: elige una perla
prompt-bead-jump-target = { $who }: elige adónde va la perla
prompt-san-san-place = { $who }: pon una piedra
prompt-san-san-mark = { $who }: marca como muerta una piedra rival
prompt-san-san-remove = { $who }: captura una piedra rival
prompt-san-san-move = { $who }: elige qué piedra mover
prompt-san-san-target = { $who }: elige adónde va la piedra
prompt-gomoku-place = { $who }: pon una piedra
prompt-opening = { $who }: pon una piedra de { $stone }
prompt-choose-2 = { $who }: elige color
prompt-choose-3 = { $who }: elige color o pon dos piedras más
prompt-pass-patolli =
    { $steps ->
        [0] { $who }: esta tirada no vale nada; pasa el turno
       *[other] { $who }: ninguna ficha puede moverse { tray-worth }; pasa el turno
    }
prompt-pass-senet = { $who }: ninguna ficha puede moverse { tray-worth }; pasa el turno
prompt-pass-bead-jump = { $who }: ninguna perla puede moverse; pasa el turno
prompt-pass-san-san = { $who }: no hay jugada posible; pasa el turno
prompt-pass-gomoku = { $who }: todos los puntos libres están prohibidos; pasa el turno

## Qué ha pasado

event-threw-patolli =
    { $marked ->
        [0] { $who } no saca marcas: { tray-worth }.
        [one] { $who } saca 1 marca: { tray-worth }.
       *[other] { $who } saca { $marked } marcas: { tray-worth }.
    }
event-threw-senet =
    { $marked ->
        [0] { $who } no saca caras planas: { tray-worth }.
        [one] { $who } saca 1 cara plana: { tray-worth }.
       *[other] { $who } saca { $marked } caras planas: { tray-worth }.
    }
event-passed = { $who } pasa.
event-entered = { $who } entra en { $to }.
event-off = { $who } retira una ficha desde { $from }.
event-moved = { $who } va de { $from } a { $to }.
event-placed = { $who } juega en { $at }.
event-opening = Una piedra de { $stone } en { $at }.
event-captured-patolli = { $who } vuelve a la espera desde { $at }.
event-captured-san-san = { $who } pierde la piedra de { $at }.
event-swapped = { $who } retrocede de { $from } a { $to }.
event-carried = El agua se lleva a { $who } de { $from } a { $to }.
event-line = { $who } forma una línea.
event-marked = La piedra de { $who } en { $at } está muerta.
event-swept = Ya están todas y salen las muertas: ahora se mueven.
event-nothing-to-take = Todas las piedras rivales están protegidas: { $who } no captura nada.
event-paid = { $who } paga un tanto.
event-throws-again = { $who } vuelve a lanzar.
event-chose-black = { $who } elige Negro.
event-chose-white = { $who } elige Blanco.
event-chose-more = { $who } pone dos piedras más.
told-taken-back = Deshecho: { $what }
told-all-taken-back = { $plies } jugadas deshechas.
told-played-again = { $plies } jugadas repetidas.

## Por qué no

why-game-over = La partida ha terminado.
why-throw-due = Primero, lanza.
why-no-throw-due = Ahora no se lanza.
why-may-not-pass = Hay jugadas posibles: no se puede pasar.
why-take-due = Primero captura una piedra rival.
why-no-take-due = Ahora no se puede capturar.
why-choice-due = Primero elige color.
why-no-choice-due = Ahora no hay nada que elegir.
why-still-placing = Las piedras no se mueven hasta que todas estén puestas.
why-placing-over = Todas las piedras están puestas; ahora se mueven.
why-no-such-point = Ese punto no existe en el tablero.
why-empty = No hay ninguna pieza en { $at }.
why-not-yours = La pieza de { $at } no es tuya.
why-own-stone = La piedra de { $at } es tuya.
why-own-piece = En { $at } hay una pieza tuya; no caben dos.
why-occupied = En { $at } ya hay una pieza.
why-none-waiting = No hay fichas en espera.
why-entry-needs-one = Solo se entra sacando uno.
why-no-steps = Esta tirada no vale nada.
why-wrong-distance =
    { $steps ->
        [one] La tirada es de 1 paso, ni más ni menos.
       *[other] La tirada es de { $steps } pasos, ni más ni menos.
    }
why-too-far = La tirada es demasiado alta: hay que llegar justo al final.
why-not-exact = Desde { $at } solo se sale sacando { $steps }.
why-barred = Fichas rivales contiguas cierran el paso en { $at }.
why-protected-by-pair = La ficha de { $at } está protegida por su vecina.
why-safe-square = La ficha de { $at } está a salvo ahí.
why-gate = No sale ninguna ficha mientras quede una tuya en la primera fila.
why-forward-first = Solo se retrocede cuando ninguna ficha puede avanzar.
why-never-back = Esta ficha nunca retrocede.
why-no-way = Ningún paso ni cadena de saltos llega hasta ahí.
why-no-return = Ya ninguna perla puede terminar en su propio campo.
why-not-adjacent = Las piedras solo se mueven por una línea a un punto vecino.
why-protected-by-line = La piedra de { $at } está protegida por su línea.
why-dead = La piedra de { $at } ya está muerta.
why-forbidden = Prohibido para Negro: { $reasons }.
why-choose-first = Primero elige qué pieza mover.
why-only-entering = Ahora solo puede entrar una ficha en espera.
why-stuck = Esta pieza no puede moverse ahora.
forbidden-double-three = doble tres
forbidden-double-four = doble cuatro
forbidden-overline = más de cinco en raya

## Finales

won-all-off = Gana { $who }: todas sus fichas han llegado.
won-broke = Gana { $who }: a { $loser } no le quedan tantos.
won-camp-filled = Gana { $who }: el campo rival está lleno.
won-stalling = Gana { $who }: { $loser } tardó demasiado en salir de su campo.
won-dull-game = Gana { $who }: nadie formó una línea, así que pierde quien empezó.
won-too-few = Gana { $who }: { $loser } baja de tres piedras.
won-no-moves = Gana { $who }: { $loser } no puede mover.
won-five = Gana { $who }: cinco en raya.
won-resigned = Gana { $who }: { $loser } se rinde.
drawn-both-blocked = Empate: nadie puede mover.
drawn-stalling = Empate: los dos bandos tardaron demasiado en salir de su campo.
drawn-round-limit = Empate: terminó la última ronda.
drawn-repetition = Empate: la misma posición se dio por tercera vez.
drawn-no-removal = Empate: demasiado tiempo sin capturas.
drawn-too-few = Empate: los dos bandos bajan de tres piedras.
drawn-board-full = Empate: el tablero está lleno.
drawn-agreed = Empate de común acuerdo.

## Problemas

trouble-full = No queda espacio para guardar la partida. Puedes seguir, pero no se guardará. ({ $detail })
trouble-forbidden = Aquí no se permite guardar. Puedes seguir, pero la partida no se guardará. ({ $detail })
trouble-missing = Este dispositivo no ofrece dónde guardar. Puedes seguir, pero la partida no se guardará. ({ $detail })
trouble-other = No se pudo guardar la partida. Puedes seguir, pero no se guardará. ({ $detail })
trouble-apart = Otra ventana de la aplicación cambió esta partida. Aquí sigue como una partida propia; la otra también se guarda.
record-syntax = El texto está dañado en la línea { $line }, columna { $column }.
record-not-a-record = No es el registro de una partida.
record-version = Es de la versión { $found }, que este programa aún no conoce.
record-unknown-game = Nombra un juego que aquí no existe: { $found }.
record-field = Se esperaba otra cosa en { $at }.
record-option = La regla “{ $option }” no se puede usar así.
record-action = La jugada { $ply }, “{ $token }”, no es posible.

## Instalada

update-ready = Hay una versión nueva de Guqi.
update-busy = Cierra antes las otras ventanas de Guqi; si no, la versión nueva se usará la próxima vez que se abra.
update-take = Usarla ahora
arrived-not-read = No se ha abierto “{ $file }”. { $why }

## Partidas de otros programas
import-unrecognised = No es una partida en ningún formato conocido aquí.
import-too-large = Es demasiado grande para ser una partida.
import-encoding = El texto no está en la codificación { $label }, o esta no se conoce aquí.
import-damaged = El código está dañado: falta una letra o hay una equivocada.
import-code-version = El código es de una versión más nueva de este programa.
import-impossible = El código no contiene ninguna partida que se pueda jugar.
import-line = Línea { $line }: { $why }
import-syntax = Esto no se puede leer.
import-board = Aquí no hay ningún tablero de tamaño { $found }.
import-out-of-turn = Le toca al otro color.
import-setup = Ninguna partida empieza con estas piedras.

## Opciones: Patolli

opt-patolli-pieces = Fichas
opt-patolli-pieces-help = Cuántas lleva cada bando
opt-patolli-entry = Entrada
opt-patolli-entry-help = Con qué tirada entra una ficha [en espera|wait]
opt-patolli-entry-any = cualquiera
opt-patolli-entry-one = solo uno
opt-patolli-safe = Casillas seguras
opt-patolli-safe-help = Donde ninguna ficha vuelve a la [espera|wait]
opt-patolli-safe-standard = ocho
opt-patolli-safe-arm-ends = extremos
opt-patolli-safe-none = ninguna
opt-patolli-blank = Sin marcas
opt-patolli-blank-help = Pasos cuando no sale ninguna marca
opt-patolli-blank-0 = ninguno
opt-patolli-extra-on-five = Cinco marcas
opt-patolli-extra-on-five-help = Sacar cinco marcas da otra tirada
opt-patolli-stakes = Tantos
opt-patolli-stakes-help = Se paga [uno|counter] por cada captura sufrida o turno sin jugada; quien se queda sin tantos pierde
opt-patolli-stakes-0 = sin tantos

## Opciones: Senet

opt-senet-pieces = Fichas
opt-senet-pieces-help = Cuántas tiene cada bando
opt-senet-extra-throws = Otra tirada
opt-senet-extra-throws-help = Tiradas que dan otra más
opt-senet-block = Cerrar el paso
opt-senet-block-help = Cuántas [contiguas|pair] no se pueden saltar
opt-senet-block-pair = dos
opt-senet-block-three = tres
opt-senet-corners = Esquinas
opt-senet-corners-help = Las fichas contiguas se [protegen|pair] también al doblar la esquina
opt-senet-backward = Retroceso
opt-senet-backward-help = Quien no puede avanzar debe retroceder
opt-senet-exact-houses = Casas exactas
opt-senet-exact-houses-help = De la 28 solo se sale con tres y de la 29 con dos; 26, 28 y 29 son seguras
opt-senet-gate = Puerta
opt-senet-gate-help = Cuándo pueden salir las fichas
opt-senet-gate-none = siempre
opt-senet-gate-top-row = primera fila vacía

## Opciones: Salto de perlas

opt-bead-jump-no-return = Sin regreso
opt-bead-jump-no-return-help = Tras el último plazo, ninguna perla puede volver a su [campo|camp]
opt-bead-jump-home = Salir del campo
opt-bead-jump-home-help = Cuántas perlas deben estar fuera y en qué ronda
opt-bead-jump-home-standard = 2 en 20, 3 en 25, 6 en 30
opt-bead-jump-home-gentle = 2 en 30, 3 en 40, 6 en 50
opt-bead-jump-home-none = sin plazo
opt-bead-jump-repetition = Repetición
opt-bead-jump-repetition-help = La misma posición por tercera vez es empate
opt-bead-jump-max-rounds = Duración máxima
opt-bead-jump-max-rounds-help = Cuántas [rondas|round] hasta el empate
opt-bead-jump-max-rounds-0 = sin límite

## Opciones: San San Qi

opt-san-san-take-lines = Piedras en línea
opt-san-san-take-lines-help = Si se capturan las piedras de una [línea|line] completa
opt-san-san-take-lines-never = nunca
opt-san-san-take-lines-if-no-others = si no hay otras
opt-san-san-take-lines-always = siempre
opt-san-san-take-per-line = Una por línea
opt-san-san-take-per-line-help = Dos líneas a la vez capturan dos piedras
opt-san-san-dull-game = Partida sin líneas
opt-san-san-dull-game-help = Si nadie forma una línea al poner las piedras, pierde Rojo
opt-san-san-dead-count = Cuentan las muertas
opt-san-san-dead-count-help = Las piedras [muertas|dead] aún forman líneas para su bando
opt-san-san-red-first = Rojo mueve primero
opt-san-san-red-first-help = Rojo, y no Verde, empieza a mover cuando todas están puestas
opt-san-san-fly = Vuelo
opt-san-san-fly-help = Con solo tres piedras [se mueve a cualquier punto|fly]
opt-san-san-repetition = Repetición
opt-san-san-repetition-help = La misma posición por tercera vez es empate
opt-san-san-no-removal = Sin capturas
opt-san-san-no-removal-help = Jugadas seguidas sin captura hasta el empate
opt-san-san-no-removal-0 = sin límite

## Opciones: Gomoku

opt-gomoku-size = Tablero
opt-gomoku-size-help = Líneas por lado
opt-gomoku-rule = Regla
opt-gomoku-rule-help = Libre: ganan cinco o más. Cinco exactos: [seis|overline] no ganan. Renju: Negro tiene puntos [prohibidos|forbidden]
opt-gomoku-rule-freestyle = libre
opt-gomoku-rule-exact = cinco exactos
opt-gomoku-rule-renju = renju
opt-gomoku-opening = Apertura
opt-gomoku-opening-help = Swap2: [una parte pone tres piedras|swap] y la otra elige color
opt-gomoku-opening-free = libre
opt-gomoku-opening-swap2 = swap2

## Cómo se juega

how-patolli =
    Gana quien da primero una vuelta a la cruz de 52 casillas con sus seis fichas. Lanza los cinco [frijoles|bean]: de una a cuatro marcas hacia arriba valen otros tantos pasos; cinco marcas, cinco pasos y otra tirada; ninguna, diez pasos.
    Con cualquier tirada puede entrar una ficha [en espera|wait] por tu casilla de salida, y la tirada queda gastada. La ficha rival sobre la que caes vuelve a la espera, salvo en las casillas [seguras|safe], que llevan un aspa. Las fichas pueden pasar por encima de otras.
    La ficha que completa la vuelta con el número exacto llega a la meta.
how-senet =
    Gana quien lleva primero sus cinco fichas por el camino sinuoso de treinta casillas y las saca del tablero. Lanza las cuatro [varillas|stick]: las caras planas hacia arriba son los pasos; si no sale ninguna, son cinco.
    Si caes sobre una ficha rival que está sola, las dos cambian de sitio. Dos fichas contiguas del mismo color se [protegen|pair] y cierran el paso.
    Las casillas del final llevan signos y se llaman [casas|house]. La cruz con asa, la 26, da otra tirada. Las [olas|water], la 27, devuelven la ficha a la 15. Una ficha sale del tablero al llegar justo a la 30.
how-bead-jump =
    Gana quien llena primero el [campo|camp] de enfrente con sus seis perlas. Una perla da un paso a un punto vecino, o salta en línea recta por encima de una sola perla y cae tan lejos detrás de ella como estaba delante, si no hay nada más en medio. Los saltos se pueden [encadenar|chain].
    No hay capturas. Al final de la [ronda|round] 20 debe haber dos perlas fuera de tu campo; al final de la 25, tres; al final de la 30, las seis: quien tarda pierde.
how-san-san =
    Gana quien deja al rival con menos de tres piedras o sin jugada. Primero cada bando pone doce piedras por turnos. Quien completa una [línea|line] de tres (valen las diagonales de las esquinas) marca como [muerta|dead] una piedra rival, que sigue en su punto pero ya no cuenta. Las piedras de una línea completa están [protegidas|protected].
    Con todas las piedras puestas, las muertas salen del tablero y Verde empieza a mover: una piedra, por una línea, hasta el punto siguiente. Completar una línea captura una piedra rival.
    Si nadie formó una línea al poner las piedras, pierde Rojo.
how-gomoku =
    Negro y Blanco ponen piedras por turnos. Gana quien forma primero cinco en raya sin huecos: en horizontal, en vertical o en diagonal.
    Si eliges la regla [renju|renju] para una partida nueva, Negro no puede hacer dos [treses|three] ni dos [cuatros|four] a la vez, ni más de cinco en raya; esos [puntos|forbidden] se marcan en el tablero.

## Palabras

terms = Qué significan las palabras
term-bean =
    frijol
    Uno de los cinco que se lanzan como dados. Una cara lleva una marca; cuentan las marcas que quedan arriba.
term-wait =
    en espera
    Una ficha espera en su caja junto al tablero hasta que una tirada la deja entrar: al principio y tras ser capturada. La caja con el visto es para las que han llegado.
term-safe =
    casilla segura
    Casilla con un aspa, donde ninguna ficha vuelve a la espera y caben los dos colores.
term-counter =
    tanto
    Una de las fichas que se pueden apostar. Quien se queda sin ellas pierde.
term-stick =
    varilla
    Una de las cuatro que se lanzan como dados, planas por una cara y redondas por la otra.
term-pair =
    pareja
    Dos fichas del mismo color en casillas contiguas. Se protegen de cambiar de sitio con una rival, y ninguna rival las pasa.
term-house =
    casa
    Casilla con un signo. La 15 es la Casa del Renacer; la 26, de la Belleza; la 27, del Agua. La 28 y la 29, con tres y dos trazos, son como las demás si no se elige “Casas exactas”.
term-water =
    agua
    La casa 27. La ficha que cae allí vuelve a la 15 o, si está ocupada, a la primera casilla libre.
term-camp =
    campo
    Los seis puntos teñidos de una esquina, donde empieza un color. El de enfrente es adonde quiere ir.
term-chain =
    cadena
    Varios saltos de una perla en un turno. Toca donde debe acabar.
term-round =
    ronda
    Una jugada de cada bando. Su número está junto al tablero.
term-line =
    línea
    Tres piedras de un color en puntos seguidos, unidos por una línea del tablero.
term-dead =
    piedra muerta
    Piedra tachada por una línea rival. Ocupa su punto hasta que todas están puestas, y entonces sale del tablero.
term-protected =
    protegida
    Una piedra en una línea completa de su color no se puede marcar ni capturar.
term-fly =
    vuelo
    Moverse a cualquier punto vacío, no solo al siguiente. Solo si se elige esa opción, para quien tiene tres piedras.
term-three =
    tres
    Tres en raya que aún pueden crecer. Es abierto si puede volverse un cuatro con los dos extremos abiertos.
term-four =
    cuatro
    Cuatro en raya, a una piedra del cinco. Con los dos extremos abiertos nadie puede pararlo.
term-overline =
    más de cinco
    Seis o más en raya.
term-renju =
    renju
    Regla que compensa la ventaja de empezar: Negro tiene puntos prohibidos y solo gana con cinco justas.
term-forbidden =
    puntos prohibidos
    En renju Negro no puede formar a la vez dos treses abiertos (33), dos cuatros (44) ni más de cinco (6), salvo que forme cinco.
term-swap =
    swap2
    Apertura justa para los dos. Una parte pone dos piedras negras y una blanca; la otra elige color, o pone dos más y deja elegir a la primera.

## Lecciones

lesson = Lección
lesson-of = Lección: { $game }
lesson-at = { $step } de { $steps }
lesson-before = Atrás
lesson-again = Otra vez
lesson-skip = Saltar
lesson-next = Seguir
lesson-wrong = { $happened } Está permitido, pero míralo otra vez.
lesson-end = ¡Ya sabes jugar a { $game }!
lesson-first = Desde el principio
play-computer = Jugar contra la máquina
play-somebody = Jugar con alguien

lesson-patolli-1 =
    Llevas Jade, los anillos verdes. Tus seis fichas esperan junto a la cruz y darán una vuelta a ella.
    Lanza los frijoles y mete una ficha en tu casilla de salida.
    Con cualquier tirada entra una ficha, y la tirada queda gastada.
lesson-patolli-2 =
    De uno a cuatro frijoles marcados son otros tantos pasos, en el sentido del reloj.
    Lanza y mueve tu ficha.
    Tras una vuelta de 52 pasos, la ficha ha llegado.
lesson-patolli-3 =
    Has sacado dos. Dos casillas delante de tu ficha hay una rival.
    Mándala a la espera.
    Tendrá que empezar de nuevo. Nada retrasa más al rival.
lesson-patolli-4 =
    Has sacado tres. Una ficha rival te sigue de cerca, pero en las casillas con aspa nadie vuelve a la espera.
    Pon tu ficha a salvo.
    En una casilla con aspa caben ambos colores, y todos están a salvo.
lesson-patolli-5 =
    Los cinco frijoles marcados: cinco pasos y otra tirada. (Ninguno marcado serían diez pasos.)
    Mueve y vuelve a lanzar.
    Solo los cinco marcados dan otra tirada.
lesson-patolli-6 =
    Has sacado cuatro. A tu ficha le faltan cuatro pasos y debe llegar justa.
    Llévala a la meta.
    ¡Llegó! Gana quien primero lleve las seis fichas.

lesson-senet-1 =
    Llevas las blancas, los conos. El camino recorre las tres filas como una serpiente y sale del tablero.
    Lanza las varillas y mueve la ficha de delante.
    Las caras planas hacia arriba son los pasos; ninguna son cinco.
lesson-senet-2 =
    Has sacado tres. Puedes caer donde haya una rival sola: las dos cambian de sitio.
    Cambia de sitio con una ficha negra.
    Tú avanzas, y la rival vuelve a donde estabas.
lesson-senet-3 =
    Has sacado cuatro. Dos fichas contiguas del mismo color se protegen.
    Forma una pareja.
    Nadie puede cambiarse con estas dos, ni pasarlas.
lesson-senet-4 =
    Has sacado cuatro, pero una pareja negra cierra el paso. Toca una ficha y sabrás por qué no puede.
    Busca la única ficha que puede moverse.
    Ya está más allá de la pareja.
lesson-senet-5 =
    Has sacado dos. Las olas son la Casa del Agua: quien cae allí vuelve a la cruz con asa.
    Mueve otra ficha, no la que está ante el agua.
    Buen rumbo. Allí espera una tirada mejor.
lesson-senet-6 =
    Has sacado uno. Justo antes del agua está la Casa de la Belleza: quien llega vuelve a lanzar.
    Ve allí y vuelve a lanzar.
    Buen sitio antes de las últimas casillas.
lesson-senet-7 =
    Has sacado dos. La ficha que llega justa a la última casilla sale del tablero.
    Saca la ficha de delante.
    Fuera. Gana quien primero saque las cinco.

lesson-bead-jump-1 =
    Llevas las azules. Tus perlas están en su campo, abajo, y quieren llegar al opuesto.
    Mueve una perla un paso, a un punto vecino.
    Un paso sigue una línea, en cualquier sentido.
lesson-bead-jump-2 =
    Una perla también salta sobre una sola perla, tuya o rival, al punto vacío de detrás.
    Salta sobre una vecina.
    No se captura nada: las perlas están para saltarlas.
lesson-bead-jump-3 =
    El salto puede ser largo: caes tan lejos detrás de la perla como estabas delante, si no hay nada en medio.
    Salta desde la esquina de abajo sobre la perla a dos puntos.
    Cuatro puntos de una vez. Busca espejos así.
lesson-bead-jump-4 =
    Los saltos se encadenan, de una caída a la siguiente.
    Llega al campo rival en un turno.
    Tres saltos seguidos. Tiende puentes y usa los del rival.
lesson-bead-jump-5 =
    Dos perlas deben estar fuera al acabar la ronda 20, tres en la 25, las seis en la 30.
    Saca una perla más de tu campo.
    Quien tarda pierde: no esperes.
lesson-bead-jump-6 =
    Ahora llevas las rojas. Cinco perlas tuyas están en el campo rival, abajo.
    Mete la última.
    Los seis puntos están llenos: ¡ganas!

lesson-san-san-1 =
    Llevas las rojas, los cuadrados. Se colocan piedras por turnos. Cada línea de tres le cuesta una piedra al rival.
    Forma una línea de tres.
    Vale toda línea grabada, también las de las esquinas.
lesson-san-san-2 =
    Tu línea te deja marcar como muerta una piedra rival. Dos verdes están cerca de formar línea.
    Marca una de esas dos.
    Una piedra muerta ocupa su punto, pero no cuenta.
lesson-san-san-3 =
    Verde tiene una línea de tres. Las piedras en línea no se pueden marcar.
    Forma una línea y marca una piedra que se pueda.
    Así una línea protege también las propias.
lesson-san-san-4 =
    Ahora llevas las verdes, los triángulos, y tienes la última piedra. Después salen las muertas.
    Colócala y marca una piedra roja.
    El tablero queda limpio. Desde ahora se mueve, y empieza Verde.
lesson-san-san-5 =
    Vuelves a llevar las rojas. Una piedra va por una línea al punto siguiente.
    Mueve una para formar línea y captura una piedra.
    Abre la línea y ciérrala otra vez: capturas de nuevo.
lesson-san-san-6 =
    Llevas las verdes. A Rojo le quedan tres piedras; con menos se pierde.
    Forma una línea y captura una de ellas.
    ¡Ganas! También pierde quien no puede mover.

lesson-gomoku-1 =
    Llevas las negras. Gana quien pone cinco seguidas: en horizontal, vertical o diagonal.
    Ya hay cuatro: gana.
    ¡Cinco en línea!
lesson-gomoku-2 =
    Blanco tiene un cuatro, cerrado por un lado.
    Para el cuatro.
    A tiempo: la siguiente piedra habría ganado.
lesson-gomoku-3 =
    Blanco tiene tres seguidas con ambos lados abiertos. Si las dejas, serán un cuatro imparable.
    Para el tres.
    Justo al lado: ahora un cuatro queda cerrado por un lado.
lesson-gomoku-4 =
    Esta vez el tres abierto es tuyo.
    Forma un cuatro abierto por ambos lados.
    Blanco cierra un lado y tú ganas por el otro.
lesson-gomoku-5 =
    Tienes tres en horizontal, cerradas por un lado, y dos en vertical.
    Forma un cuatro y un tres con una sola piedra.
    Doble amenaza: Blanco para el cuatro y el tres sigue.
lesson-gomoku-6 =
    En renju hay puntos prohibidos para Negro: dos treses (33), dos cuatros (44), seis o más (6).
    Gana con cinco justas.
    Cinco justas siempre ganan. A Blanco nada se le prohíbe.

## La biblioteca

library = Tus partidas
library-goes-on = En curso
library-empty = Aún no hay partidas. Aquí se guardan las que empieces, también las terminadas.
library-count =
    { $count ->
        [0] Ninguna partida coincide.
        [one] 1 partida
       *[other] { $count } partidas
    }
library-actions = Acciones: { $title }
library-deleted = Se eliminó “{ $title }”.
library-gone = Ya se eliminó para siempre.
bring-back = Recuperarla
filter-game = Qué juego
filter-all-games = Todos los juegos
filter-state = Qué estado
filter-any-state = Cualquier estado
filter-going-on = En curso
filter-over = Terminadas
search = Buscar nombres y títulos
look-at-game = Verla
copy-game = Jugar una copia
copy-before-end = Jugar una copia desde antes del final
rename = Cambiar el título
game-title = Título
save = Guardar
export = Exportar
export-all = Exportar todas las partidas
import-not-kept = No se pudieron guardar aquí todas las partidas. Las guardadas quedan; el resto puede leerse otra vez cuando haya espacio. ({ $detail })
exported-without =
    { $count ->
        [one] Una partida no se pudo leer y no está en el archivo.
       *[other] { $count } partidas no se pudieron leer y no están en el archivo.
    }
exported = El archivo está en tus descargas.
exported-to = Se guardó como { $path }
export-failed = Esta partida no se puede escribir en ese formato.
export-not-saved = No se pudo guardar el archivo. ({ $detail })
delete = Eliminar
delete-finished = Eliminar las terminadas
ask-delete-finished = ¿Eliminar para siempre todas las partidas terminadas? Expórtalas antes si quieres conservarlas.
format-json = Registro (.json), con todo
format-text = Texto para leer y escribir (.txt)
format-sgf = SGF, para otros programas
format-psq = Archivo de Piskvork (.psq)
format-code = Jugadas una tras otra (h8h9…)
format-points = Notación de programas de molino
format-share = Código corto
import = Importar
import-help = Pega un código, un enlace, un registro o una partida de otro programa. O elige archivos: .json, .jsonl, .sgf, .psq, .txt.
import-text = La partida como texto
import-read = Leerla
import-files = Elegir archivos
import-file = { $file }: { $why }
import-unreadable = El archivo no se puede leer.
imported =
    { $count ->
        [one] Se añadió 1 partida.
       *[other] Se añadieron { $count } partidas.
    }
imported-there =
    { $count ->
        [one] 1 partida ya estaba.
       *[other] { $count } partidas ya estaban.
    }
open-link = Una partida por enlace
open-keep = Guardarla
open-leave = No guardarla
open-there = Ya tienes esta partida.
statistics = Estadísticas
stat-none = Aún no hay partidas terminadas.
stat-won = Ganadas
stat-drawn = Tablas
stat-length =
    { $plies ->
        [one] 1 jugada de media
       *[other] { $plies } jugadas de media
    }
stat-longest = Mejor racha
stat-streak = { $who } lleva { $count } seguidas

## De dónde vienen

history-patolli = Gómara escribió en 1552 que los jugadores de patolli apostaban sus bienes y hasta su libertad; Sahagún describió la estera con una cruz de 52 casillas y cinco frijoles marcados. No se conocen reglas antiguas completas: las de hoy, también estas, son modernas. (E. B. Tylor en Popular Science Monthly 14; Sahagún)
history-senet = Del senet quedan tableros de treinta casillas, cinco o siete fichas por bando y cuatro varillas. No se conserva ninguna regla: toda forma de jugar, también esta, es una reconstrucción. (Ludii Games Database, Senet)
history-bead-jump = Hermana pequeña del halma y de las damas chinas, en que se salta y nada se captura; el salto al punto espejo se conoce como damas chinas «súper». Las reglas del halma no dicen qué pasa con quien se queda en casa; por eso aquí hay un plazo. (Ludii Games Database; gamerz.net)
history-san-san = Entre yao, tujia, dong y miao tiene muchos nombres: 三三棋, 打三棋, 三棋; en otros lugares 成三棋 o 直棋. Culin lo describió como Sam K'i en 1895. (Sanmill; Ludii Games Database)
history-gomoku = Cinco en línea se juega libre, con cinco justas o como renju, con puntos prohibidos para Negro. Las formas prohibidas son aquí las que define la Renju International Federation. (renju.net; Gomocup)

## Repasar una partida

look = Repasar la partida
look-go-on = Seguir desde aquí
# In its place at the end: the same without the last action.
look-copy = Jugar una copia
look-at = Jugada { $ply } de { $plies }
look-start = El comienzo: aún no se ha jugado nada.
look-ply = Jugada que se ve
look-first = Al comienzo
look-event-before = Al suceso anterior
look-back = Una jugada atrás
look-on = Una jugada adelante
look-next-event = Al suceso siguiente
look-last = Al final
look-mistake-before = Al error anterior
look-next-mistake = Al error siguiente
look-moves = Todas las jugadas
look-words = Con palabras
written-pass = pasa
written-draw = empate
written-resigns = se rinde

## Análisis de una partida por la máquina

review = Análisis
percent = { $part } %
review-progress = { $ply } de { $plies }
review-stop = Parar
review-go-on = Seguir
review-helpless = La máquina no puede analizar la partida aquí.
review-graph = Posibilidades de { $who }, jugada a jugada
review-chances = Posibilidades de { $who }: { $part }.
review-graded = { $sign } { $grade }.
review-lost = { $sign } { $grade }: { $part } perdido.
review-threw = La tirada da a { $who } { $part }.
review-better = Mejor: { $what }.
review-best = La mejor
review-good = Buena
review-inaccuracy = Imprecisión
review-mistake = Error
review-blunder = Error grave
review-accuracy = Precisión
review-luck = Suerte
review-skill = Decisiones
review-luck-is = lo que dieron las tiradas
review-skill-is = lo que se perdió al decidir
review-sum = Posibilidades de ganar de { $who }, en %
review-sum-start = Al principio
review-sum-luck = Suerte de { $who }
review-sum-skill = Decisiones de { $who }
review-sum-rest = Nuevo cálculo
review-sum-end = Al final
review-how = Qué significa
review-grades = Cada decisión se compara con la mejor que encontró la máquina, según las posibilidades de ganar (un empate vale media victoria): La mejor pierde menos del 2 %, Buena menos del 5 %, Imprecisión menos del 10 %, Error menos del 20 %, Error grave el 20 % o más. La única jugada posible no se califica. La precisión es lo que conserva cada decisión por término medio.
review-luck-how = La suerte es lo que una tirada da por encima de la media de todas. Las decisiones solo pierden: las pequeñas pérdidas de muchas se suman y pueden pasar del 100 %, pues las de la otra persona las compensan. La máquina vuelve a juzgar en cada jugada: lo que entonces rectifica va aparte. Todo junto da el resultado.
## Compartir, y confianza en las tiradas

share = Compartir
share-qr-link = Código QR del enlace a esta partida
share-qr-code = Código QR del código de esta partida
share-too-long = Esta partida es demasiado larga para un código QR. Las demás formas siguen abiertas.
share-send = Enviar con otra aplicación
share-copy-link = Copiar enlace
share-copy-code = Copiar código
share-copy-text = Copiar como texto
share-format = Forma del texto
share-copied = Copiado
share-by-hand = Aquí no se puede copiar automáticamente. El texto está seleccionado: cópialo a mano.
throws = Tiradas
throws-patolli = Cuántas veces cayeron tantos frijoles con la marca arriba: las que hubo y las que el azar deja esperar
throws-senet = Cuántas veces cayeron tantos palos con la cara plana arriba: las que hubo y las que el azar deja esperar
throws-odds = { $who }: las tiradas limpias difieren tanto como aquí, o más, en { $percent } de cada 100 partidas.
throws-verify = Todas las tiradas de una partida salen de su semilla. Quien tenga la partida, copiada como texto, puede comprobarlas: guqi-cli verify ARCHIVO
seed = Semilla
seed-copy = Copiar semilla
seed-chance = al azar
seed-typed = por semilla
seed-help = Un número. La misma semilla da de nuevo las mismas tiradas; si se deja vacío, decide el azar.
seed-wrong = Una semilla es un número entero de 0 a 18446744073709551615, solo con cifras.
