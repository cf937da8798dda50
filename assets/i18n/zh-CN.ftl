# 古棋，简体中文。

between-sentences = { "" }
between-items = 、

## 棋种

game-patolli = 帕托利
game-senet = 塞尼特
game-bead-jump = 玻珠棋
game-san-san = 三三棋
game-gomoku = 五子棋

line-patolli = 掷豆行棋，六子绕十字一周
line-senet = 古埃及的三十格竞逐，掷签行棋
line-bead-jump = 连环跳跃，把六珠送进对面营地
line-san-san = 先下子成三压子，再走子提子
line-gomoku = 五子连成一线

side-patolli-jade = 玉方
side-patolli-obsidian = 黑曜方
side-senet-white = 白方
side-senet-black = 黑方
side-bead-jump-blue = 蓝方
side-bead-jump-red = 红方
side-san-san-red = 红方
side-san-san-green = 绿方
side-gomoku-black = 黑方
side-gomoku-white = 白方
side-gomoku-first = 先手
side-gomoku-second = 后手

who = { $name }（{ $side }）
versus = { $first } 对 { $second }

## 界面

home-line = 古老的棋：两人同屏，或与电脑对弈
home-continue = 继续
home-new = 新对局
home-plies =
    { $plies ->
        [0] 尚未开始
       *[other] 已行 { $plies } 着
    }
home-unreadable = 有一局存档无法读取，已另存为“{ $key }”。{ $why }
home-left = 存档“{ $key }”无法打开，已原样保留。{ $why }
home-more = 还有 { $count } 局
language = 语言
back-home = 主页
all-games = 全部棋种
back-to-game = 回到对局
close = 关闭
undo = 悔棋
redo = 重做
menu = 菜单
yes = 是
no = 否
on = 开
off = 关
players = 棋手
player-starts = { $side }（先行）
name-optional = 姓名（可不填）
swap-sides = 互换
draw-sides = 抽签定先后
rules = 规则
rules-default = 标准
rules-own = 自定
rules-reset = 恢复标准规则
rules-conflict = “{ $option }”和“{ $other }”不能这样搭配。
start = 开始
start-new = 新对局
how-to-play = 玩法
no-game = 没有对局
no-game-here = 本机没有这一局。
menu-draw = 协议和棋
menu-resign = { $who }认输
ask-draw = 双方都同意和棋吗？
ask-resign = { $who }认输？
end-won = { $who }获胜！
end-drawn = 和棋
play-again = 再来一局
look-at-board = 看看棋盘
throw-patolli = 掷豆
throw-senet = 掷签
tray-worth = { $steps } 步
choose-black = 执黑
choose-white = 执白
choose-more = 再下两子

panel-side-level = { $side }，{ level }
panel-turn = 轮到
panel-won = 胜
count-waiting = 待入
count-done = 到家
count-off = 离盘
count-camp = 入营
count-round = 轮
count-hand = 在手
count-on = 在盘
count-dead = 被压
count-counters = 筹码

## 电脑

computer = 电脑
computer-level = 电脑 · { level }
level = { $level } 级{ level-name }
level-name =
    { $level ->
        [1] 初学
        [2] 入门
        [3] 休闲
        [4] 熟手
        [5] 棋友
        [6] 强手
        [7] 高手
       *[8] 大师
    }
level-choose = 电脑棋力
person = 真人
plays-side = { $side }由谁来下
panel-thinking = 思考中…
panel-paused = 已暂停
prompt-thinking = { $who }正在思考…
prompt-throws = { $who }掷…
prompt-paused = 已暂停，下一着轮到{ $who }。
why-computers-turn = 请稍候，轮到电脑。
why-paused = 对局已暂停。请点“继续”，或悔棋。
why-nothing-to-undo = 没有可以悔的棋。
why-nothing-to-redo = 没有可以重做的棋。
pause = 暂停
go-on = 继续
pace = 节奏
pace-help = 电脑每一着停留多久
pace-slow = 慢
pace-normal = 适中
pace-fast = 快
pace-at-once = 立即
thinking = 思考时间
thinking-help = 电脑每着最多用时
thinking-500 = ½ 秒
thinking-1000 = 1 秒
thinking-3000 = 3 秒
thinking-10000 = 10 秒
helpless = 电脑暂时无法思考。你可以代它走，或点“继续”再试。

## 设置

