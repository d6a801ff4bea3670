/**
 * Patterns of private values and their replacements. The order matters: names that may contain anything come first, then
 * values after a key, then addresses, whose replacements the patterns of hosts and paths use. Avoid nested repetitions that
 * can match the same text in two ways, because they backtrack exponentially. A pattern that starts with an unlimited
 * repetition must not start within a run of the same characters, or its time is quadratic.
 */
const MASKS: readonly [RegExp, string | ((match: string, ...groups: (string | undefined)[]) => string)][] = [
  [/magnet:\?[^\s"'<>]+/gi, '<magnet>'],
  // Torrent names in ban lines, in records of earlier versions, and in the messages of 9.5.0 about one torrent.
  [/(\btorrent(?:name)?=(?!torrent\w*[({])).*?(?=, Reason=(?!.*, Reason=)|$)/gim, '$1<name>'],
  [
    /(torrent\w*[({][^\n]{0,300}?\bname=).*?(?=, (?:hash|size|id|progress|completedSize|\w*Speed|privateTorrent)=|[)}]|$)/gim,
    '$1<name>',
  ],
  [/((?:请求|請求) torrent ).+?(?= 的 peers (?:列表|清單)|$)/gi, '$1<name>'],
  [/(peers list of torrent ).+?(?=, the request|$)/gi, '$1<name>'],
  [/((?:请求|请求更新|請求|請求更新)(?:种子|種子) ).+?(?= 的 tracker|$)/gi, '$1<name>'],
  [/(tracker list on torrent ).+?(?= failed|[：:]|$)/gi, '$1<name>'],
  [/(replace tracker for torrent: ).+/gi, '$1<name>'],
  [/("(?:torrent(?:[-_]?name)?|name)"\s{0,3}:\s{0,3}")(?:[^"\\]|\\.)+/gi, '$1<name>'],
  [/((?:[?&]|\b)dn=)[^\s&]+/gi, '$1<name>'],
  [/\/\/(?:[^\s/@:]{1,100}:[^\s@]{1,200}|[^\s/@]+)@/g, '//<login>@'],
  [/((?:set-)?cookie["']?\s{0,3}[:=]\s{0,3})[^\r\n]+/gi, '$1<secret>'],
  // AviatorScript names a token of the script: token : [type='Char'.
  [
    /((?:token|passw(?:or)?d|passphrase|passkey|pwd|secret|(?:api|app|access|auth|license|send|chat|device)[-_ ]?(?:key|id|secret|code)|authorization|authentication|session|sid(?:_\d+)?|installation[-_ ]?id)["']?\s{0,3}[:=：]\s{0,3})(?!\[type=)(?:"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|(?:Bearer |Basic )?(?:[^\s,;&"')\]}]|[,;"')\]}](?=[\w!@#$%^*]))+)/gi,
    '$1<secret>',
  ],
  [/((?:令牌|密码|密碼|密钥|密鑰|密匙|许可证|許可證)\s{0,3}[:=：]\s{0,3})[^\s，。；]+/g, '$1<secret>'],
  [/(\b(?:user(?:[-_ ]?name)?|login|account)["']?\s{0,3}[:=]\s{0,3})(?:"[^"]*"|'[^']*'|[^\s,;&"')\]}]+)/gi, '$1<user>'],
  [/\b((?:user|role) )(?:"[^"\n]{1,64}"|'[^'\n]{1,64}')/gi, '$1<user>'],
  [/((?:用户名?|用戶名?|使用者(?:名稱)?|账号|帳號)\s{0,3}[:=：]\s{0,3})[^\s，。；,;]+/g, '$1<user>'],
  [/\b(Bearer|Basic) [\w.~+/=@-]{8,}/g, '$1 <secret>'],
  // A JSON Web Token, and the token of a Telegram bot.
  [/(?<![\w-])(?=[\w-]+\.[\w-]+\.)([\w-]*?)\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, '$1<secret>'],
  [/\b(bot)?\d{6,12}:[\w-]{30,}/g, '$1<secret>'],
  [/\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi, '<uuid>'],
  // Java prints objects as Name@1b2c3d.
  [/\b[\w.+-]{1,64}@(?![\da-f]{5,8}\b)[\w-]{1,63}(?:\.[\w-]{1,63})*\b/gi, '<email>'],
  [/(?<![\w:])(?:[\da-f]{2}[:-]){5}[\da-f]{2}(?![\w:])/gi, '<mac>'],
  [/(?<![\w.])(?:[\da-f]{0,4}(?::|%3a)){2,}[\da-f:.]*(?:%\w[\w.-]*)?/gi, maskIpv6],
  [/(?<!\d\.?)\d{1,3}(?:\.\d{1,3}){3}(?!\.?\d)/g, maskIpv4],
  // Hosts that contain the address.
  [
    /(?<![\w-])[\w-]{0,63}?\b(?:\d{1,3}(?:-\d{1,3}){3}|[\da-f]{1,4}(?:-[\da-f]{1,4}){7})(?:\.[\w-]{1,63})*\.?(?=[\s,:/)]|$)/gi,
    '<host>',
  ],
  [/(:\/\/(?:<login>@)?)([^\s/:?#"'<>()[\]{},，。]+)/g, (_, start = '', host = '') => start + maskHost(host)],
  [/(?<![\w.-])([\w.-]+)(?=\/<(?:ip|private-ip|ipv6|loopback)>)/g, maskHost],
  [
    /((?:UnknownHostException: |DNS name matching |[Cc]ertificate for <|resolve (?:host ?)?:? ?["']?|connect to (?:host )?|\b[Hh]ost(?:name)?["']?[ :=]{1,2}["']?))([\w.-]+\w)(?=[\s:/,"')>]|$)/g,
    (_, start = '', host = '') => start + maskAnnouncedHost(host),
  ],
  [/(?<=\*\.)[a-z\d-]+(?:\.[a-z\d-]+)+/gi, maskBareHost],
  [
    /(?<![\w.@/<-])[\w.-]+\.[a-z]{2,}(?=: (?:Name or service|nodename|No address|Temporary failure|No such host|不知道|未知))/gi,
    maskHost,
  ],
  [/(?<![\w.@/<-])([a-z\d](?:[\w-]*\.)*[\w-]*)(?=:\d{2,5}(?![\w.:]))/gi, maskBareHost],
  [
    /(?<![\w.@/<$-])(?:[a-z\d](?:[\w-]{0,61})\.)+(?:local|lan|home|internal|intranet|corp|localdomain|arpa|com|net|org|me|top|xyz|info|dev|app|cloud|cn|cc|tv|co|de|uk|fr|nl|it|es|pl|ru|jp|kr|tw|hk|sg|au|ca|us|eu|io|pt|se|ch|asia|vip|site|online|club|fun|icu|wang|ren)\b(?!\.?[\w($-])/gi,
    maskBareHost,
  ],
  // Folder names may contain spaces, but a path ends at the first space after the last separator.
  [/(?<!\w)(?:[a-z]:[\\/]|\\\\)(?:[^\\/:*?"<>|\r\n]{1,255}[\\/])*[^\\/:*?"<>|\s,;)]*/gi, '<path>'],
  [/(?<![\w./:<>-])\/(?:[^\s/:"'<>|,;()]+(?: [^\s/:"'<>|,;()]+){0,8}\/)+[^\s/:"'<>|,;()]*/g, '<path>'],
  [/(?<![\w./:<>-])\/[^\s/:"'<>|,;()]+\/?(?![\w/])/g, '<path>'],
  [/(?<=(?:file|sqlite):)\/{1,3}[^\s"'<>|,;)]+/g, '<path>'],
  // Info hashes, and keys: long, or with digits, small and capital letters.
  [/(?<![\w-])(-*)(?=\w)(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{28,}\b/gi, '$1<id>'],
  [/(?<![\w-])(?=[a-zA-Z]*\d)(?=[a-z\d]*[A-Z])(?=[A-Z\d]*[a-z])[a-zA-Z\d]{20,}\b/g, '<id>'],
  [/\b(?=[a-f]*\d)(?=\d*[a-f])[\da-f]{16,}\b|\b\d{17,}\b/gi, '<id>'],
];

/** Programs whose version may have four parts, as an address has. */
const PROGRAM =
  /(?:torrent|comet|biglybt|azureus|vuze|transmission|deluge|xunlei|thunder|迅雷|xfplay|shareaza|tixati|aria2|motrix|gopeed|flud|java|jdk|banhelper|chrome|edg|edge|firefox|safari|opr|opera|version|版本|enhanced|edition|webkit|\bv)[ /v-]{0,2}$|version["']?\s?[:=]\s?["']?$|ClientName=[^,\n]*$/i;
/** Hosts that say nothing about the reader: of PeerBanHelper, of downloads, and names that containers share. */
const PUBLIC_HOST =
  /^(?:localhost|(?:host|gateway)\.docker\.internal|qbittorrent|transmission|deluge|biglybt|bitcomet|peerbanhelper|(?:[\w-]+\.)*(?:github\.com|githubusercontent\.com|ghostchu\.com|pbh-btn\.com|pbh-btn\.org|docker\.com|docker\.io|maxmind\.com|jsdelivr\.net|cloudflare\.com|google\.com|microsoft\.com|qq\.com|telegram\.org|w3\.org|java\.net|mozilla\.org|apache\.org|npmmirror\.com|gitee\.com))$/i;
/** The first parts of names of Java packages, which look like hosts. */
const PACKAGE = /^(?:javax?|jdk|sun|kotlinx?|okhttp3|okio|com\.ghostchu)\./;
/** Words and files in front of a colon and a number that isn't a port. */
const NOT_HOST =
  /^(?:\d+|.*\.(?:java|kt|js|vue|av|py|jar|ya?ml|json|db|mmdb|log|txt)|line|column|index|code|status|port|size|id|level|at|in|ms|rule|key|error|warn|info|type|value|count|length|path|progress|uploaded|downloaded|line ?number|T?\d[\dTZ-]*)$/i;

/** Replaces logins, secrets, addresses, hosts, paths and names in text of a log with placeholders: `<ip>`. */
export function maskPrivate(line: string): string {
  return MASKS.reduce((text, [pattern, mask]) => {
    return typeof mask === 'string' ? text.replace(pattern, mask) : text.replace(pattern, mask);
  }, line);
}

/** What the masks write instead of private values. */
export const PLACEHOLDERS =
  /<(?:ip|private-ip|ipv6|loopback|host|mac|email|uuid|id|name|magnet|user|login|secret|path)>/g;

/** Masks what looks like an IPv6 address, with its port and its zone. */
function maskIpv6(run: string): string {
  const text = run.replaceAll(/%3a/gi, ':').replace(/%\w[\w.-]*$/, '');
  // The colon or the full stop after an address isn't part of it.
  const rest = text.endsWith('::') ? '' : (/[:.]+$/.exec(text)?.[0] ?? '');
  const address = text.slice(0, text.length - rest.length);
  const groups = address.split(':');
  const isTime = /^\d{1,2}:\d{2}(?::\d{2}(?:[.:]\d{1,9})?)?$/.test(address);
  const isAddress = address.includes('::') || groups.length > 3 || groups.some((group) => /[a-f]/i.test(group));
  if (isTime || !isAddress || !/[\da-f:]{2}/i.test(address)) return run;
  // A port follows an IPv4 address or eight groups, or has more digits than a group.
  const port = /(?:\.\d{1,3}|^(?:[\da-f]{1,4}:){7}[\da-f]{1,4}|:[\da-f]{0,4})(:\d{1,5})$/i.exec(address)?.[1] ?? '';
  const isPort = /\.\d{1,3}:\d+$/.test(address) || groups.length > 8 || port.length === 6;
  const host = isPort ? address.slice(0, -port.length) : address;
  const isLoopback = /^(?:::1?|(?:0{1,4}:){7}0{0,3}1|::ffff:127\.[\d.]+)$/i.test(host);
  return `${isLoopback ? '<loopback>' : '<ipv6>'}${isPort ? port : ''}${rest}`;
}

/** Keeps versions, and the kind of address for maintainers, because private addresses point to a wrong network mode. */
function maskIpv4(address: string, ...groups: unknown[]): string {
  const [offset, line] = groups.slice(-2) as [number, string];
  const octets = address.split('.').map(Number);
  if (octets.some((octet) => octet > 255)) return address;
  if (address.startsWith('127.') || address === '0.0.0.0') return '<loopback>';
  if (/^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254|100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7]))\./.test(address))
    return '<private-ip>';
  const isSmall = (octets[0] ?? 0) < 20 || address.endsWith('.0.0.0');
  const hasPort = /^:\d/.test(line.slice(offset + address.length));
  return isSmall && !hasPort && PROGRAM.test(line.slice(Math.max(0, offset - 64), offset)) ? address : '<ip>';
}

function maskHost(host: string): string {
  return PUBLIC_HOST.test(host) || host.startsWith('<') ? host : '<host>';
}

/** Masks a host after words that announce one, unless an ordinary word follows them. */
function maskAnnouncedHost(host: string): string {
  return /^(?:is|not|the|a|name|down|downloader|server|unreachable|database|any|btn|this|to)$/i.test(host)
    ? host
    : maskHost(host);
}

/** Masks what looks like a host without words around it that say so. */
function maskBareHost(host: string): string {
  return NOT_HOST.test(host) || PACKAGE.test(host) ? host : maskHost(host);
}
