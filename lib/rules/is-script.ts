const HEADER = /^[ \t]*##[ \t]*@(?:NAME|AUTHOR|VERSION|CACHEABLE|THREADSAFE)\b/m;
const COMMENT_LINE = /^[ \t]*#.*/gm;
/** The beginning of YAML, an item of a YAML list, or a field of a JSON rule. */
const RULES = /^\s*(?:-\s|[\w-]+:\s)|\n[ \t]*-[ \t]*['"{]|\bmethod["']?\s*[:=]/;
/** Strings and comments, up to the end of their line. */
const TEXT = /"(?:\\.|[^"\\\n])*(?:"|$)|'(?:\\.|[^'\\\n])*(?:'|$)|##.*/gm;
/** What neither YAML, JSON nor prose has. */
const CODE = [
  /\breturn\b[^\n;]{0,300};/,
  /\blet[ \t]+\w+[ \t]*=/,
  /\bfn[ \t]+\w+[ \t]*\(/,
  /^[ \t]*use[ \t]+\w+\.[^\n;]{0,300};/m,
  /\bfor[ \t]+\w+(?:,[ \t]*\w+)?[ \t]+in[ \t][^\n{]{0,300}\{/,
  /\bif[ \t]*\([^\n{]{0,300}\)\s*\{/,
  /\b(?:string|seq|math)\.\w+[ \t]*\(/,
  /[!=]=[ \t]*nil\b/,
  /\bpeer\.(?:peerAddress|peerId|clientName|(?:up|down)loadSpeed|(?:up|down)loaded|progress|handshaking|flags)\b/,
  /\btorrent\.(?:id|name|hash|size|completedSize|progress|rt(?:Up|Down)loadSpeed|private|seeding)\b[^\n\w.]{0,9}[<>=)]/,
];

/** Whether the text is AviatorScript for PeerBanHelper's expression engine instead of a list of rules. */
export function isScript(text: string): boolean {
  if (RULES.test(text.replace(COMMENT_LINE, ''))) return false;
  const code = text.replace(TEXT, ' ');
  return HEADER.test(text) || CODE.some((pattern) => pattern.test(code));
}
