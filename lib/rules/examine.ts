/**
 * The engine of the rule tester: evaluates a list of rules for a client name or peer ID and explains the result. Owns: the
 * parsing of pasted rules, their evaluation, and the warnings. Rules that only PeerBanHelper can read reliably get no verdict.
 * Runs in a worker and at build time, so it must not use the DOM.
 */
import { type Position, positionAt } from '@/lib/text-position';
import { compileRule, type Rule } from './compile-rule';
import { findWarnings, type Warning } from './find-warnings';
import { isScript } from './is-script';
import { matchRules, type RuleOutcome, type Verdict } from './match-rules';
import { rewriteOldRule } from './old-rule';
import {
  chooseList,
  exceptionsKey,
  offsetInSource,
  type ParsedRules,
  type RuleItem,
  readJsonRules,
  readOldRules,
  readYamlRules,
} from './read-rules';
import { type MistakeCode, RuleMistake, UntriedError } from './rule-errors';
import { LIST_NAMES, type ListName, listOfKey, writeRules } from './rule-list';

export interface ExamineRequest {
  /** The pasted text. */
  rules: string;
  list: ListName;
  /** The client name or peer ID to test. */
  value: string;
  /** PeerBanHelper's default rules. */
  defaults: readonly string[];
  /** Indexes of rules whose regular expressions have timed out. */
  slowRules?: readonly number[];
}

/** The evaluation of one rule. */
export interface Step extends RuleOutcome {
  index: number;
  /** The rule as PeerBanHelper receives it, without YAML's quotes. */
  text: string;
  position: Position;
  /** Undefined for a constant rule. */
  method: string | undefined;
  /** The text or the range of lengths that the rule compares with. */
  content: string;
  /** `past` comes after the rule that exempts the peer, so PeerBanHelper doesn't evaluate it. */
  role: 'decides' | 'evaluated' | 'past';
  /** Whether the regular expression has timed out. */
  isSlow: boolean;
  /** Why the rule can't be tried. */
  untried: Pick<UntriedError, 'code' | 'detail'> | undefined;
}

export interface Mistake {
  index: number;
  text: string;
  position: Position;
  code: MistakeCode;
  /** The suggested correction, or the wrong part. */
  detail: string;
}

export interface LocatedWarning extends Warning {
  index: number;
  position: Position;
}

/** The first items of a list. Nobody reads thousands of items, and rendering them would take seconds. */
export interface Excerpt<Item> {
  items: readonly Item[];
  /** Length of the whole list. */
  count: number;
}

