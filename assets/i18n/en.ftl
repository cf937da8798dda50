# Guqi in English.

between-sentences = { " " }
between-items = { ", " }

## The games

game-patolli = Patolli
game-senet = Senet
game-bead-jump = Bead jump
game-san-san = San San Qi
game-gomoku = Gomoku

line-patolli = Race six pieces round a cross by throwing beans
line-senet = Egypt's race along thirty squares, by throwing sticks
line-bead-jump = Hop your beads across the diamond in long chains
line-san-san = Make lines of three, mark stones, then hunt them
line-gomoku = Five stones in a row

side-patolli-jade = Jade
side-patolli-obsidian = Obsidian
side-senet-white = White
side-senet-black = Black
side-bead-jump-blue = Blue
side-bead-jump-red = Red
side-san-san-red = Red
side-san-san-green = Green
side-gomoku-black = Black
side-gomoku-white = White
side-gomoku-first = First player
side-gomoku-second = Second player

who = { $name } ({ $side })
versus = { $first } – { $second }

## Screens and buttons

home-line = Old board games for two, or for one and the computer
home-continue = Continue
home-new = New game
home-plies =
    { $plies ->
        [0] not begun
        [one] 1 move
       *[other] { $plies } moves
    }
home-unreadable = A saved game could not be read and was kept aside as “{ $key }”. { $why }
home-left = The saved game “{ $key }” could not be opened and was left as it is. { $why }
home-more =
    { $count ->
        [one] 1 more
       *[other] { $count } more
    }
language = Language
back-home = Home
all-games = All games
back-to-game = Back to the game
close = Close
undo = Undo
redo = Redo
menu = Menu
yes = Yes
no = No
on = On
off = Off
players = Players
player-starts = { $side }, begins
name-optional = Name (optional)
swap-sides = Swap sides
draw-sides = Draw lots for sides
rules = Rules
rules-default = standard
rules-own = your own
rules-reset = Back to the standard rules
rules-conflict = “{ $option }” and “{ $other }” cannot be chosen together like this.
start = Start
start-new = New game
how-to-play = How to play
no-game = No game
no-game-here = This game is not on this device.
menu-draw = Agree on a draw
menu-resign = { $who } resigns
ask-draw = Do both players agree on a draw?
ask-resign = { $who } gives up?
end-won = { $who } wins!
end-drawn = A draw
play-again = Play again
look-at-board = Look at the board
throw-patolli = Throw the beans
throw-senet = Throw the sticks
tray-worth =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
choose-black = Play Black
choose-white = Play White
choose-more = Place two more

panel-side-level = { $side } · { level }
panel-turn = to move
panel-won = winner
count-waiting = waiting
count-done = done
count-off = off board
count-camp = arrived
count-round = round
count-hand = in hand
count-on = on board
count-dead = dead
count-counters = counters

## The computer

computer = Computer
computer-level = Computer · { level }
level = { $level } { level-name }
level-name =
    { $level ->
        [1] First steps
        [2] Learner
        [3] Casual
        [4] Steady
        [5] Club
        [6] Strong
        [7] Expert
       *[8] Master
    }
level-choose = Strength of the computer
person = Person
plays-side = { $side } is played by
panel-thinking = thinking …
panel-paused = paused
prompt-thinking = { $who } is thinking …
prompt-throws = { $who } throws …
prompt-paused = Paused. { $who } is next.
why-computers-turn = One moment – it is the computer's turn.
why-paused = The game is paused. Let it go on, or take back.
why-nothing-to-undo = There is nothing to take back.
why-nothing-to-redo = There is nothing to play again.
pause = Pause
go-on = Go on
pace = Pace
pace-help = How long each of the computer's moves is shown
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-at-once = at once
thinking = Time to think
thinking-help = At most, for each of the computer's moves
thinking-500 = ½ s
thinking-1000 = 1 s
thinking-3000 = 3 s
thinking-10000 = 10 s
helpless = The computer cannot think here just now. Move for it, or press Go on.

## Settings