settings = 设置
language-help = 整个应用的语言
theme = 配色
theme-help = 界面与棋盘的颜色
theme-system = 跟随设备
theme-light = 浅色
theme-dark = 深色
theme-contrast = 高对比度
theme-jade = 翠玉黑曜
theme-papyrus = 纸草墨色
speed = 动画
speed-help = 棋子与投掷的快慢
speed-slow = 慢
speed-normal = 适中
speed-fast = 快
speed-none = 无
seats = 座位
seats-help = 两人如何坐在屏幕旁
seats-neutral = 固定
seats-face = 面对面
seats-same = 轮到谁朝向谁
confirm = 确认落子
confirm-help = 第一次点选，第二次才走
confirm-small = 小棋盘
confirm-always = 总是
confirm-never = 从不
consent = 悔棋
consent-help = 是否先征得对方同意
consent-off = 自由
consent-on = 须同意
ask-undo = 同意悔一步棋吗？
ask-undo-end = 对局已经结束。要撤回终局吗？
aim-prompt = 再点一次即走，或改点别处
aim-play = 走 { $at }
aim-move = 走到 { $at }
aim-enter = 入盘
aim-off = 离盘
coordinates = 坐标
coordinates-help = 棋盘上的点位名称
coordinates-on = 显示
coordinates-off = 隐藏
turn-board = 旋转棋盘
whole-board = 显示整个棋盘
sound = 声音
sound-help = 对局音效的大小
sound-off = 静音
sound-soft = 轻
sound-normal = 适中
sound-loud = 响
vibration = 振动
vibration-help = 棋盘上有动静时轻振一下
vibration-off = 关
vibration-light = 弱
vibration-strong = 强
awake = 屏幕常亮
awake-help = 对局中不熄屏，最后一次操作后至多十分钟
awake-on = 是
awake-off = 否
letters = 字母快捷键
letters-help = 对局中单按字母或符号键即可操作
letters-on = 开
letters-off = 关

## 提示

hint = 提示
hint-wanted = 正在找好着…
hint-throw = 提示：请先掷。
hint-line = 提示：{ $what }，{ $why }
hint-move = { $from } 走到 { $to }
hint-enter = 从 { $to } 入盘
hint-off = { $from } 离盘
hint-point = { $at } 处
state-hint = 建议
hint-why-only = 别无他着
hint-why-wins = 直接获胜
hint-why-captures = 把对方一子送回
hint-why-takes = 取对方一子
hint-why-pushes-back = 把对方一子换回去
hint-why-arrives = 一子到家
hint-why-leaves = 一子离盘
hint-why-makes-line = 成三
hint-why-stops-line = 阻止对方成三
hint-why-breaks-line = 拆散对方将成的三
hint-why-makes-four = 成四
hint-why-makes-three = 成活三
hint-why-stops-four = 挡住对方的四
hint-why-stops-three = 挡住对方的活三
hint-why-throws-again = 可再掷一次
hint-why-safe = 走到安全格
hint-why-pair = 两子相护
hint-why-enters = 让一子入盘
hint-why-camp = 一珠进入对方营地
hint-why-chain = 连跳 { $jumps } 次
hint-why-better = 保持优势（胜率 { $percent }%）
hint-why-even = 局面均衡（胜率 { $percent }%）
hint-why-worse = 眼下最好的机会（胜率 { $percent }%）

## 按键

keys = 按键
keys-move = 移到该方向的下一处
keys-row = 移到本行的第一处或最后一处
keys-act = 选子、落子、提子
keys-next = 移到下一个可以行动之处；同时按上档键则移到上一个
keys-zoom = 放大或缩小棋盘
keys-escape = 显示整个棋盘；取消所选棋子；关闭窗口
keys-throw = 掷
keys-pause = 暂停或继续
keys-help = 本列表

## 读屏

says = 提示
log = 经过
board = { $game }棋盘
places = 各处
label = { $name }，{ $what }
label-state = { $name }，{ $what }，{ $state }
state-source = 可以走
state-chosen = 已选中
state-target = 可以到达
state-take = 可以取
empty = 空
pieces =
    { $count ->
        [1] { $side }
       *[other] { $side } { $count } 枚
    }
piece-dead = { $side }死子
spot-home = 待入的棋子
spot-off = 离盘处

## 该做什么

prompt-throw-patolli = { $who }：请掷豆
prompt-throw-senet = { $who }：请掷签
prompt-patolli-move = { $who }：选一枚棋子走 { tray-worth }
prompt-patolli-move-or-enter = { $who }：选一枚棋子走 { tray-worth }，或让一枚入盘
prompt-patolli-target = { $who }：只有一枚棋子能走 { tray-worth }，请点它
prompt-patolli-enter = { $who }：请点起点，让一枚棋子入盘
prompt-senet-move = { $who }：选一枚棋子走 { tray-worth }
prompt-senet-target = { $who }：只有一枚棋子能走 { tray-worth }，请点它
prompt-bead-jump-move = { $who }：选一颗珠子
prompt-bead-jump-target = { $who }：选珠子的去处
prompt-san-san-place = { $who }：请下子
prompt-san-san-mark = { $who }：压对方一子
prompt-san-san-remove = { $who }：提对方一子
prompt-san-san-move = { $who }：选一枚棋子
prompt-san-san-target = { $who }：选棋子的去处
prompt-gomoku-place = { $who }：请落子
prompt-opening = { $who }：代{ $stone }落子
prompt-choose-2 = { $who }：请选颜色
prompt-choose-3 = { $who }：请选颜色，或再下两子
prompt-pass-patolli =
    { $steps ->
        [0] { $who }：这一掷作废，轮到对方
       *[other] { $who }：没有棋子能走 { tray-worth }，轮到对方
    }
