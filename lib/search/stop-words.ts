/**
 * Words that carry no subject: they may help a page up, but none is ever missed. A character such as 不 is
 * one here only where it stands by itself; 不封 and 无法 are words.
 */
const ENGLISH = `a about after again all also am an and any anyone are as at be because been before being but by can cannot cant come comes
could did didnt do does doesnt doing dont even every everything explain explained find for from get gets getting give goes going got guide had has
have having help here hey how i if im in into is isnt it its ive just keep keeps kind know let like look made make makes many me mean meaning
means might more most much must my myself itself themselves yourself himself need needs now of on one only or other our out over own please possible question really right same say says see seems
set shall she should show showing shown shows so some someone something still such take tell than that the their them then there these they thing this those
through to too tutorial understand up us use used user using very want wants was way we went were what whats when where which while who whole why will wish with without
wont work working works would wrong yet you your`;
const CHINESE = `一下 一个 一些 一直 一样 为什么 为何 为啥 什么 什么样 什么意思 介绍 使用 全是 全部 关于 出现 到底 办法 可不可以 可以 吗 呢 咋 咋办 哪 哪个 哪些 哪里 哪儿 多少 如何
如果 干嘛 干什么 应该 怎么 怎么办 怎么回事 怎样 总是 我 我的 我想 想要 所有 方法 时候 是什么 是否 是不是 有 有没有 有什么 有哪些 没有 的 了 在 用 里 和 与 或 被 把 给 让 对 从 到 都 也 就 还 还是
然后 现在 改成 变成 换成 弄成 设成 看 看到 某 某个 某些 不 没 无 未 但 但是 已 已经 再 很 更 最 又 每 个 些 次 时 到了 后 前 上 下 里面 之后 以后 时候 出来 能 能不能 能否 自己 要 要不要 想 让 说 说明 请 请问 谁 起来 这 这个 这里 那 那个 需要 进行 教程 问题 显示 意思 作用 以及 不了 一 是 会 会不会 啊 吧 嘛 请教 求助 大佬 大家 知道 告诉`;

const words = new Set(`${ENGLISH} ${CHINESE}`.split(/\s+/));

/** @param word normalized */
export function isStopWord(word: string): boolean {
  return words.has(word);
}
