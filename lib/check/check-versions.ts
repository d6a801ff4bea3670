import type { Doc } from '@/lib/content/model';
import { type Problem, warningAt } from '@/lib/errors';
import { DOCUMENTED_VERSION } from '@/lib/site';

const NUMBER = String.raw`v?(\d+\.\d+(?:\.\d+)?)(?![\w]|\.\d)`;
const [MAJOR = ''] = DOCUMENTED_VERSION.split('.');
/** A version of PBH: next to its name, in a download or a shell variable, or in full with its current major number. */
const TOOL_VERSION = new RegExp(
  String.raw`(?:\bPBH|peerbanhelper)[ _:-]{0,2}${NUMBER}|(?:/download/|^VERSION=)${NUMBER}|(?<![\w./])v?(${MAJOR}\.\d+\.\d+)(?![\w]|\.\d)`,
  'gi',
);
/** Words that say why a page names another version than the one it describes. */
const REASON =
  /\b(?:since|before|after|until|up to|first|older|newer|later|earlier|previous|updat\w*|upgrad\w*|added|removed|changed|fixed|no longer|from .* on)\b|(?<!一)起(?!来)|从|自(?=\s*(?:PBH|v?\d))|[之以][前后上下]|更[早旧新高]|升级|旧版|直到/i;

/** Warns about docs that name another version of PBH than the documented one without a reason in the same line. */
export function checkVersions(docs: readonly Pick<Doc, 'source'>[]): Problem[] {
  return docs.flatMap(({ source: { file, body, lineOffset } }) =>
    body.split('\n').flatMap((line, index) =>
      [...line.matchAll(TOOL_VERSION)].flatMap((match) => {
        const version = match[1] ?? match[2] ?? match[3] ?? '';
        if (`${DOCUMENTED_VERSION}.`.startsWith(`${version}.`) || REASON.test(line)) return [];
        const place = { file, line: index + 1 + lineOffset, column: match.index + 1 };
        const message = `the page names PBH ${version}, but describes ${DOCUMENTED_VERSION}`;
        return warningAt(place, message, `Update it, or say why, as in "since ${version}" or "before ${version}".`);
      }),
    ),
  );
}