prompt-pass-senet = { $who }：没有棋子能走 { tray-worth }，轮到对方
prompt-pass-bead-jump = { $who }：没有珠子能动，轮到对方
prompt-pass-san-san = { $who }：无着可行，轮到对方
prompt-pass-gomoku = { $who }：空点全是禁手，轮到对方

## 发生了什么

event-threw-patolli =
    { $marked ->
        [0] { $who }掷出无记号：{ tray-worth }。
       *[other] { $who }掷出 { $marked } 个记号：{ tray-worth }。
    }
event-threw-senet =
    { $marked ->
        [0] { $who }掷出无平面：{ tray-worth }。
       *[other] { $who }掷出 { $marked } 个平面：{ tray-worth }。
    }
event-passed = { $who }跳过。
event-entered = { $who }从 { $to } 入盘。
event-off = { $who }从 { $from } 离盘。
event-moved = { $who }从 { $from } 走到 { $to }。
event-placed = { $who }下在 { $at }。
event-opening = { $stone }的棋子下在 { $at }。
event-captured-patolli = { $who }在 { $at } 的棋子被送回。
event-captured-san-san = { $who }在 { $at } 的棋子被提。
event-swapped = { $who }从 { $from } 被换到 { $to }。
event-carried = 水把{ $who }从 { $from } 冲到 { $to }。
event-line = { $who }成三。
event-marked = { $who }在 { $at } 的棋子被压死。
event-swept = 棋子全部下完，死子离盘。现在沿线走子。
event-nothing-to-take = 对方棋子都受保护，{ $who }无子可取。
event-paid = { $who }付一枚筹码。
event-throws-again = { $who }再掷一次。
event-chose-black = { $who }选择执黑。
event-chose-white = { $who }选择执白。
event-chose-more = { $who }再下两子。
told-taken-back = 已悔棋：{ $what }
told-all-taken-back = 已悔棋 { $plies } 着。
told-played-again = 已重做 { $plies } 着。

## 为什么不行

why-game-over = 对局已结束。
why-throw-due = 请先掷。
why-no-throw-due = 现在不用掷。
why-may-not-pass = 有着可行，不能跳过。
why-take-due = 请先取对方一子。
why-no-take-due = 现在不能取子。
why-choice-due = 请先选颜色。
why-no-choice-due = 现在没有可选的。
why-still-placing = 全部下完之后才能走子。
why-placing-over = 棋子已经下完，现在走子。
why-no-such-point = 棋盘上没有这一点。
why-empty = { $at } 没有棋子。
why-not-yours = { $at } 不是你的棋子。
why-own-stone = { $at } 是你自己的棋子。
why-own-piece = { $at } 已有你自己的棋子，一格不能站两枚。
why-occupied = { $at } 已有棋子。
why-none-waiting = 没有待入的棋子。
why-entry-needs-one = 只有掷出一才能入盘。
why-no-steps = 这一掷不算步数。
why-wrong-distance = 掷出的是 { $steps } 步，走到那里步数不对。
why-too-far = 步数太多：必须恰好到达终点。
why-not-exact = { $at } 上的棋子只有掷出 { $steps } 才能离盘。
why-barred = 对方的连子在 { $at } 挡住去路。
why-protected-by-pair = { $at } 的棋子有邻子保护。
why-safe-square = { $at } 是安全格，不能攻击。
why-gate = 首行还有你的棋子，不能离盘。
why-forward-first = 还能前进时不能后退。
why-never-back = 这枚棋子不能后退。
why-no-way = 走一步或连跳都到不了那里。
why-no-return = 珠子不能再停在自己的营地。
why-not-adjacent = 只能沿线走到相邻的点。
why-protected-by-line = { $at } 的棋子已成三，受保护。
why-dead = { $at } 的棋子已经是死子。
why-forbidden = 黑方禁手：{ $reasons }。
why-choose-first = 请先选一枚能走的棋子。
why-only-entering = 现在只能让待入的棋子入盘。
why-stuck = 这枚棋子现在不能走。
forbidden-double-three = 三三
forbidden-double-four = 四四
forbidden-overline = 长连

## 结局