settings = Settings
language-help = Of the whole app
theme = Colours
theme-help = Of the screen and the boards
theme-system = as the device
theme-light = light
theme-dark = dark
theme-contrast = high contrast
theme-jade = jade and obsidian
theme-papyrus = papyrus and ink
speed = Motion
speed-help = How fast pieces and throws move
speed-slow = slow
speed-normal = normal
speed-fast = fast
speed-none = none
seats = Seats
seats-help = How two people sit at this screen
seats-neutral = fixed
seats-face = face to face
seats-same = board turns
confirm = Confirming
confirm-help = A first tap only aims, a second one plays
confirm-small = small boards
confirm-always = always
confirm-never = never
consent = Taking back
consent-help = Whether the other person is asked first
consent-off = freely
consent-on = by consent
ask-undo = May the last move be taken back?
ask-undo-end = The game is over. Take back its end?
aim-prompt = Tap there again to play, or aim elsewhere
aim-play = Play { $at }
aim-move = Go to { $at }
aim-enter = Bring it in
aim-off = Take it off
coordinates = Coordinates
coordinates-help = Names of the points on the boards
coordinates-on = shown
coordinates-off = hidden
turn-board = Turn the board
whole-board = Whole board
sound = Sound
sound-help = How loud the game is
sound-off = off
sound-soft = soft
sound-normal = normal
sound-loud = loud
vibration = Vibration
vibration-help = Felt when something happens on the board
vibration-off = off
vibration-light = light
vibration-strong = strong
awake = Screen stays on
awake-help = While a game goes on, up to ten minutes after the last touch
awake-on = yes
awake-off = no
letters = Letter keys
letters-help = Single letters and signs act at the table
letters-on = on
letters-off = off

## Hints

hint = Hint
hint-wanted = Looking for a good move …
hint-throw = Hint: throw first.
hint-line = Hint: { $what } – { $why }
hint-move = { $from } to { $to }
hint-enter = bring a piece in on { $to }
hint-off = { $from } off the board
hint-point = { $at }
state-hint = suggested
hint-why-only = nothing else is possible
hint-why-wins = wins the game
hint-why-captures = sends an enemy piece back
hint-why-takes = takes a stone
hint-why-pushes-back = pushes an enemy piece back
hint-why-arrives = a piece completes its round
hint-why-leaves = a piece leaves the board
hint-why-makes-line = makes a line
hint-why-stops-line = stops a line
hint-why-breaks-line = breaks up a line in the making
hint-why-makes-four = makes a four
hint-why-makes-three = makes an open three
hint-why-stops-four = stops a four
hint-why-stops-three = stops an open three
hint-why-throws-again = gives another throw
hint-why-safe = reaches a safe square
hint-why-pair = protects a pair
hint-why-enters = brings a piece in
hint-why-camp = a bead reaches the enemy camp
hint-why-chain = a chain of { $jumps } jumps
hint-why-better = keeps the better chances ({ $percent } % to win)
hint-why-even = keeps the game even ({ $percent } % to win)
hint-why-worse = the best chance there is ({ $percent } % to win)

## Keys

keys = Keys
keys-move = to the next place in that direction
keys-row = to the first or last place of the row
keys-act = choose, place, take
keys-next = to the next place where something can be done; with Shift to the one before
keys-zoom = make the board larger or smaller
keys-escape = see the whole board; leave the chosen piece; close a sheet
keys-throw = throw
keys-pause = pause, or go on
keys-help = this list

## The board, as it is read out

says = What to do
log = What happened
board = { $game } board
places = Places
label = { $name }, { $what }
label-state = { $name }, { $what }, { $state }
state-source = can move
state-chosen = chosen
state-target = can be reached
state-take = can be taken
empty = empty
pieces =
    { $count ->
        [one] { $side }
       *[other] { $count } { $side }
    }
piece-dead = { $side }, dead
spot-home = waiting
spot-off = off the board

## What to do next

prompt-throw-patolli = { $who }: throw the beans
prompt-throw-senet = { $who }: throw the sticks
prompt-patolli-move = { $who }: move a piece { tray-worth }
prompt-patolli-move-or-enter = { $who }: move a piece { tray-worth }, or bring one in
prompt-patolli-target = { $who }: this piece alone can go { tray-worth } – tap it
prompt-patolli-enter = { $who }: bring a piece in – tap the start square
prompt-senet-move = { $who }: move a piece { tray-worth }
prompt-senet-target = { $who }: one piece alone can go { tray-worth } – tap it
prompt-bead-jump-move = { $who }: choose a bead
prompt-bead-jump-target = { $who }: choose where the bead goes
prompt-san-san-place = { $who }: place a stone
prompt-san-san-mark = { $who }: mark one of the enemy's stones dead
prompt-san-san-remove = { $who }: take one of the enemy's stones
prompt-san-san-move = { $who }: choose a stone to move
prompt-san-san-target = { $who }: choose where the stone goes
prompt-gomoku-place = { $who }: place a stone
prompt-opening = { $who }: place a stone for { $stone }
prompt-choose-2 = { $who }: choose a colour
prompt-choose-3 = { $who }: choose a colour, or place two more stones
prompt-pass-patolli =
    { $steps ->
        [0] { $who }: this throw is worth nothing – the turn passes
       *[other] { $who }: no piece can go { tray-worth } – the turn passes
    }
