import { type ExamineResult, examine } from '@/lib/rules/examine';
import { readJsonRules } from '@/lib/rules/read-json-rules';
import { readPlainList } from '@/lib/rules/read-plain-list';
import { chooseList, type ListName, listOfKey, type ParsedRules } from '@/lib/rules/rule-list';
import { type Position, positionAt } from '@/lib/text-position';

export interface TesterQuestion {
  rules: string;
  /** The rules as the YAML library has read them, where they need it. */
  read: ParsedRules | undefined;
  list: ListName;
  value: string;
  defaults: readonly string[];
  /** Indexes of rules whose expressions took too long. */
  slowRules: readonly number[];
}

export type TesterAnswer =
  | (ExamineResult & { texts: readonly string[]; otherKey: string | undefined })
  | { kind: 'unreadable'; message: string; position: Position }
  | { kind: 'empty' | 'no-list' | 'too-slow' | 'failed' }
  | { kind: 'too-long'; count: number };

let last: { rules: string; read: ParsedRules | undefined } | undefined;

/**
 * @param onTry is called before an expression is tried
 * @returns `needs-yaml` when the rules have to be read with the YAML library first
 */
export function answerQuestion(
  { rules, read, list, value, defaults, slowRules }: TesterQuestion,
  onTry?: (index: number) => void,
): TesterAnswer | { kind: 'needs-yaml' } {
  if (rules.trim() === '') return { kind: 'empty' };
  if (last?.rules !== rules) last = { rules, read: readPlainList(rules) ?? readJsonRules(rules) };
  const found = last.read ?? read;
  if (!found) return { kind: 'needs-yaml' };
  if (found.kind === 'no-list') return found;
  if (found.kind === 'unreadable') {
    return { kind: 'unreadable', message: found.message, position: positionAt(rules, found.offset) };
  }
  const chosen = chooseList(found.lists, list);
  if (!chosen || chosen.items.length === 0) return { kind: 'empty' };
  const answer = examine({ source: rules, items: chosen.items, list, value, defaults, slowRules }, onTry);
  const isOther = chosen.key !== undefined && listOfKey(chosen.key) !== list;
  return { ...answer, texts: chosen.items.map(({ text }) => text), otherKey: isOther ? chosen.key : undefined };
}