won-all-off = { $who }胜：棋子全部到家。
won-broke = { $who }胜：{ $loser }的筹码已输光。
won-camp-filled = { $who }胜：占满对方营地。
won-stalling = { $who }胜：{ $loser }出营太慢。
won-dull-game = { $who }胜：双方都没成三（闷棋），先手负。
won-too-few = { $who }胜：{ $loser }不足三子。
won-no-moves = { $who }胜：{ $loser }无子可动。
won-five = { $who }胜：五子连珠。
won-resigned = { $who }胜：{ $loser }认输。
drawn-both-blocked = 和棋：双方都不能动。
drawn-stalling = 和棋：双方出营都太慢。
drawn-round-limit = 和棋：已到最后一轮。
drawn-repetition = 和棋：同一局面第三次出现。
drawn-no-removal = 和棋：太久没有提子。
drawn-too-few = 和棋：双方都不足三子。
drawn-board-full = 和棋：棋盘已满。
drawn-agreed = 双方议和。

## 故障

trouble-full = 存储空间不足。对局可以继续，但不会保存。（{ $detail }）
trouble-forbidden = 这里不允许保存。对局可以继续，但不会保存。（{ $detail }）
trouble-missing = 本机没有可以保存的地方。对局可以继续，但不会保存。（{ $detail }）
trouble-other = 无法保存。对局可以继续，但不会保存。（{ $detail }）
trouble-apart = 应用的另一个窗口改动了这局棋。这里作为单独的一局继续；另一局也保留。
record-syntax = 第 { $line } 行第 { $column } 列有误。
record-not-a-record = 这不是棋谱。
record-version = 版本 { $found } 高于本程序所知。
record-unknown-game = 没有这种棋：{ $found }。
record-field = { $at } 处内容不符。
record-option = 规则“{ $option }”不能这样设置。
record-action = 第 { $ply } 着“{ $token }”不成立。

## 安装后

update-ready = 古棋有新版本了。
update-busy = 请先关闭古棋的其他窗口；否则下次启动时改用新版本。
update-take = 立即更新
arrived-not-read = 未能打开“{ $file }”。{ $why }

## 外来棋谱
import-unrecognised = 这不是本程序认得的棋谱格式。
import-too-large = 内容过大，不会是一局棋。
import-encoding = 文字编码不是 { $label }，或本程序不认得这种编码。
import-damaged = 分享码已损坏：有字符错误或缺失。
import-code-version = 分享码来自本程序的更新版本。
import-impossible = 分享码所记的棋局不能成立。
import-line = 第 { $line } 行：{ $why }
import-syntax = 内容无法读取。
import-board = 没有大小为 { $found } 的棋盘。
import-out-of-turn = 应由另一方落子。
import-setup = 没有棋局以这些棋子开始。

## 选项：帕托利

opt-patolli-pieces = 棋子
opt-patolli-pieces-help = 每方几枚
opt-patolli-entry = 入盘
opt-patolli-entry-help = 掷出几可以[入盘|wait]
opt-patolli-entry-any = 任意
opt-patolli-entry-one = 只限一
opt-patolli-safe = 安全格
opt-patolli-safe-help = 在此不会被[送回|wait]
opt-patolli-safe-standard = 八格
opt-patolli-safe-arm-ends = 臂端
opt-patolli-safe-none = 无
opt-patolli-blank = 无记号
opt-patolli-blank-help = 没有记号朝上时的步数
opt-patolli-blank-0 = 不走
opt-patolli-extra-on-five = 五个记号
opt-patolli-extra-on-five-help = 五豆全有记号时再掷一次
opt-patolli-stakes = 筹码
opt-patolli-stakes-help = 被送回或无子可走时付[一枚|counter]，输光者负
opt-patolli-stakes-0 = 不用

## 选项：塞尼特

opt-senet-pieces = 棋子
opt-senet-pieces-help = 每方几枚
opt-senet-extra-throws = 再掷
opt-senet-extra-throws-help = 掷出这些步数时再掷一次
opt-senet-block = 挡路
opt-senet-block-help = 几子[相连|pair]不能越过
opt-senet-block-pair = 两子
opt-senet-block-three = 三子
opt-senet-corners = 拐角
opt-senet-corners-help = 拐角处相邻的棋子[互相保护|pair]
opt-senet-backward = 后退
opt-senet-backward-help = 不能前进时必须后退
opt-senet-exact-houses = 限定宫格
opt-senet-exact-houses-help = 28 只能掷三离盘，29 只能掷二；26、28、29 安全
opt-senet-gate = 离盘条件
opt-senet-gate-help = 何时可以离盘
opt-senet-gate-none = 随时
opt-senet-gate-top-row = 首行走空

## 选项：玻珠棋

opt-bead-jump-no-return = 不许回营
opt-bead-jump-no-return-help = 最后期限之后珠子不能再停在自己[营地|camp]
opt-bead-jump-home = 出营期限
opt-bead-jump-home-help = 到第几轮要有几珠在营外
opt-bead-jump-home-standard = 20 轮 2 珠，25 轮 3 珠，30 轮 6 珠
opt-bead-jump-home-gentle = 30 轮 2 珠，40 轮 3 珠，50 轮 6 珠
opt-bead-jump-home-none = 不限
opt-bead-jump-repetition = 重复局面
opt-bead-jump-repetition-help = 同一局面第三次出现为和
opt-bead-jump-max-rounds = 最长
opt-bead-jump-max-rounds-help = 满多少[轮|round]判和
opt-bead-jump-max-rounds-0 = 不限