prompt-pass-senet = { $who }: no piece can go { tray-worth } – the turn passes
prompt-pass-bead-jump = { $who }: no bead can move – the turn passes
prompt-pass-san-san = { $who }: nothing can be done – the turn passes
prompt-pass-gomoku = { $who }: every empty point is forbidden – the turn passes

## What happened

event-threw-patolli =
    { $marked ->
        [0] { $who } threw no marked side: { tray-worth }.
       *[other] { $who } threw { $marked } marked: { tray-worth }.
    }
event-threw-senet =
    { $marked ->
        [0] { $who } threw no flat side: { tray-worth }.
       *[other] { $who } threw { $marked } flat: { tray-worth }.
    }
event-passed = { $who } passed.
event-entered = { $who } entered on { $to }.
event-off = { $who } took a piece off from { $from }.
event-moved = { $who } went from { $from } to { $to }.
event-placed = { $who } placed on { $at }.
event-opening = A stone for { $stone } on { $at }.
event-captured-patolli = { $who } was sent back from { $at }.
event-captured-san-san = { $who } lost the stone on { $at }.
event-swapped = { $who } was pushed back from { $from } to { $to }.
event-carried = The water carried { $who } from { $from } to { $to }.
event-line = { $who } made a line.
event-marked = { $who }'s stone on { $at } is dead.
event-swept = All are placed, and the dead leave: now stones move.
event-nothing-to-take = All enemy stones are protected: { $who } takes nothing.
event-paid = { $who } pays a counter.
event-throws-again = { $who } throws again.
event-chose-black = { $who } chose Black.
event-chose-white = { $who } chose White.
event-chose-more = { $who } places two more.
told-taken-back = Taken back: { $what }
told-all-taken-back = { $plies } moves taken back.
told-played-again = { $plies } moves played again.

## Why not

why-game-over = The game is over.
why-throw-due = Throw first.
why-no-throw-due = Nothing is thrown now.
why-may-not-pass = There is something to do, so nobody may pass.
why-take-due = First take one of the enemy's stones.
why-no-take-due = No stone may be taken now.
why-choice-due = First choose a colour.
why-no-choice-due = There is nothing to choose now.
why-still-placing = Stones move only when all are placed.
why-placing-over = All stones are placed; now they move.
why-no-such-point = The board has no such point.
why-empty = No piece stands on { $at }.
why-not-yours = The piece on { $at } is not yours.
why-own-stone = The stone on { $at } is your own.
why-own-piece = Your own piece stands on { $at }; two cannot share a square.
why-occupied = { $at } is taken.
why-none-waiting = No piece is waiting.
why-entry-needs-one = Only a throw of one lets a piece in.
why-no-steps = This throw is worth nothing.
why-wrong-distance =
    { $steps ->
        [one] The throw is 1 step, no other distance.
       *[other] The throw is { $steps } steps, no other distance.
    }
why-too-far = The throw is too high: the end must be reached exactly.
why-not-exact = From { $at } a piece leaves only by a throw of { $steps }.
why-barred = Enemy pieces side by side bar the way at { $at }.
why-protected-by-pair = The piece on { $at } is protected by its neighbour.
why-safe-square = The piece on { $at } is safe there.
why-gate = No piece leaves while one of yours stands in the first row.
why-forward-first = A piece goes back only when none can go forward.
why-never-back = This piece never goes back.
why-no-way = No step and no chain of jumps leads there.
why-no-return = No bead may end in its own camp any more.
why-not-adjacent = Stones move only to a neighbouring point on a line.
why-protected-by-line = The stone on { $at } is protected by its line.
why-dead = The stone on { $at } is dead already.
why-forbidden = Forbidden to Black: { $reasons }.
why-choose-first = First choose a piece that can move.
why-only-entering = Only a waiting piece can be brought in now.
why-stuck = This piece cannot move now.
forbidden-double-three = double three
forbidden-double-four = double four
forbidden-overline = more than five in a row

## Endings

won-all-off = { $who } wins: all pieces are home.
won-broke = { $who } wins: { $loser } has no counters left.
won-camp-filled = { $who } wins: the enemy camp is filled.
won-stalling = { $who } wins: { $loser } left the camp too slowly.
won-dull-game = { $who } wins: nobody made a line, so the first player loses.
won-too-few = { $who } wins: { $loser } has fewer than three stones.
won-no-moves = { $who } wins: { $loser } cannot move.
won-five = { $who } wins: five in a row.
won-resigned = { $who } wins: { $loser } gave up.
drawn-both-blocked = A draw: nobody can move.
drawn-stalling = A draw: both left their camps too slowly.
drawn-round-limit = A draw: the last round is over.
drawn-repetition = A draw: the same position came for the third time.
drawn-no-removal = A draw: too long without a capture.
drawn-too-few = A draw: both have fewer than three stones.
drawn-board-full = A draw: the board is full.
drawn-agreed = A draw by agreement.

