import type { Code, Root } from 'mdast';
import { titleOf } from '../code/code-meta';
import type { CompileContext } from '../context';
import { placeInCode, walkNodes } from '../tree';

/** Fields that scripts can read, but that some downloaders never fill in version 9.5.0 of the tool. */
const UNFILLED_FIELDS = [
  // The tool reads `is_private` from qBittorrent's torrent list, which has no such field. Aria2-Next's is a constant.
  {
    name: 'torrent.private',
    reads: /\btorrent\.(?:private\b|isPrivate\()|\bisPrivate\(torrent\)/,
    value: 'false',
    downloaders: ['qBittorrent', 'qBittorrentEE', 'Aria2-Next'],
  },
  {
    name: 'peer.flags',
    reads: /\bpeer\.(?:flags\b|getFlags\()|\bgetFlags\(peer\)/,
    value: 'nil',
    downloaders: ['BitComet'],
  },
];

/** Reports scripts that read a field which a downloader never fills, unless the text of the section names it. */
export function checkScriptFields(tree: Root, context: CompileContext): void {
  const sections: { text: string; scripts: Code[] }[] = [{ text: '', scripts: [] }];
  walkNodes(tree, (node) => {
    if (node.type === 'heading') sections.push({ text: '', scripts: [] });
    const section = sections.at(-1);
    if (section && (node.type === 'text' || node.type === 'inlineCode')) section.text += `${node.value}\n`;
    if (node.type === 'code' && (/^(java|aviator)$/.test(node.lang ?? '') || /\.av(\.example)?$/.test(titleOf(node))))
      section?.scripts.push(node);
  });
  for (const { text, scripts } of sections)
    for (const script of scripts) checkScript(script, (name) => new RegExp(`\\b${name}\\b`).test(text), context);
}

function checkScript(script: Code, isNamed: (downloader: string) => boolean, context: CompileContext): void {
  const lines = script.value.split('\n');
  for (const { name, reads, value, downloaders } of UNFILLED_FIELDS) {
    const missing = downloaders.filter((downloader) => !isNamed(downloader));
    const index = lines.findIndex((text) => !text.startsWith('##') && reads.test(text));
    if (index === -1 || missing.length === 0) continue;
    const place = placeInCode(script, index + 1, (lines[index] ?? '').search(reads) + 1);
    const fix = 'Say so in the text of this section, or show another way.';
    context.report(place, `"${name}" is always ${value} with ${missing.join(', ')}`, fix, 'warning');
  }
}