## 选项：三三棋

opt-san-san-take-lines = 成三的子
opt-san-san-take-lines-help = 已[成三|line]的棋子能不能取
opt-san-san-take-lines-never = 连不吃连
opt-san-san-take-lines-if-no-others = 别无他子时可取
opt-san-san-take-lines-always = 连可吃连
opt-san-san-take-per-line = 一线一子
opt-san-san-take-per-line-help = 同时成两线可取两子
opt-san-san-dull-game = 闷棋
opt-san-san-dull-game-help = 下子时双方都没成三，红方负
opt-san-san-dead-count = 死子有效
opt-san-san-dead-count-help = 被压的[死子|dead]仍可与己方成三
opt-san-san-red-first = 红方先走
opt-san-san-red-first-help = 下完子后由红方而非绿方先走
opt-san-san-fly = 飞子
opt-san-san-fly-help = 剩三子时可以[走到任意空点|fly]
opt-san-san-repetition = 重复局面
opt-san-san-repetition-help = 同一局面第三次出现为和
opt-san-san-no-removal = 无提子
opt-san-san-no-removal-help = 连续多少着没有提子判和
opt-san-san-no-removal-0 = 不限

## 选项：五子棋

opt-gomoku-size = 棋盘
opt-gomoku-size-help = 每边路数
opt-gomoku-rule = 规则
opt-gomoku-rule-help = 自由：五子以上都算。恰五：[长连|overline]不算。连珠：黑方有[禁手|forbidden]
opt-gomoku-rule-freestyle = 自由
opt-gomoku-rule-exact = 恰五
opt-gomoku-rule-renju = 连珠
opt-gomoku-opening = 开局
opt-gomoku-opening-help = 换手二：[一方摆三子|swap]，另一方选颜色
opt-gomoku-opening-free = 自由
opt-gomoku-opening-swap2 = 换手二

## 玩法

how-patolli =
    六枚棋子先全部沿十字形的 52 格走完一周者胜。掷五颗[豆|bean]：一至四个记号朝上走几步，五个走五步并再掷一次，无记号走十步。
    任何点数都可让一枚[待入|wait]的棋子从自己的起点入盘，这一掷便用完了。走到对方棋子所在格，它就得退出重来；画叉的[安全格|safe]除外。棋子可以越过任何棋子。
    恰好走完一周的棋子到家。
how-senet =
    五枚棋子先全部沿三十格的路走完并离盘者胜。掷四根[签|stick]：几面平走几步，无平面走五步。
    走到对方单独的棋子上，两子互换位置。同色两子相邻则[互相保护|pair]，并挡住对方去路。
    末尾几格画有记号，称为“[宫|house]”。带环的十字是 26 格，可再掷一次。[波浪|water]是 27 格，把棋子冲回 15 格。恰好走到 30 格即离盘。
how-bead-jump =
    先用六颗珠子占满对面[营地|camp]者胜。珠子可走到相邻点；也可沿直线跳过恰好一颗珠子：离它多远，就落到它后面多远，但路上不能有别的珠子。可以[连跳|chain]。
    没有吃子。第 20 [轮|round]结束时须有两珠出营，第 25 轮三珠，第 30 轮六珠，迟者负。
how-san-san =
    使对方不足三子或无子可动者胜。先轮流各下十二子。[连成三子|line]（角上的斜线也算）者压对方一子：[死子|dead]仍占位，但不再有效。成三的棋子[受保护|protected]。
    下完后清除死子，绿方先走：每次沿线走到相邻点。成三提对方一子。
    若下子时谁也没有成三，红方负。
how-gomoku =
    黑白轮流落子，先在横、竖、斜任一方向连成五子者胜。
    新对局若选[连珠|renju]规则，黑方不得同时成两个[活三|three]、两个[四|four]，或六子以上长连；[禁点|forbidden]会标在棋盘上。

## 词语

terms = 词语解释
term-bean =
    豆
    五颗，像骰子一样掷。一面有记号，数朝上的记号。
term-wait =
    待入
    开局时和被送回之后，棋子在棋盘旁的框里等着入盘。打勾的框放到家的棋子。
term-safe =
    安全格
    画叉的格子。谁也不会在此被送回，双方可以同站。
term-counter =
    筹码
    可以用来下注的小物，输光者负。
term-stick =
    签
    四根，像骰子一样掷。一面平，一面圆。
term-pair =
    相邻的一对
    同色两子站在相邻两格，互相保护，不会被换位，对方也不能越过。
term-house =
    宫
    画有记号的格子。15 是重生之宫，26 是美之宫，27 是水之宫。28 画三竖，29 画两竖，不选“限定宫格”时与别的格子一样。
term-water =
    水
    27 格。走到那里的棋子退回 15；15 有子时退到最前面的空格。