## Trouble

trouble-full = There is no space left to save the game. It goes on, but is not kept. ({ $detail })
trouble-forbidden = Saving is not allowed here. The game goes on, but is not kept. ({ $detail })
trouble-missing = This device offers no place to save. The game goes on, but is not kept. ({ $detail })
trouble-other = The game could not be saved. It goes on, but is not kept. ({ $detail })
trouble-apart = Another window of the app has changed this game. It goes on here as a game of its own; the other one is kept too.
record-syntax = The text is broken at line { $line }, column { $column }.
record-not-a-record = It is not a record of a game.
record-version = It is of version { $found }, which this program does not know yet.
record-unknown-game = It names a game that does not exist here: { $found }.
record-field = Something else was expected at { $at }.
record-option = The rule “{ $option }” cannot be used like this.
record-action = Action { $ply }, “{ $token }”, is not possible.

## Installed

update-ready = A new version of Guqi is ready.
update-busy = Close the other windows of Guqi first. Otherwise the new version is taken into use at the next start.
update-take = Use it now
arrived-not-read = “{ $file }” was not opened. { $why }

## Games from elsewhere
import-unrecognised = This is no game in a form known here.
import-too-large = This is too large to be a game.
import-encoding = The text is not in the encoding { $label }, or that is not known here.
import-damaged = The code is damaged: a letter is wrong or missing.
import-code-version = The code is from a newer version of this program.
import-impossible = The code holds no game that can be played.
import-line = Line { $line }: { $why }
import-syntax = This cannot be read.
import-board = There is no board of size { $found } here.
import-out-of-turn = It is the other colour’s turn.
import-setup = No game begins with these stones.

## Options: Patolli

opt-patolli-pieces = Pieces
opt-patolli-pieces-help = How many each side brings round
opt-patolli-entry = Entering
opt-patolli-entry-help = Which throws let a [waiting|wait] piece in
opt-patolli-entry-any = any throw
opt-patolli-entry-one = only one
opt-patolli-safe = Safe squares
opt-patolli-safe-help = Where nobody is [sent back|wait]
opt-patolli-safe-standard = eight
opt-patolli-safe-arm-ends = arm ends
opt-patolli-safe-none = none
opt-patolli-blank = No bean marked
opt-patolli-blank-help = Steps when no marked side is up
opt-patolli-blank-0 = none
opt-patolli-extra-on-five = Five marked
opt-patolli-extra-on-five-help = Throw again after five marked beans
opt-patolli-stakes = Counters
opt-patolli-stakes-help = Pay [one|counter] when captured or stuck; who has none loses
opt-patolli-stakes-0 = without

## Options: Senet

opt-senet-pieces = Pieces
opt-senet-pieces-help = How many each side has
opt-senet-extra-throws = Throw again
opt-senet-extra-throws-help = Throws that give another
opt-senet-block = Barring the way
opt-senet-block-help = How many [side by side|pair] cannot be passed
opt-senet-block-pair = two
opt-senet-block-three = three
opt-senet-corners = Corners
opt-senet-corners-help = Pieces side by side round a corner [protect each other|pair]
opt-senet-backward = Backward
opt-senet-backward-help = Who cannot go forward must go back
opt-senet-exact-houses = Exact houses
opt-senet-exact-houses-help = From 28 only three leads off, from 29 only two; 26, 28 and 29 are safe
opt-senet-gate = Gate
opt-senet-gate-help = When pieces may leave the board
opt-senet-gate-none = always
opt-senet-gate-top-row = first row empty

## Options: Bead jump

opt-bead-jump-no-return = No return
opt-bead-jump-no-return-help = After the last deadline no bead may go back into its own [camp|camp]
opt-bead-jump-home = Leaving camp
opt-bead-jump-home-help = Rounds by which beads must be out
opt-bead-jump-home-standard = 2 by 20, 3 by 25, 6 by 30
opt-bead-jump-home-gentle = 2 by 30, 3 by 40, 6 by 50
opt-bead-jump-home-none = no deadline
opt-bead-jump-repetition = Repetition
opt-bead-jump-repetition-help = The third time the same position is a draw
opt-bead-jump-max-rounds = Longest game
opt-bead-jump-max-rounds-help = How many [rounds|round] until a draw
opt-bead-jump-max-rounds-0 = no limit

## Options: San San Qi

