import { memo, type ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Excerpt, LocatedWarning, Mistake, Step } from '@/lib/rules/examine';
import { INPUT_LIMITS } from '@/lib/rules/rule-list';
import type { Position } from '@/lib/text-position';
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
  onRewrite?: ((rules: string) => void) | undefined;
}

/** The verdict and its explanation, shared by the fallback and the island. Memoized: each keystroke renders the island. */
export const RuleTesterResult = memo(({ t, result, defaults, scriptHref, onRewrite }: RuleTesterResultProps) => {
  const hasRules = result.kind === 'judged' || result.kind === 'rejected';
  return (
    <>
      <Verdict {...{ t, result, scriptHref }} />
      {hasRules && result.rewritten !== undefined && <RewriteButton {...{ t, onRewrite }} rules={result.rewritten} />}
      {result.kind === 'unreadable' && (
        <p lang="en">
          <Code>{result.message}</Code>
        </p>
      )}
      {result.kind === 'rejected' && (
        <ResultSection title={t('mistakes')}>
          <Items items={result.mistakes} t={t}>
            {(mistake) => <MistakeItem key={mistake.index} {...{ t, mistake }} />}
          </Items>
        </ResultSection>
      )}
      {hasRules && result.warnings.count > 0 && (
        <ResultSection title={t('warnings')}>
          <Items items={result.warnings} t={t}>
            {(warning, index) => (
              <WarningItem
                key={`${warning.index} ${warning.code}`}
                {...{ t, warning }}
                isRepeated={warning.code === 'old-syntax' && result.warnings.items[index - 1]?.code === 'old-syntax'}
              />
            )}
          </Items>
        </ResultSection>
      )}
      {result.kind === 'judged' && <Steps {...{ t, result }} />}
      {hasRules && <DefaultHits {...{ t, defaults }} hits={result.defaultHits} />}
    </>
  );
});

/** The marks of the home page's gate. Other verdicts are about the rules. */
const MARKS: Partial<Record<string, IconName>> = {
  banned: 'banned',
  exempt: 'pass',
  nothing: 'pass',
  unknown: 'watched',
};