term-camp =
    营地
    角上带底色的六个点。己方从自己的营地出发，去对面的营地。
term-chain =
    连跳
    同一颗珠子一次连续跳几步。点最后落下的地方即可。
term-round =
    轮
    双方各走一着为一轮，数目写在棋盘旁。
term-line =
    成三
    三枚同色棋子占满棋盘上同一条直线的三个相连的点。
term-dead =
    死子
    被对方成三压住的棋子。它仍占位，全部下完后离盘。
term-protected =
    受保护
    已成三的棋子不能被压，也不能被提。
term-fly =
    飞子
    可以走到任意空点，不限相邻。只在选用时有效，用于剩三子的一方。
term-three =
    三
    还能发展的三子。能变成两端都空的四，便是活三。
term-four =
    四
    差一子成五的四子。两端都空的叫活四，谁也挡不住。
term-overline =
    长连
    六子或六子以上连成一线。
term-renju =
    连珠
    抵消黑方先行之利的规则：黑方有禁手，而且必须恰好五子才胜。
term-forbidden =
    禁手
    连珠中黑方不得一子同时成两个活三（33）、两个四（44），或成长连（6）；成五则不受限制。
term-swap =
    换手二
    公平的开局法。一方摆两枚黑子、一枚白子；另一方选颜色，或再摆两子，让先摆的一方选。

## 教程

lesson = 入门课
lesson-of = { $game }入门课
lesson-at = 第 { $step } 步，共 { $steps } 步
lesson-before = 上一步
lesson-again = 重来
lesson-skip = 跳过
lesson-next = 下一步
lesson-wrong = { $happened }这样走也可以，不过请再看看。
lesson-end = 你会下{ $game }了！
lesson-first = 从头再学
play-computer = 与电脑对弈
play-somebody = 与朋友对弈

lesson-patolli-1 =
    你执玉方，绿色圆环。六枚棋子都在十字旁边等着，要绕十字走一周。
    请掷豆，再让一枚棋子从起点入盘。
    掷出几都可以入盘，这一掷就算用完了。
lesson-patolli-2 =
    一至四个记号朝上就走几步，沿十字顺时针走。
    请掷豆，再走你的棋子。
    走满一周 52 步，棋子就到家了。
lesson-patolli-3 =
    你掷出二。前面第二格正好有一枚敌子。
    把它送回去。
    它得从头再走一遍，没有比这更让对方吃亏的了。
lesson-patolli-4 =
    你掷出三。敌子就在身后不远，不过在画叉的格子上谁也不会被送回。
    把你的棋子走到安全的地方。
    画叉的格子可以同时站双方的棋子，谁都安全。
lesson-patolli-5 =
    五颗豆全有记号：走五步，再掷一次。（全无记号则走十步。）
    先走棋，再掷一次。
    只有五个记号才能再掷。
lesson-patolli-6 =
    你掷出四。这枚棋子还差四步，必须恰好走完。
    让它到家。
    到家了！六枚棋子先全部到家者胜。

lesson-senet-1 =
    你执白方，圆锥形的棋子。路线像蛇一样绕过三行，最后离盘。
    请掷签，再走最前面的棋子。
    几面平就走几步；没有平面走五步。
lesson-senet-2 =
    你掷出三。对方落单的棋子所在之处也可以走去，两子互换位置。
    与一枚黑子换位。
    你前进了，对方却退回你原来的地方。
lesson-senet-3 =
    你掷出四。同色两子相邻，便互相保护。
    走成相邻的一对。
    谁也不能与这两子换位，也不能越过它们。
lesson-senet-4 =
    你掷出四，但一对黑子挡住了去路。点一点棋子，就会告诉你为什么不能走。
    找出唯一能走的棋子。
    它早已走到那对黑子前面了。
lesson-senet-5 =
    你掷出二。波浪是水之宫，走到那里会被冲回带环的十字处。
    不要走水边那枚，改走别的棋子。
    走得稳！它在水边等更好的点数。
lesson-senet-6 =
    你掷出一。水前面一格是美之宫，走到那里可以再掷。
    走到美之宫，再掷一次。
    最后几格之前，这里是好落脚处。
lesson-senet-7 =
    你掷出二。恰好走到最后一格的棋子便离盘。
    让最前面的棋子离盘。
    离盘了。五枚棋子先全部离盘者胜。

lesson-bead-jump-1 =
    你执蓝方。珠子都在下方的营地里，要去对面的营地。
    把一颗珠子走到相邻的点。
    沿线走一步，四个方向都可以。
lesson-bead-jump-2 =
    珠子也可以跳过一颗珠子，不论敌我，落到它后面的空点。
    跳过一颗相邻的珠子。
    没有吃子，珠子就是给人跳的。
lesson-bead-jump-3 =
    可以跳得很远：离被跳的珠子多远，就落到它后面多远，只要路上没有别的珠子。
    从最下角跳过隔一点的那颗珠子。
    一跳四点。多留意这样的对称位置。
