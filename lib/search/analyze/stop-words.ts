/**
 * Stop words: the function words of both languages. A page with them may rank higher, but a result doesn't need them. A
 * character such as 不 is a stop word only as a word by itself; 不封 and 无法 are ordinary words.
 */
const ENGLISH = `a an and are arent as at be been being but by can cant could couldnt did didnt do does doesnt dont for
from had has have how i if im in into is isnt it its ive just me my no not of on only or our should so
some such than that the their them then there these they this to too very was wasnt we were what whats
when where which who why will with without wont would you your am any all also please get gets got use
used using`;
const CHINESE = `的 了 吗 呢 啊 吧 是 在 我 你 他 它 们 和 与 或 就 都 也 还 又 很 太 把 被 给 让 对 从 到 为 以 而 且 这 那 哪 什么 怎么
如何 为什么 为啥 怎么办 怎么回事 请问 可以 能 要 会 不 没 没有 有 个 一个 一下 么 多少 哪里 哪个 谁 时候 是不是 有没有 能不能 怎么样
怎样 不能 不会 我的 一直 总是 老是 这个 那个`;

const split = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Normalized. */
export const STOP_WORDS = split(`${ENGLISH} ${CHINESE}`);