opt-san-san-take-lines = Stones in lines
opt-san-san-take-lines-help = Whether stones of a completed [line|line] may be taken
opt-san-san-take-lines-never = never
opt-san-san-take-lines-if-no-others = if no others
opt-san-san-take-lines-always = always
opt-san-san-take-per-line = One for each line
opt-san-san-take-per-line-help = Two lines at once take two stones
opt-san-san-dull-game = Game without lines
opt-san-san-dull-game-help = If nobody makes a line while placing, Red loses
opt-san-san-dead-count = Dead stones count
opt-san-san-dead-count-help = Whether [dead|dead] stones still make lines for their owner
opt-san-san-red-first = Red moves first
opt-san-san-red-first-help = Red, not Green, begins to move when all stones are placed
opt-san-san-fly = Flying
opt-san-san-fly-help = With three stones left, one may [move to any empty point|fly]
opt-san-san-repetition = Repetition
opt-san-san-repetition-help = The third time the same position is a draw
opt-san-san-no-removal = No captures
opt-san-san-no-removal-help = So many moves in a row without one are a draw
opt-san-san-no-removal-0 = no limit

## Options: Gomoku

opt-gomoku-size = Board
opt-gomoku-size-help = Lines each way
opt-gomoku-rule = Rule
opt-gomoku-rule-help = Freestyle: five or more win. Exact: [six|overline] do not. Renju: some points are [forbidden|forbidden] to Black
opt-gomoku-rule-freestyle = freestyle
opt-gomoku-rule-exact = exact five
opt-gomoku-rule-renju = renju
opt-gomoku-opening = Opening
opt-gomoku-opening-help = Swap2: [one places three stones|swap], the other chooses a colour
opt-gomoku-opening-free = free
opt-gomoku-opening-swap2 = swap2

## How to play

how-patolli =
    Who first brings all six pieces once round the cross of 52 squares wins. Throw five [beans|bean]: one to four marked sides up are so many steps, five marked are five steps and another throw, none marked is ten steps.
    Any throw lets a [waiting|wait] piece in on your start square, and is used up by it. An enemy piece on which you land must wait and begin anew, unless it stands on a crossed, [safe|safe] square. Pieces may pass over each other.
    A piece that completes the round exactly is done.
how-senet =
    Who first brings all five pieces along the winding path of thirty squares and off the board wins. Throw four [sticks|stick]: the flat sides up are the steps, none flat is five.
    Land on a lone enemy and you change places. Two of a colour side by side [protect each other|pair] and bar the way.
    The squares before the end have signs, and are called [houses|house]. The looped cross, 26, gives another throw. The [waves|water], 27, carry the piece back to 15. A piece leaves the board by reaching 30 exactly.
how-bead-jump =
    Who first fills the opposite [camp|camp] with all six beads wins. A bead steps to a neighbouring point, or jumps in a straight line over a single bead and lands as far behind it as it stood before it, if nothing else is in the way. Jumps can be [chained|chain].
    Nothing is captured. By the end of [round|round] 20 two beads must be out of your camp, by 25 three, by 30 all six: who is late loses.
how-san-san =
    Who leaves the enemy fewer than three stones, or no move, wins. First place twelve stones each in turn. Who completes a [line|line] of three, diagonals through the corners too, marks an enemy stone [dead|dead]: it stays on its point but counts no more. Stones in completed lines are [protected|protected].
    When all stones are placed the dead ones leave the board, and Green begins to move: one stone along a line to the next point. A completed line takes an enemy stone.
    If nobody made a line while placing, Red loses.
how-gomoku =
    Black and White place stones in turn. Who first has five in an unbroken row – across, up or diagonally – wins.
    If you choose the rule [renju|renju] for a new game, Black may not make two [threes|three] or two [fours|four] at once, nor six in a row; such [points|forbidden] are marked on the board.

## Words of the games

terms = What the words mean
term-bean =
    bean
    One of five that are thrown like dice. One side has a mark; the marks that lie up are counted.
term-wait =
    waiting
    A piece waits in its box beside the board until a throw lets it in, at the beginning and after it was sent back. The box with the tick is for pieces that are done.
term-safe =
    safe square
    A square with a cross, where no piece is sent back and both colours may stand.
term-counter =
    counter
    One of the tokens that may be staked on the game. Who has none left loses.
term-stick =
    stick
    One of four that are thrown like dice, flat on one side and round on the other.
term-pair =
    pair
    Two pieces of a colour on neighbouring squares. Each protects the other from changing places with an enemy, and no enemy passes them.
term-house =
    house
    A square with a sign. 15 is the House of Rebirth, 26 of Beauty, 27 of Water. 28 and 29, with three and two strokes, are as other squares unless the option “Exact houses” is on.
term-water =
    water
    House 27. A piece that lands there goes back to 15, or if that is taken to the first empty square.
term-camp =
    camp
    The six tinted points in a corner where a colour begins. The one opposite is where it wants to go.
