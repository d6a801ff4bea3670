import type { Code } from 'mdast';
import { checkSample } from '@/lib/reference/check-sample';
import { REFERENCE_FILE, readReference } from '@/lib/reference/reference';
import { parseCodeMeta } from '../../code/code-meta';
import { nodePlugin } from '../../tree';

/** Checks YAML blocks whose title names a configuration file of PeerBanHelper against the configuration reference. */
export const remarkConfigSamples = nodePlugin((node, context) => {
  const file = node.type === 'code' && configFile(node);
  if (!file) return;
  const { model, problems } = readReference(context.files.read(REFERENCE_FILE));
  context.problems.push(...problems);
  if (!model) return;
  const { line = 1, column = 1 } = node.position?.start ?? {};
  for (const fault of checkSample(node.value, file, model)) {
    // The code starts in the line after the fence, with the same indentation.
    const place = { line: line + fault.line, column: column - 1 + fault.column };
    context.report(place, fault.message, fault.fix, 'warning');
  }
});

function configFile({ lang, meta }: Code): 'config.yml' | 'profile.yml' | undefined {
  if (lang !== 'yaml' && lang !== 'yml') return undefined;
  const { title } = parseCodeMeta(meta ?? '', Number.POSITIVE_INFINITY).meta;
  return (['config.yml', 'profile.yml'] as const).find((name) => title === name || title?.endsWith(`/${name}`));
}
