/**
 * Stop words: a page with them may rank higher, but a result doesn't need them. A character such as 不 is a stop word only
 * as a word by itself; 不封 and 无法 are ordinary words.
 */
const ENGLISH = `a about actually after again all almost already also always am an and any anybody anymore anyone anything anyway are arent as at away basically be
because become becomes been before being bit both but by can cannot cant come comes completely could couldnt did didnt do does doesn doesnt doing don
dont each easily either else ended ending enough entire entirely especially even ever every everything exactly explain explained find for from fully
get gets getting give goes going gonna got gotta guide had hadnt has hasnt have havent having he help her here hey him himself his how however hows i
if ill im in instead into is isnt it its itself ive just keep keeping keeps kept kind know lately least let lets like literally little look lot lots
made make makes many maybe me mean meaning means might mine more most much must my myself near nearly need needs never nor now obviously of often on
once one oneself only onto or other otherwise our ourselves out over own perhaps please possible pretty question quite rather really recently right
same say says see seem seemed seems set several shall she should shouldnt show showing shown shows simply since so some somehow someone something
sometimes somewhere soon sort still stuff such suddenly sure take tell than thanks that thats the their them themselves then there theres these they
theyre thing this those though through to together too totally tutorial twice understand until up upon us use used user using usually various very via
wanna want wants was wasnt way we went were werent what whatever whats when whenever where wheres wherever whether which while who whole whos whose
why will wish with without wont work working works would wouldnt wrong yes yet you your youre yourself
absolutely awfully constantly damn definitely extremely incredibly insanely plz pls randomly ridiculously seriously so super terribly`;
const CHINESE = `一 一下 一个 一些 一会 一会儿 一堆 一大堆 一样 一点 一直 一直在 一般 上 上面 下 下面 不 不了 不会 不停 不停地 不可以 不想 不断
不用 不能 不要 与 且 个 为 为什么 为何 为啥 为啥会 么 之前 之后 之类 也 也会 了 了吗 于 些 什么 什么意思 什么样 介绍 从 他
他们 以 以前 以及 以后 任何 会 会不会 似乎 但 但是 作用 你 你们 使用 做 全是 全部 关于 其 其中 再 出来 出现 刚 刚刚 别 别人
到 到了 到底 前 办法 十分 却 去 又 发现 变成 只 只有 只能 可不可以 可以 各种 同时 后 吗 吧 呀 告诉 呢 咋 咋办 咋回事 咋弄
和 哈 哦 哪 哪个 哪个好 哪些 哪儿 哪种 哪里 啊 啦 嘛 嘞 因为 在 多少 大佬 大家 太 她 好不好 好像 好吗 好多 如何 如何才能
如果 它 完全 对 小白 就 就是 居然 已 已经 希望 帮忙 常常 干什么 干嘛 并 并且 应该 弄 弄成 弄的 当中 很 很多 得 忽然 怎么
怎么会 怎么做 怎么办 怎么回事 怎么弄 怎么才能 怎么把 怎么搞 怎么样 怎样 怎样才能 总会 总是 想 想把 想用 想知道 想要 意思 感觉 我
我们 我想 我的 或 或者 所 所以 所有 才 才能 打算 把 换成 搞 改成 教程 整 整个 新手 方法 无 时 时候 是 是不是 是什么 是否
显示 更 最 有 有些 有人 有什么 有哪些 有没有 有点 未 来 来着 某 某个 某些 次 此 每 每个 每当 每次 比较 求助 没 没有 然后
特别 现在 用 由 疯狂 的 看 看到 真 真的 着 知道 究竟 突然 竟然 等等 经常 给 老是 老是会 而 而且 能 能不能 能否 自己 若 被
要 要不要 觉得 让 设成 该 说 说明 请 请帮 请教 请问 谁 起来 还 还会 还是 还有 还能 还要 这 这个 这么 这样 这种 这边 这里
进行 通常 那 那个 那么 那样 那种 那边 都 都是 里 里面 问题 需要 非常
全是 都在 超 超级 贼 巨 特 死活 压根 根本 愣是 明明 莫名 莫名其妙 动不动 时不时 老`;

const split = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Normalized. */
export const STOP_WORDS = split(`${ENGLISH} ${CHINESE}`);
