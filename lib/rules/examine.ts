/** The engine of the rule tester. Runs in a worker and at build time, so it must not use the DOM. */
import { type Position, positionAt } from '@/lib/text-position';
import { compileRule, type Rule } from './compile-rule';
import { findWarnings, rewriteOldRule, type WarningCode } from './find-warnings';
import { matchRules, type RuleOutcome, type Verdict } from './match-rules';
import { type RuleItem, readRules } from './read-rules';
import { type MistakeCode, RuleMistake, UntriedError } from './rule-errors';
import { LIST_KEYS, type ListName, listOfKey, writeRules } from './rule-list';

export interface ExamineRequest {
  rules: string;
  list: ListName;
  value: string;
  defaults: readonly string[];
}

export interface Step extends RuleOutcome {
  index: number;
  /** Undefined for a constant or untried rule. */
  method: string | undefined;
  /** The text or the range of lengths that the rule compares with; without a method, the rule itself. */
  content: string;
  /** `past` comes after the rule that exempts the peer, so PeerBanHelper doesn't evaluate it. */
  role: 'decides' | 'evaluated' | 'past';
  /** Why the rule can't be tried. */
  untried: Pick<UntriedError, 'code' | 'detail'> | undefined;
}

/** A mistake or a warning. */
export interface Problem {
  /** Of the rule. */
  index: number;
  position: Position;
  message: `mistake.${MistakeCode}` | `warning.${WarningCode}`;
  /** The suggested correction, or what the problem is about. */
  detail: string;
}

type Unlocated = Omit<Problem, 'position'> & { start: number };

/** The first items of a list. Nobody reads thousands of items, and rendering them would take seconds. */
export interface Excerpt<Item> {
  items: readonly Item[];
  count: number;
}

interface ListResult {
  value: string;
  warnings: Excerpt<Problem>;
  /** Indexes of the default rules that would ban the value. */
  defaultHits: readonly number[];
  texts: readonly string[];
  /** The list with rules of old versions rewritten; undefined if it has none. */
  rewritten: string | undefined;
  /** The key of a list that belongs to another module. */
  otherKey: string | undefined;
}

export type ExamineResult =
  | { kind: 'unreadable'; message: string; position: Position }
  | { kind: 'empty' | 'script' | 'no-list' }
  | (ListResult & { kind: 'rejected'; mistakes: Excerpt<Problem> })
  | (ListResult & {
      kind: 'judged';
      verdict: Verdict;
      decidingRule: number | undefined;
      /** Rules that have an effect, or all rules of a short list. */
      steps: Excerpt<Step>;
      otherSteps: Excerpt<Step>;
    });

/** Evaluates pasted rules and explains the result. Rules that only PeerBanHelper can read reliably get no verdict. */
export function examine({ rules: source, list, value, defaults }: ExamineRequest): ExamineResult {
  if (source.trim() === '') return { kind: 'empty' };
  const parsed = readRules(source);
  if (parsed.kind === 'unreadable')
    return { kind: 'unreadable', message: parsed.message, position: positionAt(source, parsed.offset) };
  if (parsed.kind !== 'lists') return parsed;
  const chosen = parsed.lists.find(({ key }) => key === LIST_KEYS[list]) ?? parsed.lists[0];
  if (!chosen || chosen.items.length === 0) return { kind: 'empty' };
  const { key, items } = chosen;
  const locate = (all: readonly Unlocated[]): Excerpt<Problem> => {
    const { items: first, count } = excerpt(all);
    return { items: first.map(({ start, ...item }) => ({ ...item, position: positionAt(source, start) })), count };
  };
  const newTexts = items.map(({ text }) => rewriteOldRule(text));
  const rules: Rule[] = [];
  const mistakes: Unlocated[] = [];
  const warnings: Unlocated[] = [];
  for (const [index, item] of items.entries()) {
    const { text, start, style } = item;
    const rule = compileItem(item);
    const newText = newTexts[index];
    const oldSyntax = newText === undefined ? undefined : ({ code: 'old-syntax', detail: newText } as const);
    if (rule instanceof RuleMistake) {
      const { code, detail } = oldSyntax ?? rule;
      const offset = style === 'verbatim' ? rule.offset : 0;
      mistakes.push({ index, message: `mistake.${code}`, detail, start: start + offset });
    } else {
      rules.push(rule);
      for (const { code, detail } of oldSyntax ? [oldSyntax] : findWarnings(rule, text, list))
        warnings.push({ index, message: `warning.${code}`, detail, start });
    }
  }
  const texts = items.map(({ text }) => text);
  const hasOldRules = newTexts.some((text) => text !== undefined);
  const common: ListResult = {
    value,
    warnings: locate(warnings),
    defaultHits: findHits(defaults, value),
    texts,
    // The list of exceptions of an old profile.yml would be lost.
    rewritten:
      hasOldRules && !source.includes('exclude-')
        ? writeRules(
            texts.map((text, index) => newTexts[index] ?? text),
            listOfKey(key) ?? list,
          )
        : undefined,
    otherKey: key !== undefined && listOfKey(key) !== list ? key : undefined,
  };
  if (mistakes.length > 0) return { kind: 'rejected', mistakes: locate(mistakes), ...common };
  const { verdict, decidingRule, outcomes } = matchRules(rules, value);
  const end = verdict === 'exempt' ? decidingRule : undefined;
  const steps = outcomes.map(({ rule, ...outcome }, index): Step => {
    const role = index === decidingRule ? 'decides' : 'evaluated';
    return { ...describe(rule), ...outcome, index, role: end !== undefined && index > end ? 'past' : role };
  });
  const hasEffect = ({ role, result }: Step) =>
    steps.length <= SHORT_LIST_LENGTH || (role !== 'past' && result !== 'DEFAULT');
  return {
    kind: 'judged',
    verdict,
    decidingRule,
    steps: excerpt(steps.filter(hasEffect)),
    otherSteps: excerpt(steps.filter((step) => !hasEffect(step))),
    ...common,
  };
}

/** Lists of at most this many rules are explained in full. */
const SHORT_LIST_LENGTH = 12;
const MAX_ITEMS = 50;

function excerpt<Item>(items: readonly Item[]): Excerpt<Item> {
  return { items: items.slice(0, MAX_ITEMS), count: items.length };
}

function compileItem({ text, style }: RuleItem): Rule | RuleMistake {
  return style === 'unknown' ? { kind: 'untried', text, error: new UntriedError('yaml', text) } : compileRule(text);
}

function findHits(defaults: readonly string[], value: string): number[] {
  return defaults.flatMap((text, index) => {
    const rule = compileRule(text);
    return !(rule instanceof RuleMistake) && matchRules([rule], value).verdict === 'banned' ? [index] : [];
  });
}

function describe(rule: Rule): Pick<Step, 'method' | 'content' | 'untried'> {
  if (rule.kind === 'matcher') return { method: rule.method, content: rule.content, untried: undefined };
  const untried = rule.kind === 'untried' ? { code: rule.error.code, detail: rule.error.detail } : undefined;
  return { method: undefined, content: rule.text, untried };
}