lesson-bead-jump-4 =
    落下之后还可以接着跳。
    一次跳进对方营地。
    连跳三次。自己搭桥，也借对方的桥。
lesson-bead-jump-5 =
    第 20 轮结束时须有两珠出营，第 25 轮三珠，第 30 轮六珠。
    再让一颗珠子出营。
    迟了就输，要早些动身。
lesson-bead-jump-6 =
    这次你执红方。五颗珠子已在下方的对方营地里。
    把最后一颗也送进去。
    六点占满，你赢了！

lesson-san-san-1 =
    你执红方，方形记号。双方轮流下子，每成一次三就可除去对方一子。
    连成三子。
    刻着的线都算，角上的斜线也算。
lesson-san-san-2 =
    成三就可以压对方一子。绿方有两子快要成三了。
    压住那两子中的一子。
    死子仍占着位置，但什么也不算。
lesson-san-san-3 =
    绿方已有一条三。成三的棋子受保护，不能压。
    先成三，再压一枚可以压的子。
    所以成三也能保护自己的棋子。
lesson-san-san-4 =
    这次你执绿方，三角记号，还剩最后一子。下完之后，死子全部离盘。
    下这一子，再压一枚红子。
    死子清走了。从现在起走子，由绿方先走。
lesson-san-san-5 =
    你又执红方。棋子沿线走到相邻的点。
    走一子成三，再提对方一子。
    拆开再成三，又可以提一子。
lesson-san-san-6 =
    你执绿方。红方只剩三子，不足三子便输。
    成三，再提其中一子。
    你赢了！无子可动的一方也算输。

lesson-gomoku-1 =
    你执黑。横、竖、斜任一方向先连成五子者胜。
    已有四子，请一着取胜。
    五子连珠！
lesson-gomoku-2 =
    白方有四子，一端已被挡住。
    挡住这个四。
    正及时，再慢一着就输了。
lesson-gomoku-3 =
    白方有一个两端都空的活三。不管它，就会变成挡不住的活四。
    挡住这个三。
    紧挨着挡，即使成四也只有一端是空的。
lesson-gomoku-4 =
    这回活三是你的。
    走成两端都空的活四。
    白方挡住一端，你就在另一端取胜。
lesson-gomoku-5 =
    你横线有三子，一端被挡；竖线有两子。
    一子同时走成四和三。
    四三！白方只能先挡四，三便继续前进。
lesson-gomoku-6 =
    连珠规则下黑方有禁点：三三（33）、四四（44）、六子以上长连（6）。
    用恰好五子取胜。
    恰好成五总是胜。白方没有禁点。

## 棋局库

library = 我的棋局
library-goes-on = 未下完
library-empty = 还没有棋局。开始的每一局都会保存在这里，下完的也在。
library-count =
    { $count ->
        [0] 没有符合条件的棋局。
       *[other] { $count } 局
    }
library-actions = 操作：{ $title }
library-deleted = 已删除“{ $title }”。
library-gone = 它已被彻底删除。
bring-back = 恢复
filter-game = 棋种
filter-all-games = 全部棋种
filter-state = 状态
filter-any-state = 全部状态
filter-going-on = 未下完
filter-over = 已下完
search = 搜索姓名和标题
look-at-game = 查看
copy-game = 另存一份来下
copy-before-end = 从终局前另下一局
rename = 重命名
game-title = 标题
save = 保存
export = 导出
export-all = 导出全部棋局
import-not-kept = 这里没能保存全部对局。已保存的保留；有空间后可以再读入其余的。（{ $detail }）
exported-without =
    有 { $count } 局读不出来，不在文件里。
exported = 文件已存入“下载”。
exported-to = 已保存为 { $path }
export-failed = 这一局不能写成这种格式。
export-not-saved = 文件无法保存。（{ $detail }）
delete = 删除
delete-finished = 删除已下完的棋局
ask-delete-finished = 彻底删除所有已下完的棋局吗？想保留的请先导出。
format-json = 完整记录
format-text = 可读可写的文本
format-sgf = 通用棋谱格式，供其他程序使用
format-psq = 五子棋比赛程序的格式
format-code = 逐着坐标，连成一串
format-points = 打三棋程序的记谱
format-share = 短码
import = 导入
import-help = 粘贴短码、链接、记录或其他程序的棋谱，也可以选择文件，一个文件里可以有多局。
import-text = 棋谱文本
import-read = 读取
import-files = 选择文件
import-file = { $file }：{ $why }
import-unreadable = 文件无法读取。
imported = 已添加 { $count } 局。
imported-there = 有 { $count } 局原已存在。
open-link = 链接里的棋局
open-keep = 保存
open-leave = 不保存
open-there = 你已经有这一局了。
statistics = 统计
stat-none = 还没有下完的棋局。
stat-won = 胜局
stat-drawn = 和局
stat-length = 平均 { $plies } 着
stat-longest = 最长连胜
stat-streak = { $who } 已连胜 { $count } 局