term-chain =
    chain
    Several jumps of one bead in one turn. Tap where it is to end.
term-round =
    round
    A move by each side. The number stands beside the board.
term-line =
    line
    Three stones of one colour on points in a row, joined by a line of the board.
term-dead =
    dead stone
    A stone crossed out for an enemy line. It keeps its point until all stones are placed, and then leaves the board.
term-protected =
    protected
    A stone in a completed line of its colour can be neither marked nor taken.
term-fly =
    flying
    Moving to any empty point, not only to the next one. Only by an option, for a side with three stones.
term-three =
    three
    Three in a row that can still grow. It is open if it can become a four with both ends open.
term-four =
    four
    Four in a row, one stone short of five. With both ends open it is a straight four, which nobody can stop.
term-overline =
    overline
    Six or more in a row.
term-renju =
    renju
    A rule that makes up for Black's first move: some points are forbidden to Black, and only exactly five win.
term-forbidden =
    forbidden points
    In renju Black may not place a stone that makes two open threes at once (33), two fours (44) or an overline (6), unless it makes five.
term-swap =
    swap2
    An opening that is fair to both. One places two black stones and a white one; the other takes a colour, or places two more and lets the first choose.

## Lessons

lesson = Lesson
lesson-of = Lesson: { $game }
lesson-at = { $step } of { $steps }
lesson-before = Back
lesson-again = Again
lesson-skip = Skip
lesson-next = Next
lesson-wrong = { $happened } That is allowed – but look again.
lesson-end = Now you can play { $game }!
lesson-first = From the beginning
play-computer = Play against the computer
play-somebody = Play with somebody

lesson-patolli-1 =
    You are Jade, the green rings. Your six pieces wait beside the cross and shall go once round it.
    Throw the beans, then bring a piece in on your start square.
    Any throw lets a piece in, and the whole throw is used up by it.
lesson-patolli-2 =
    One to four marked beans are so many steps, clockwise round the cross.
    Throw, then move your piece.
    Once round, 52 steps in all, and the piece is done.
lesson-patolli-3 =
    You threw two. An enemy piece stands two squares ahead of yours.
    Send it back.
    It must wait and begin its way anew. Nothing sets the enemy back more.
lesson-patolli-4 =
    You threw three. An enemy piece is close behind yours – but on crossed squares nobody is sent back.
    Bring your piece to safety.
    Both colours may stand on a crossed square together, and all are safe there.
lesson-patolli-5 =
    All five beans are marked: five steps and another throw. (None marked would be ten steps.)
    Move, then throw again.
    Only five marked beans give another throw.
lesson-patolli-6 =
    You threw four. Your piece has four steps to go, and it must arrive exactly.
    Bring it home.
    Done! Who first has all six pieces done wins.

lesson-senet-1 =
    You are White, the cones. The path winds through the three rows like a snake, and then off the board.
    Throw the sticks, then move the front piece.
    The flat sides that lie up are the steps; none flat is five.
lesson-senet-2 =
    You threw three. You may land where a lone enemy stands: the two change places.
    Change places with a black piece.
    You are ahead, and the enemy is back where you came from.
lesson-senet-3 =
    You threw four. Two of a colour side by side protect each other.
    Make a pair.
    Nobody can change places with these two, nor pass them.
lesson-senet-4 =
    You threw four, but a black pair bars the way. Tap a piece to be told why it must stay.
    Find the one piece that can move.
    It stands beyond the pair already.
lesson-senet-5 =
    You threw two. The waves are the House of Water: who lands there is carried back to the looped cross.
    Move another piece than the one before the water.
    Well steered. It waits there for a better throw.
lesson-senet-6 =
    You threw one. Just before the water is the House of Beauty: who lands there throws again.
    Go there, then throw again.
    A good place to be before the last squares.
lesson-senet-7 =
    You threw two. A piece that reaches the last square exactly leaves the board.
    Take your front piece off.
    Off it goes. Who first has all five off wins.

lesson-bead-jump-1 =
    You are Blue. Your beads stand in their camp at the bottom, and want to reach the opposite one.
    Move a bead one step to a neighbouring point.
    A step follows a line, in any direction.
lesson-bead-jump-2 =
    A bead may also jump over a single bead, yours or the enemy's, to the empty point behind it.
    Jump over a neighbour.
    Nothing is captured: beads are there to be jumped over.
lesson-bead-jump-3 =
    A jump can be long: you land as far behind the bead as you stood before it, if the way is clear.
    Jump from the bottom corner over the bead two points away.
    Four points at once. Look out for such mirrors.
