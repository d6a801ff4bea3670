import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Excerpt, Problem, Step } from '@/lib/rules/examine';
import { INPUT_LIMITS } from '@/lib/rules/rule-list';
import type { TesterTranslate } from './rule-tester-fields';
import type { TesterResult } from './worker-client';

const MAX_SHOWN_LENGTH = 300;

interface RuleTesterResultProps {
  t: TesterTranslate;
  result: TesterResult;
  defaults: readonly string[];
  /** Link to the page about scripts. */
  scriptHref: string;
  /** Called with the list in which rules of old versions are rewritten. Undefined in the fallback. */
  onRewrite?: (rules: string) => void;
}

/** The verdict and its explanation, shared by the fallback and the island. */
export function RuleTesterResult({ t, result, defaults, scriptHref, onRewrite }: RuleTesterResultProps) {
  const { rewritten, defaultHits: hits } = 'warnings' in result ? result : {};
  const total = defaults.length;
  return (
    <>
      <Verdict {...{ t, result, scriptHref }} />
      {rewritten !== undefined && (
        <div className="island-actions">
          <button type="button" className="button" onClick={() => onRewrite?.(rewritten)}>
            {t('rewrite')}
          </button>
        </div>
      )}
      {result.kind === 'unreadable' && (
        <p lang="en">
          <Code>{result.message}</Code>
        </p>
      )}
      {result.kind === 'rejected' && (
        <Problems {...{ t, texts: result.texts }} title={t('mistakes')} problems={result.mistakes} />
      )}
      {'warnings' in result && result.warnings.count > 0 && (
        <Problems t={t} title={t('warnings')} problems={result.warnings} />
      )}
      {result.kind === 'judged' && (
        <ResultSection title={t('steps')}>
          <Steps {...{ t, value: result.value }} steps={result.steps} />
          {result.otherSteps.count > 0 && (
            <details>
              <summary>{t('rest', { count: result.otherSteps.count })}</summary>
              <Steps {...{ t, value: result.value }} steps={result.otherSteps} />
            </details>
          )}
        </ResultSection>
      )}
      {hits && (
        <ResultSection title={t('hits')}>
          <p>{hits.length === 0 ? t('hits.none', { count: total }) : t('hits.some', { count: hits.length, total })}</p>
          {hits.length > 0 && (
            <ul className="island-list">
              {hits.map((index) => (
                <li key={index}>
                  <code>{defaults[index]}</code>
                </li>
              ))}
            </ul>
          )}
        </ResultSection>
      )}
    </>
  );
}

/** The marks of the home page's gate and their tones. Other verdicts are about the rules. */
const MARKS: Partial<Record<string, { icon: IconName; tone: string }>> = {
  banned: { icon: 'banned', tone: 'danger' },
  exempt: { icon: 'pass', tone: 'tip' },
  nothing: { icon: 'pass', tone: 'tip' },
  unknown: { icon: 'watched', tone: 'warning' },
};

function Verdict({ t, result, scriptHref }: Pick<RuleTesterResultProps, 't' | 'result' | 'scriptHref'>) {
  const verdict = result.kind === 'judged' ? result.verdict : result.kind;
  const mark = MARKS[verdict];
  return (
    <div
      role={verdict === 'failed' ? 'alert' : 'status'}
      className="island-verdict rule-tester-verdict"
      data-tone={mark?.tone ?? 'warning'}
    >
      <strong>
        {mark && <Icon name={mark.icon} />} {t(`verdict.${verdict}`)}
      </strong>
      <p>
        {formatReason(t, result)}{' '}
        {'otherKey' in result && result.otherKey && t('otherList', { key: truncate(result.otherKey) })}{' '}
        {result.kind === 'judged' && result.value.trim() === '' && t('noName')}
        {result.kind === 'script' && <a href={scriptHref}>{t('scriptPage')}</a>}
      </p>
    </div>
  );
}

