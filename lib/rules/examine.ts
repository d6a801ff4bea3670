/** The engine of the rule tester. Runs in a worker and at build time, so it must not use the DOM. */
import { type Position, positionAt } from '@/lib/text-position';
import { compileRule, type Rule } from './compile-rule';
import { findWarnings, rewriteOldRule, type Warning } from './find-warnings';
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

interface Located {
  /** Of the rule. */
  index: number;
  position: Position;
}

export interface Mistake extends Located {
  text: string;
  code: MistakeCode;
  /** The suggested correction, or the wrong part. */
  detail: string;
}

export type LocatedWarning = Warning & Located;

type Unlocated<Item> = Omit<Item, 'position'> & { start: number };

/** The first items of a list. Nobody reads thousands of items, and rendering them would take seconds. */
export interface Excerpt<Item> {
  items: readonly Item[];
  count: number;
}

interface ListResult {
  value: string;
  warnings: Excerpt<LocatedWarning>;
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
  | (ListResult & { kind: 'rejected'; mistakes: Excerpt<Mistake>; ruleCount: number })
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
  const locate = <Item extends { start: number }>(all: readonly Item[]) => {
    const { items: first, count } = excerpt(all);
    return { items: first.map(({ start, ...item }) => ({ ...item, position: positionAt(source, start) })), count };
  };
  const rules: Rule[] = [];
  const mistakes: Unlocated<Mistake>[] = [];
  const warnings: Unlocated<LocatedWarning>[] = [];
  for (const [index, item] of items.entries()) {
    const { text, start, style } = item;
    const rule = compileItem(item);
    if (rule instanceof RuleMistake) {
      const newText = rewriteOldRule(text);
      const { code, detail } = newText === undefined ? rule : ({ code: 'old-syntax', detail: newText } as const);
      mistakes.push({ index, text, code, detail, start: style === 'verbatim' ? start + rule.offset : start });
    } else {
      rules.push(rule);
      warnings.push(...findWarnings(rule, text, list).map((warning) => ({ ...warning, index, start })));
    }
  }
  const common: ListResult = {
    value,
    warnings: locate(warnings),
    defaultHits: findHits(defaults, value),
    texts: items.map(({ text }) => text),
    rewritten: rewriteList(items, source, listOfKey(key) ?? list),
    otherKey: key !== undefined && listOfKey(key) !== list ? key : undefined,
  };
  if (mistakes.length > 0) return { kind: 'rejected', mistakes: locate(mistakes), ruleCount: items.length, ...common };
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

function rewriteList(items: readonly RuleItem[], source: string, list: ListName): string | undefined {
  const newTexts = items.map(({ text }) => rewriteOldRule(text));
  // The list of exceptions of an old profile.yml would be lost.
  const isPartial = newTexts.every((text) => text === undefined) || source.includes('exclude-');
  return isPartial
    ? undefined
    : writeRules(
        items.map(({ text }, index) => newTexts[index] ?? text),
        list,
      );
}

function describe(rule: Rule): Pick<Step, 'method' | 'content' | 'untried'> {
  if (rule.kind === 'matcher') return { method: rule.method, content: rule.content, untried: undefined };
  const untried = rule.kind === 'untried' ? { code: rule.error.code, detail: rule.error.detail } : undefined;
  return { method: undefined, content: rule.text, untried };
}