interface ListResult {
  value: string;
  warnings: Excerpt<LocatedWarning>;
  defaultHits: readonly number[];
  /** The rules of the list. */
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

/**
 * Parses pasted rules, evaluates the list of the module, and explains the result.
 *
 * @param onRegexStart called before a regular expression runs, so that a caller can tell which rule has hung
 */
export function examine(request: ExamineRequest, onRegexStart: (index: number) => void = () => {}): ExamineResult {
  const { rules: source, list, value, slowRules = [] } = request;
  if (source.trim() === '') return { kind: 'empty' };
  if (isScript(source)) return { kind: 'script' };
  const parsed = parseCached(source);
  if (parsed.kind === 'unreadable') {
    return { kind: 'unreadable', message: parsed.message, position: positionAt(source, parsed.offset) };
  }
  if (parsed.kind !== 'lists') return parsed;
  const chosen = chooseList(parsed.lists, list);
  if (!chosen || chosen.items.length === 0) return { kind: 'empty' };
  const { key, items } = chosen;
  const exempts = key?.startsWith('exclude-');
  const newTexts = items.map(({ text }) => rewriteOldRule(text, exempts));
  const rules: Rule[] = [];
  const mistakes: { index: number; item: RuleItem; error: RuleMistake }[] = [];
  const warnings: (Warning & { index: number; start: number })[] = [];
  for (const [index, item] of items.entries()) {
    const rule = compileItem(item);
    if (rule instanceof RuleMistake) {
      mistakes.push({ index, item, error: rule });
      continue;
    }
    rules.push(rule);
    const { text, start } = item;
    const newText = newTexts[index];
    const found = newText === undefined ? findWarnings(rule, text, list) : [oldSyntax(newText)];
    for (const warning of found) warnings.push({ ...warning, index, start });
  }
  const defaultHits = findHits(request);
  const located = excerpt(warnings, ({ start, ...warning }) => ({ ...warning, position: positionAt(source, start) }));
  const otherKey = key !== undefined && listOfKey(key) !== list ? key : undefined;
  const texts = items.map(({ text }) => text);
  const exceptions =
    key === undefined || exempts ? undefined : parsed.lists.find((other) => other.key === exceptionsKey(key));
  const newExceptions = exceptions?.items.flatMap(({ text }) => rewriteOldRule(text, true) ?? []) ?? [];
  const rewritten = newTexts.some((text) => text !== undefined)
    ? writeRules(
        [...newExceptions, ...texts.map((text, index) => newTexts[index] ?? text)],
        LIST_NAMES.find((name) => key?.endsWith(name)) ?? list,
      )
    : undefined;
  const common = { value, warnings: located, defaultHits, texts, rewritten, otherKey };
  if (mistakes.length > 0) {
    const explained = excerpt(mistakes, ({ index, item, error }): Mistake => {
      const position = positionAt(source, offsetInSource(source, item, error.offset));
      const newText = newTexts[index];
      const { code, detail } = newText === undefined ? error : oldSyntax(newText);
      return { index, text: item.text, position, code, detail };
    });
    return { kind: 'rejected', mistakes: explained, ruleCount: items.length, ...common };
  }
  const { verdict, decidingRule, outcomes } = matchRules(rules, value, (index) => {
    if (slowRules.includes(index)) return false;
    onRegexStart(index);
    return true;
  });
  const exemption = verdict === 'exempt' ? decidingRule : undefined;
  const toStep = (index: number): Step => {
    const { text, start } = items[index] ?? { text: '', start: 0 };
    const isPast = exemption !== undefined && index > exemption;
    const role = index === decidingRule ? 'decides' : 'evaluated';
    return {
      ...(outcomes[index] ?? UNKNOWN_OUTCOME),
      ...describe(rules[index]),
      index,
      text,
      position: positionAt(source, start),
      role: isPast ? 'past' : role,
      isSlow: slowRules.includes(index),
    };
  };
  const hasEffect = (index: number) =>
    rules.length <= SHORT_LIST_LENGTH || (index <= (exemption ?? index) && outcomes[index]?.result !== 'DEFAULT');
  const toSteps = (indexes: number[]): Excerpt<Step> => {
    const shown = indexes.slice(0, MAX_ITEMS);
    const isCut = decidingRule !== undefined && indexes.includes(decidingRule) && !shown.includes(decidingRule);
    return { items: (isCut ? [...shown, decidingRule] : shown).map(toStep), count: indexes.length };
  };
  const indexes = [...rules.keys()];
  const steps = toSteps(indexes.filter(hasEffect));
  const otherSteps = toSteps(indexes.filter((index) => !hasEffect(index)));
  return { kind: 'judged', verdict, decidingRule, steps, otherSteps, ...common };
}

const oldSyntax = (newText: string) => ({ code: 'old-syntax' as const, detail: newText });

/** Lists of at most this many rules are explained in full. */
const SHORT_LIST_LENGTH = 12;
const MAX_ITEMS = 50;

function excerpt<Item, Shown>(items: readonly Item[], show: (item: Item) => Shown): Excerpt<Shown> {
  return { items: items.slice(0, MAX_ITEMS).map(show), count: items.length };
}

/** Returns the indexes of the default rules that would ban the value. */
function findHits({ defaults, value }: ExamineRequest): number[] {
  return defaults.flatMap((text, index) => {
    const rule = compileCached(text);
    if (rule instanceof RuleMistake) return [];
    return matchRules([rule], value).verdict === 'banned' ? [index] : [];
  });
}

const UNKNOWN_OUTCOME: RuleOutcome = { result: undefined, isMatch: undefined, isUnmet: false };

function describe(rule: Rule | undefined): Pick<Step, 'method' | 'content' | 'untried'> {
  if (rule?.kind !== 'matcher') {
    const untried = rule?.kind === 'untried' ? { code: rule.error.code, detail: rule.error.detail } : undefined;
    return { method: undefined, content: '', untried };
  }
  const { method, content, min, max } = rule;
  return { method, content: method === 'LENGTH' ? `${min}–${max}` : content, untried: undefined };
}

let parseCache: { text: string; parsed: ParsedRules } | undefined;

/** Caches the last text, because the rules stay the same while the reader types a name. */
function parseCached(text: string): ParsedRules {
  if (parseCache?.text !== text)
    parseCache = { text, parsed: readOldRules(text) ?? readJsonRules(text) ?? readYamlRules(text) };
  return parseCache.parsed;
}

function compileItem({ text, style }: RuleItem): Rule | RuleMistake {
  return style === 'unknown' ? { kind: 'untried', error: new UntriedError('yaml', text) } : compileCached(text);
}

const compileCache = new Map<string, Rule | RuleMistake>();
const MAX_CACHED_RULES = 5000;

function compileCached(text: string): Rule | RuleMistake {
  const cached = compileCache.get(text);
  if (cached) return cached;
  const rule = compileRule(text);
  if (compileCache.size >= MAX_CACHED_RULES) compileCache.clear();
  compileCache.set(text, rule);
  return rule;
}