function formatReason(t: TesterTranslate, result: TesterResult): string {
  const format = (count: number) => count.toLocaleString('en');
  switch (result.kind) {
    case 'judged':
      return t(`because.${result.verdict}`, { number: (result.decidingRule ?? 0) + 1 });
    case 'rejected':
      return t('because.rejected', { count: result.mistakes.count, total: result.texts.length });
    case 'unreadable':
      return t('because.unreadable', { ...result.position });
    case 'too-long':
      return t('because.too-long', {
        characters: format(result.characters),
        lines: format(result.lines),
        maxCharacters: format(INPUT_LIMITS.characters),
        maxLines: format(INPUT_LIMITS.lines),
      });
    default:
      return t(`because.${result.kind}`);
  }
}

function ResultSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <p className="island-title">{title}</p>
      {children}
    </section>
  );
}

interface ItemsProps<Item> {
  items: Excerpt<Item>;
  t: TesterTranslate;
  children: (item: Item, previous: Item | undefined) => ReactNode;
}

function Items<Item>({ items: { items, count }, t, children }: ItemsProps<Item>) {
  return (
    <>
      {count > 0 && <ol className="island-list">{items.map((item, index) => children(item, items[index - 1]))}</ol>}
      {count > items.length && <p>{t('more', { count: count - items.length })}</p>}
    </>
  );
}

function Code({ children }: { children: string }) {
  return <code>{truncate(children)}</code>;
}

function truncate(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

interface ProblemsProps {
  t: TesterTranslate;
  title: string;
  problems: Excerpt<Problem>;
  /** The rules, if each is shown with its problem. */
  texts?: readonly string[];
}

function Problems({ t, title, problems, texts }: ProblemsProps) {
  return (
    <ResultSection title={title}>
      <Items {...{ items: problems, t }}>
        {({ index, position, message, detail }, previous) => {
          const isOldSyntax = message.endsWith('.old-syntax');
          const isRepeated = isOldSyntax && previous?.message === message;
          return (
            <li key={`${index} ${message}`}>
              <strong>{t('place', { number: index + 1, ...position })}</strong>{' '}
              {texts && <Code>{texts[index] ?? ''}</Code>}
              {!isRepeated && <p>{t(message, { detail: truncate(detail) })}</p>}
              {/* The rule to write instead. */}
              {isOldSyntax && (
                <p>
                  <Code>{detail}</Code>
                </p>
              )}
            </li>
          );
        }}
      </Items>
    </ResultSection>
  );
}

function Steps({ t, steps, value }: { t: TesterTranslate; steps: Excerpt<Step>; value: string }) {
  return (
    <Items {...{ items: steps, t }}>
      {(step) => (
        <li key={step.index} data-role={step.role} aria-current={step.role === 'decides' ? 'true' : undefined}>
          <strong>{t('step', { number: step.index + 1 })}</strong>{' '}
          {step.role === 'decides' && <span className="rule-tester-mark">{t('step.decides')}</span>}{' '}
          {step.method !== undefined && <Code>{step.method}</Code>} <Code>{step.content || "''"}</Code>
          <p>{step.role === 'past' ? t('step.past') : renderOutcome(t, step, value)}</p>
        </li>
      )}
    </Items>
  );
}

/** `compares “x”: matches → TRUE: ban …` */
function renderOutcome(t: TesterTranslate, step: Step, value: string): ReactNode {
  const { result, isMatch, isUnmet, untried, method } = step;
  if (untried) return t(`untried.${untried.code}`, { detail: truncate(untried.detail) });
  if (result === undefined) return t('step.uncertain');
  let how = t('step.constant');
  if (isUnmet) how = t('step.unmet');
  else if (method !== undefined) how = t(isMatch ? 'step.match' : 'step.noMatch');
  return (
    <>
      {method !== undefined && t('step.compares', { value: `“${truncate(value)}”` })}
      {how} → <b>{result}</b>
      {t('step.meaning', { meaning: t(`result.${result}`) })}
    </>
  );
}
