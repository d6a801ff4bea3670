/** What a log says when it is about a downloader, by the name of the downloader's page. */
const DOWNLOADERS: readonly [RegExp, string][] = [
  // Of the downloaders with this message, only BitComet's address has no path.
  [/bitcomet|比特彗星|failed to save banlist for .*\(https?:\/\/[^/)]+\/?\)/, 'BitComet'],
  [/biglybt|:775[69]\b/, 'BiglyBT'],
  [/transmission/, 'Transmission'],
  [/deluge|:\d{1,5}\/json\b/, 'Deluge'],
  [/qbittorrent|\/api\/v2\b|\bqbee?\b/, 'qBittorrent'],
];
/** What a log says about peers, whose clients may have the names of downloaders. */
const ABOUT_PEERS = /(?:banmetadata[({]|clientname=|reason=).*/g;
/** The package of a downloader's class in a stack trace, a surer sign than a name. */
const DOWNLOADER_CLASS = /downloader\.impl\.\w+/;

/** Returns the downloader that a line with its stack trace is about, as the name of its page: `BiglyBT`. */
export function downloaderIn(record: string): string | undefined {
  const text = record.toLowerCase().replace(ABOUT_PEERS, '');
  const sign = DOWNLOADER_CLASS.exec(text)?.[0] ?? text;
  return DOWNLOADERS.find(([pattern]) => pattern.test(sign))?.[1];
}
