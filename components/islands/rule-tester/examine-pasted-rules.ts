import { type ExamineResult, examine } from '@/lib/rules/examine';
import { readJsonRules } from '@/lib/rules/read-json-rules';
import { readPlainList } from '@/lib/rules/read-plain-list';
import { chooseList, type ListName, listOfKey, type ParsedRules } from '@/lib/rules/rule-list';
import { type Position, positionAt } from '@/lib/text-position';

export interface TesterRequest {
  rules: string;
  /** The rules parsed with the YAML library, after a `needs-yaml` result. */
  parsedYaml: ParsedRules | undefined;
  list: ListName;
  value: string;
  defaults: readonly string[];
  /** Indexes of rules whose regular expressions have timed out. */
  slowRules: readonly number[];
}

export type TesterResult =
  /** `texts` are the rules of the list; `otherKey` is the key of a list that belongs to another module. */
  | (ExamineResult & { texts: readonly string[]; otherKey: string | undefined })
  | { kind: 'unreadable'; message: string; position: Position }
  | { kind: 'empty' | 'no-list' | 'too-slow' | 'failed' }
  | { kind: 'too-long'; count: number };

/** The last parsed text, because the rules stay the same while the reader types a name. */
let cache: { rules: string; parsed: ParsedRules | undefined } | undefined;

/**
 * Parses pasted rules and examines the list of the module.
 *
 * @param onRegexStart called before a rule's regular expression runs
 * @returns `needs-yaml` if the rules must be parsed with the YAML library first
 */
export function examinePastedRules(
  { rules, parsedYaml, list, value, defaults, slowRules }: TesterRequest,
  onRegexStart?: (index: number) => void,
): TesterResult | { kind: 'needs-yaml' } {
  if (rules.trim() === '') return { kind: 'empty' };
  if (cache?.rules !== rules) cache = { rules, parsed: readPlainList(rules) ?? readJsonRules(rules) };
  const parsed = cache.parsed ?? parsedYaml;
  if (!parsed) return { kind: 'needs-yaml' };
  if (parsed.kind === 'no-list') return parsed;
  if (parsed.kind === 'unreadable') {
    return { kind: 'unreadable', message: parsed.message, position: positionAt(rules, parsed.offset) };
  }
  const chosen = chooseList(parsed.lists, list);
  if (!chosen || chosen.items.length === 0) return { kind: 'empty' };
  const result = examine({ source: rules, items: chosen.items, list, value, defaults, slowRules }, onRegexStart);
  const isOtherModule = chosen.key !== undefined && listOfKey(chosen.key) !== list;
  return { ...result, texts: chosen.items.map(({ text }) => text), otherKey: isOtherModule ? chosen.key : undefined };
}
