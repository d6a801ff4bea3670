/**
 * The rule tester's answer: what a list of rules makes of a name, and why. Owns: everything between a pasted text and the
 * answer. Pure and free of the page, so that a worker runs it.
 */
import { type Position, positionAt } from '@/lib/text-position';
import { compileRule, type Rule } from './compile-rule';
import { type Mistake, toMistake } from './explain-mistake';
import { findWarnings, type Warning } from './find-warnings';
import { JavaException } from './java-exception';
import { matchRules, type RuleOutcome, type Verdict } from './match-rules';
import { type ListName, offsetInSource, type RuleItem } from './rule-list';

export interface Question {
  /** The pasted text, for positions. */
  source: string;
  items: readonly RuleItem[];
  list: ListName;
  /** What the peer is compared by. */
  value: string;
  /** Rules that the tool ships. */
  defaults: readonly string[];
  /** Indexes of rules whose expressions took too long before. */
  slow: readonly number[];
}

export interface Step extends RuleOutcome {
  index: number;
  /** As PeerBanHelper gets it. */
  text: string;
  position: Position;
  /** What the rule compares with: its content or its lengths; undefined for a rule without method. */
  method: string | undefined;
  content: string;
  /** `past` comes after the rule that exempts, and the tool doesn't ask it. */
  role: 'decides' | 'asked' | 'past';
  /** The expression took too long. */
  isSlow: boolean;
  /** Java's syntax that JavaScript lacks, and that the rule has. */
  differences: readonly string[];
  /** Java's syntax that can't be tried here. */
  untried: string | undefined;
}

export interface PlacedWarning extends Warning {
  index: number;
  position: Position;
}

/** The first items of a list: nobody reads thousands, and sending and showing them would take seconds. */
export interface Excerpt<Item> {
  items: readonly Item[];
  /** Of the whole list. */
  count: number;
}

export type Answer = { value: string; defaultHits: readonly number[]; warnings: Excerpt<PlacedWarning> } & (
  | { kind: 'rejected'; mistakes: Excerpt<Mistake>; ruleCount: number }
  | {
      kind: 'judged';
      verdict: Verdict;
      decidingRule: number | undefined;
      /** Of rules that have an effect, or of all when there are few. */
      steps: Excerpt<Step>;
      otherSteps: Excerpt<Step>;
    }
);

/** @param onTry is called before an expression is tried, so that the caller knows which one is running */
export function examine(question: Question, onTry: (index: number) => void = () => {}): Answer {
  const { source, items, list, value, slow } = question;
  const rules: Rule[] = [];
  const mistakes: { index: number; item: RuleItem; exception: JavaException }[] = [];
  const warnings: (Warning & { index: number; start: number })[] = [];
  for (const [index, item] of items.entries()) {
    const rule = compileOnce(item.text);
    if (rule instanceof JavaException) {
      mistakes.push({ index, item, exception: rule });
      continue;
    }
    rules.push(rule);
    const { text, start } = item;
    for (const warning of findWarnings(rule, text, list)) warnings.push({ ...warning, index, start });
  }
  const defaultHits = findHits(question);
  const placed = excerpt(warnings, ({ start, ...warning }) => ({ ...warning, position: positionAt(source, start) }));
  const common = { value, warnings: placed, defaultHits };
  if (mistakes.length > 0) {
    const explained = excerpt(mistakes, ({ index, item, exception }) => {
      const position = positionAt(source, offsetInSource(source, item, exception.offset));
      return toMistake(exception, item.text, index, position);
    });
    return { kind: 'rejected', mistakes: explained, ruleCount: items.length, ...common };
  }
  const { verdict, decidingRule, outcomes } = matchRules(rules, value, (index) => {
    if (slow.includes(index)) return false;
    onTry(index);
    return true;
  });
  const exemption = verdict === 'exempt' ? decidingRule : undefined;
  const toStep = (index: number): Step => {
    const { text, start } = items[index] ?? { text: '', start: 0 };
    const isPast = exemption !== undefined && index > exemption;
    const role = index === decidingRule ? 'decides' : 'asked';
    return {
      ...(outcomes[index] ?? UNKNOWN),
      ...describe(rules[index]),
      index,
      text,
      position: positionAt(source, start),
      role: isPast ? 'past' : role,
      isSlow: slow.includes(index),
    };
  };
  const indexes = [...rules.keys()];
  const hasEffect = (index: number) =>
    rules.length <= FEW_RULES || (index <= (exemption ?? index) && outcomes[index]?.result !== 'DEFAULT');
  const toSteps = (some: number[]) => {
    const shown = some.slice(0, MOST_ITEMS);
    const isCut = decidingRule !== undefined && some.includes(decidingRule) && !shown.includes(decidingRule);
    return { items: (isCut ? [...shown, decidingRule] : shown).map(toStep), count: some.length };
  };
  const steps = toSteps(indexes.filter(hasEffect));
  const otherSteps = toSteps(indexes.filter((index) => !hasEffect(index)));
  return { kind: 'judged', verdict, decidingRule, steps, otherSteps, ...common };
}

const FEW_RULES = 12;
const MOST_ITEMS = 50;

function excerpt<Item, Shown>(items: readonly Item[], show: (item: Item) => Shown): Excerpt<Shown> {
  return { items: items.slice(0, MOST_ITEMS).map(show), count: items.length };
}

/** Indexes of the shipped rules that would ban the value. */
function findHits({ defaults, value }: Question): number[] {
  return defaults.flatMap((text, index) => {
    const rule = compileOnce(text);
    if (rule instanceof JavaException) return [];
    return matchRules([rule], value).verdict === 'banned' ? [index] : [];
  });
}

const UNKNOWN: RuleOutcome = { result: undefined, isMatch: undefined, isUnmet: false };

function describe(rule: Rule | undefined): Pick<Step, 'method' | 'content' | 'differences' | 'untried'> {
  if (rule?.kind !== 'matcher') return { method: undefined, content: '', differences: [], untried: undefined };
  const { method, content, min, max, regex } = rule;
  return {
    method,
    content: method === 'LENGTH' ? `${min}–${max}` : content,
    differences: regex?.kind === 'regex' ? regex.differences : [],
    untried: regex?.kind === 'untranslatable' ? regex.construct : undefined,
  };
}

const compiled = new Map<string, Rule | JavaException>();
const MAX_COMPILED = 5000;

/** While somebody types a name, the rules stay the same. */
function compileOnce(text: string): Rule | JavaException {
  const known = compiled.get(text);
  if (known) return known;
  const rule = compile(text);
  if (compiled.size >= MAX_COMPILED) compiled.clear();
  compiled.set(text, rule);
  return rule;
}

function compile(text: string): Rule | JavaException {
  try {
    return compileRule(text);
  } catch (error) {
    if (error instanceof JavaException) return error;
    throw error;
  }
}