lesson-bead-jump-4 =
    Jumps can be chained, from each landing to the next.
    Reach the enemy camp in one turn.
    Three jumps in a chain. Build bridges, and use the enemy's.
lesson-bead-jump-5 =
    Two beads must be out of their camp by the end of round 20, three by 25, all six by 30.
    Bring one more bead out of your camp.
    Who is late loses, so do not wait.
lesson-bead-jump-6 =
    Now you are Red. Five of your beads are in the enemy camp at the bottom.
    Bring in the last one.
    All six points are filled: you win!

lesson-san-san-1 =
    You are Red, the squares. Both sides place stones in turn. Every line of three costs the enemy a stone.
    Make a line of three.
    Every carved line counts, those through the corners too.
lesson-san-san-2 =
    Your line lets you mark an enemy stone dead. Two of Green's could soon be a line.
    Mark one of those two.
    A dead stone keeps its point, but counts for nothing.
lesson-san-san-3 =
    Green has a line of three. Stones in a line are protected from being marked.
    Make a line, then mark a stone that may be marked.
    So a line guards its own stones, too.
lesson-san-san-4 =
    Now you are Green, the triangles, and have the last stone. After it all dead stones leave the board.
    Place it, then mark a red stone.
    The board is swept. From now on stones move, and Green begins.
lesson-san-san-5 =
    You are Red again. A stone moves along a line to the next point.
    Move one so that you make a line, then take a stone.
    Open a line and close it again, and you take once more.
lesson-san-san-6 =
    You are Green. Red has three stones left, and fewer than three lose.
    Make a line, then take one of them.
    You win! Who cannot move loses as well.

lesson-gomoku-1 =
    You are Black. Five in an unbroken row win – across, up or diagonally.
    Four stand there already: win.
    Five in a row!
lesson-gomoku-2 =
    White has a four, closed at one end.
    Stop the four.
    Just in time: the next stone would have won.
lesson-gomoku-3 =
    White has three in a row with both ends open. Left alone, they become a four that nobody can stop.
    Stop the three.
    Right beside it: now a four is closed at one end.
lesson-gomoku-4 =
    This time the open three is yours.
    Make a four with both ends open.
    White can close one end, and you win at the other.
lesson-gomoku-5 =
    You have three across, closed at one end, and two above each other.
    Make a four and a three with one stone.
    A fork: White must stop the four, and the three goes on.
lesson-gomoku-6 =
    In renju some points are forbidden to Black: two threes (33), two fours (44), six or more (6).
    Win with exactly five.
    An exact five always wins. To White nothing is forbidden.

## The library

library = Your games
library-goes-on = Goes on
library-empty = No games yet. Games that you begin are kept here, finished ones too.
library-count =
    { $count ->
        [0] No game matches.
        [one] 1 game
       *[other] { $count } games
    }
library-actions = Actions: { $title }
library-deleted = “{ $title }” was deleted.
library-gone = It is gone for good by now.
bring-back = Bring it back
filter-game = Which game
filter-all-games = All games
filter-state = Which state
filter-any-state = Any state
filter-going-on = Going on
filter-over = Finished
search = Search names and titles
look-at-game = Look at it
copy-game = Play a copy
copy-before-end = Play a copy from before the end
rename = Rename
game-title = Title
save = Save
export = Export
export-all = Export all games
import-not-kept = Not all games could be kept here. What was kept stays; the rest can be read again once there is room. ({ $detail })
exported-without =
    { $count ->
        [one] One game could not be read and is not in the file.
       *[other] { $count } games could not be read and are not in the file.
    }
exported = The file is in your downloads.
exported-to = Saved as { $path }
export-failed = This game cannot be written in that form.
export-not-saved = The file could not be saved. ({ $detail })
delete = Delete
delete-finished = Delete finished games
ask-delete-finished = Delete all finished games for good? Export them first if you want to keep them.
format-json = Record (.json), with everything
format-text = Text to read and type (.txt)
format-sgf = SGF, for other programs
format-psq = Piskvork (.psq)
format-code = Moves one after another (h8h9…)
format-points = Notation of mill programs
format-share = Short code
import = Import
import-help = Paste a code, a link, a record, or a game of another program. Or choose files: .json, .jsonl, .sgf, .psq, .txt.
import-text = The game as text
import-read = Read it
import-files = Choose files
import-file = { $file }: { $why }
import-unreadable = The file cannot be read.
imported =
    { $count ->
        [one] 1 game was added.
       *[other] { $count } games were added.
    }
imported-there =
    { $count ->
        [one] 1 game was there already.
       *[other] { $count } games were there already.
    }
open-link = A game by a link
open-keep = Keep it
open-leave = Do not keep it
open-there = You have this game already.
statistics = Statistics
stat-none = No finished games yet.
stat-won = Wins
stat-drawn = Drawn
stat-length =
    { $plies ->
        [one] 1 move on average
       *[other] { $plies } moves on average
    }