function Verdict({ t, result, scriptHref }: Pick<RuleTesterResultProps, 't' | 'result' | 'scriptHref'>) {
  const verdict = result.kind === 'judged' ? result.verdict : result.kind;
  const mark = MARKS[verdict];
  return (
    <div role={verdict === 'failed' ? 'alert' : 'status'} className="rule-tester-verdict" data-verdict={verdict}>
      <strong>
        {mark && <Icon name={mark} />} {t(`verdict.${verdict}`)}
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

function RewriteButton({ t, rules, onRewrite }: Pick<RuleTesterResultProps, 't' | 'onRewrite'> & { rules: string }) {
  return (
    <div className="island-actions">
      <button type="button" className="island-button" onClick={() => onRewrite?.(rules)}>
        {t('rewrite')}
      </button>
    </div>
  );
}

function formatReason(t: TesterTranslate, result: TesterResult): string {
  const format = (count: number) => count.toLocaleString('en');
  switch (result.kind) {
    case 'judged':
      return t(`because.${result.verdict}`, { number: (result.decidingRule ?? 0) + 1 });
    case 'rejected':
      return t('because.rejected', { count: result.mistakes.count, total: result.ruleCount });
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
  children: (item: Item, index: number) => ReactNode;
}

function Items<Item>({ items: { items, count }, t, children }: ItemsProps<Item>) {
  return (
    <>
      {count > 0 && <ol className="rule-tester-items">{items.map(children)}</ol>}
      {count > items.length && <p>{t('more', { count: count - items.length })}</p>}
    </>
  );
}

function RuleLocation({ t, index, position }: { t: TesterTranslate; index: number; position: Position }) {
  return <strong>{t('place', { number: index + 1, ...position })}</strong>;
}

function Code({ children }: { children: string }) {
  return <code>{truncate(children)}</code>;
}

function truncate(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text;
}

function MistakeItem({ t, mistake }: { t: TesterTranslate; mistake: Mistake }) {
  const { index, position, text, code, detail } = mistake;
  return (
    <li data-kind="mistake">
      <RuleLocation {...{ t, index, position }} /> <Code>{text}</Code>
      <p>{t(`mistake.${code}`, { detail: truncate(detail) })}</p>
      {code === 'old-syntax' && <NewRule>{detail}</NewRule>}
    </li>
  );
}

/** A rule to write instead. */
function NewRule({ children }: { children: string }) {
  return (
    <p>
      <Code>{children}</Code>
    </p>
  );
}

interface WarningItemProps {
  t: TesterTranslate;
  warning: LocatedWarning;
  /** Whether the item above has the same explanation. */
  isRepeated: boolean;
}

function WarningItem({ t, warning, isRepeated }: WarningItemProps) {
  const { index, position, code, detail } = warning;
  return (
    <li data-kind="warning">
      <RuleLocation {...{ t, index, position }} />
      {!isRepeated && <p>{t(`warning.${code}`, { detail: truncate(detail) })}</p>}
      {code === 'old-syntax' && <NewRule>{detail}</NewRule>}
    </li>
  );
}

function Steps({ t, result }: { t: TesterTranslate; result: TesterResult & { kind: 'judged' } }) {
  const { steps, otherSteps, value } = result;
  const item = (step: Step) => <StepItem key={step.index} {...{ t, value, step }} />;
  return (
    <ResultSection title={t('steps')}>
      <Items {...{ items: steps, t }}>{item}</Items>
      {otherSteps.count > 0 && (
        <details>
          <summary>{t('rest', { count: otherSteps.count })}</summary>
          <Items {...{ items: otherSteps, t }}>{item}</Items>
        </details>
      )}
    </ResultSection>
  );
}

function StepItem({ t, step, value }: { t: TesterTranslate; step: Step; value: string }) {
  const { index, role, result, text, method, content } = step;
  const effect = role === 'past' ? 'past' : (result ?? 'unknown');
  return (
    <li data-kind={effect} aria-current={role === 'decides' ? 'true' : undefined}>
      <strong>{t('step', { number: index + 1 })}</strong>{' '}
      {role === 'decides' && <em className="rule-tester-mark">{t('step.decides')}</em>}{' '}
      {method === undefined ? (
        <Code>{text === '' ? "''" : text}</Code>
      ) : (
        <>
          <Code>{method}</Code> <Code>{content}</Code>
        </>
      )}
      <p>{role === 'past' ? t('step.past') : renderOutcome(t, step, value)}</p>
    </li>
  );
}

/** `compares “x”: matches → TRUE: ban …` */
function renderOutcome(t: TesterTranslate, step: Step, value: string): ReactNode {
  const { result, isMatch, isUnmet, isSlow, untried, method } = step;
  if (untried) return t(`untried.${untried.code}`, { detail: truncate(untried.detail) });
  if (isSlow) return t('step.slow');
  if (result === undefined) return t('step.uncertain');
  let how = t('step.constant');
  if (isUnmet) how = t('step.unmet');
  else if (method !== undefined) how = t(isMatch ? 'step.match' : 'step.noMatch');
  return (
    <>
      {method !== undefined && `${t('step.compares', { value: `“${truncate(value)}”` })} → `}
      {how} → <b>{result}</b> ({t(`result.${result}`)})
    </>
  );
}

function DefaultHits({
  t,
  hits,
  defaults,
}: Pick<RuleTesterResultProps, 't' | 'defaults'> & { hits: readonly number[] }) {
  const total = defaults.length;
  return (
    <ResultSection title={t('hits')}>
      <p>{hits.length === 0 ? t('hits.none', { count: total }) : t('hits.some', { count: hits.length, total })}</p>
      {hits.length > 0 && (
        <ul className="rule-tester-items">
          {hits.map((index) => (
            <li key={index}>
              <code>{defaults[index]}</code>
            </li>
          ))}
        </ul>
      )}
    </ResultSection>
  );
}