## 来历

history-patolli = 戈马拉 1552 年写道，玩帕托利的人以财物乃至自由为注；萨阿贡记下了画有十字、共 52 格的席子和五颗带记号的豆。完整的古规则没有传下来，今天的规则，包括这一种，都是现代的。（泰勒，《大众科学月刊》第 14 卷；萨阿贡）
history-senet = 塞尼特留下来的只有三十格的棋盘、每方五枚或七枚棋子和四根掷签。规则没有传世，今天的各种下法，包括这一种，都是复原。（卢迪古棋数据库，塞尼特条）
history-bead-jump = 它与跳棋、哈尔玛同类：珠子互相跳越，没有吃子；跳到对称点的走法叫“等距跳”，也叫“空跳”。哈尔玛的规则没有说不肯出营怎么办，所以这里定了期限。（卢迪古棋数据库；哈尔玛规则）
history-san-san = 瑶族、重庆称三三棋，土家族、侗族称打三棋，苗族、四川称三棋，湛江称成三棋，闽南称直棋。1895 年库林已有记载。（三子棋程序说明；卢迪古棋数据库）
history-gomoku = 五子棋有自由、恰五、连珠等规则，连珠对黑方有禁手。这里的禁手依照国际连珠联盟的定义。（国际连珠联盟规则；五子棋程序赛）

## 回看棋局

look = 回看棋局
look-go-on = 从这里续下
# In its place at the end: the same without the last action.
look-copy = 另下一局
look-at = 第 { $ply } 着（共 { $plies } 着）
look-start = 开局：尚未行棋。
look-ply = 看第几着
look-first = 到开局
look-event-before = 到上一件要事
look-back = 后退一着
look-on = 前进一着
look-next-event = 到下一件要事
look-last = 到终局
look-mistake-before = 到上一个失误
look-next-mistake = 到下一个失误
look-moves = 全部着法
look-words = 用文字说
written-pass = 跳过
written-draw = 和棋
written-resigns = 认输

## 电脑复盘

review = 复盘
percent = { $part }%
review-progress = { $ply }/{ $plies }
review-stop = 停止
review-go-on = 继续
review-helpless = 电脑在这里无法复盘。
review-graph = { $who }的逐步胜率
review-chances = { $who }胜率{ $part }。
review-graded = { $sign } { $grade }。
review-lost = { $sign } { $grade }，损失{ $part }。
review-threw = 这一掷使{ $who }的胜率变化{ $part }。
review-better = 更好的走法：{ $what }。
review-best = 最佳
review-good = 良好
review-inaccuracy = 欠准
review-mistake = 失误
review-blunder = 大错
review-accuracy = 准确率
review-luck = 运气
review-skill = 选择
review-luck-is = 投掷带来的
review-skill-is = 选择损失的
review-sum = { $who }的胜率（%）
review-sum-start = 开局
review-sum-luck = { $who }的运气
review-sum-skill = { $who }的选择
review-sum-rest = 重新估计
review-sum-end = 终局
review-how = 这些是什么意思
review-grades = 每次选择都与电脑找到的最佳走法相比，看胜率（和棋算半胜）损失多少：最佳不到2%，良好不到5%，欠准不到10%，失误不到20%，大错为20%以上。唯一可走的不评分。准确率是每次选择平均保住的部分。
review-luck-how = 运气是一掷比所有掷法的平均多给的胜率。选择只会损失胜率：许多次小的损失加起来可以超过100%，因为对方的损失又把它补回来。电脑每步都重新估计，前后的差别单独列出。各项相加就是结果。
## 分享与投掷

share = 分享
share-qr-link = 本局链接的二维码
share-qr-code = 本局代码的二维码
share-too-long = 这局太长，放不进二维码；其他方式仍可使用。
share-send = 用其他应用发送
share-copy-link = 复制链接
share-copy-code = 复制代码
share-copy-text = 复制为文本
share-format = 文本格式
share-copied = 已复制
share-by-hand = 这里不能自动复制。文本已选中，请手动复制。
throws = 投掷
throws-patolli = 有记号一面朝上的豆数各出现几次：实际次数，以及按概率应有的次数
throws-senet = 平面朝上的掷签数各出现几次：实际次数，以及按概率应有的次数
throws-odds = { $who }：公平的投掷在 100 局中有 { $percent } 局会有这么大或更大的偏差。
throws-verify = 一局的所有投掷都由种子决定。把棋局复制为文本后，谁都可以用本程序的命令行工具核对。
seed = 种子
seed-copy = 复制种子
seed-chance = 随机
seed-typed = 按种子
seed-help = 一个数字。同样的种子给出同样的投掷；留空则随机。
seed-wrong = 种子是 0 到 18446744073709551615 的整数，只写数字。