stat-longest = Best streak
stat-streak = { $who } has won { $count } in a row

## Where the games come from

history-patolli = Gómara wrote in 1552 that players of patolli staked their goods and even their freedom; Sahagún described the mat painted with a cross of 52 squares, and five marked beans. No complete old rules are known: those of today, these too, are modern. (E. B. Tylor in Popular Science Monthly 14; Sahagún)
history-senet = What is left of Senet are its boards of thirty squares, five or seven pieces a side and four casting sticks. No rules survive: every way to play, this one too, is a reconstruction. (Ludii Games Database, Senet)
history-bead-jump = A small sister of Halma and Chinese Chequers, where beads hop over others and nothing is captured; jumps to the mirror point are known as “Super” Chinese Chequers. Halma's rules say nothing of who stays at home, so there is a deadline here. (Ludii Games Database; gamerz.net)
history-san-san = Among Yao, Tujia, Dong and Miao it goes by many names: 三三棋, 打三棋, 三棋; elsewhere 成三棋 or 直棋. Culin described it as Sam K'i in 1895. (Sanmill; Ludii Games Database)
history-gomoku = Five in a row is played freely, with exactly five, or as renju, with points forbidden to Black. The forbidden shapes here are those that the Renju International Federation defines. (renju.net; Gomocup)

## Looking through a game

look = Look through
look-go-on = Go on from here
# In its place at the end: the same without the last action.
look-copy = Play a copy
look-at = Move { $ply } of { $plies }
look-start = The beginning: nothing is played yet.
look-ply = Move shown
look-first = To the beginning
look-event-before = To the event before
look-back = One move back
look-on = One move on
look-next-event = To the next event
look-last = To the end
look-mistake-before = To the mistake before
look-next-mistake = To the next mistake
look-moves = All moves
look-words = In words
written-pass = pass
written-draw = draw
written-resigns = resigns

## Review of a game by the computer

review = Review
percent = { $part } %
review-progress = { $ply } of { $plies }
review-stop = Stop
review-go-on = Go on
review-helpless = The computer cannot review the game here.
review-graph = { $who }’s chances, move by move
review-chances = { $who }’s chances: { $part }.
review-graded = { $sign } { $grade }.
review-lost = { $sign } { $grade }, { $part } lost.
review-threw = The throw gave { $who } { $part }.
review-better = Better: { $what }.
review-best = Best
review-good = Good
review-inaccuracy = Inaccuracy
review-mistake = Mistake
review-blunder = Blunder
review-accuracy = Accuracy
review-luck = Luck
review-skill = Choices
review-luck-is = what the throws gave
review-skill-is = what choices lost
review-sum = { $who }’s chances to win, in %
review-sum-start = At the start
review-sum-luck = { $who }’s luck
review-sum-skill = { $who }’s choices
review-sum-rest = Judged anew
review-sum-end = At the end
review-how = What this means
review-grades = Each choice is compared with the best one that the computer found, by the chances to win (a draw is half a win): Best lost less than 2 %, Good less than 5 %, Inaccuracy less than 10 %, Mistake less than 20 %, Blunder 20 % or more. What was the only possibility has no grade. Accuracy is what a choice kept on average.
review-luck-how = Luck is what a throw gave beyond the mean of all throws. Choices only lose: small losses of many of them add up, and can be more than 100 %, as the other person’s make up for them. With every move the computer judges anew: what it takes back then stands by itself. All of it sums to the result.
## Sharing, and trust in throws

share = Share
share-qr-link = QR code of the link to this game
share-qr-code = QR code of this game’s code
share-too-long = This game is too long for a QR code. All other ways are open to it.
share-send = Send with another app
share-copy-link = Copy link
share-copy-code = Copy code
share-copy-text = Copy as text
share-format = Form of the text
share-copied = Copied
share-by-hand = Nothing can be copied by itself here. The text is selected: copy it by hand.
throws = Throws
throws-patolli = How often so many beans fell with the marked side up: what came, and what chance lets one expect
throws-senet = How often so many sticks fell with the flat side up: what came, and what chance lets one expect
throws-odds = { $who }: fair throws differ as much as this, or more, in { $percent } of 100 games.
throws-verify = All throws of a game come from its seed. Whoever has the game, copied as text, can check them: guqi-cli verify FILE
seed = Seed
seed-copy = Copy seed
seed-chance = by chance
seed-typed = by a seed
seed-help = A number. The same seed gives the same throws again; left empty, chance decides.
seed-wrong = A seed is a whole number from 0 to 18446744073709551615, in digits alone.
