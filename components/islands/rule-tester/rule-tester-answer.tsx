import { memo, type ReactNode } from 'react';
import type { Excerpt, LocatedWarning, Step } from '@/lib/rules/examine';
import type { Mistake } from '@/lib/rules/explain-mistake';
import { MAX_RULES_LENGTH } from '@/lib/rules/tester-state';
import type { Position } from '@/lib/text-position';
import type { TesterAnswer } from './answer-question';
import type { SayInTester } from './rule-tester-fields';

const LONGEST_SHOWN = 300;

interface RuleTesterAnswerProps {
  say: SayInTester;
  answer: TesterAnswer;
  defaults: readonly string[];
}

/** The verdict and what led to it, the same in the fallback and in the island. Typing doesn't draw it anew, answers do. */
export const RuleTesterAnswer = memo(({ say, answer, defaults }: RuleTesterAnswerProps) => {
  const isExamined = answer.kind === 'judged' || answer.kind === 'rejected';
  return (
    <>
      <Verdict {...{ say, answer }} />
      {answer.kind === 'unreadable' && (
        <p lang="en">
          <code>{answer.message}</code>
        </p>
      )}
      {answer.kind === 'rejected' && (
        <Part title={say('mistakes')} items={answer.mistakes} say={say}>
          {(mistake) => <MistakeItem key={mistake.index} {...{ say, mistake }} />}
        </Part>
      )}
      {isExamined && answer.warnings.count > 0 && (
        <Part title={say('warnings')} items={answer.warnings} say={say}>
          {(warning) => <WarningItem key={`${warning.index} ${warning.code}`} {...{ say, warning }} />}
        </Part>
      )}
      {answer.kind === 'judged' && <Steps {...{ say, answer }} />}
      {isExamined && <DefaultHits {...{ say, defaults }} hits={answer.defaultHits} />}
    </>
  );
});

function Verdict({ say, answer }: Omit<RuleTesterAnswerProps, 'defaults'>) {
  const verdict = answer.kind === 'judged' ? answer.verdict : answer.kind;
  return (
    <div role="status" className="rule-tester-verdict" data-verdict={verdict}>
      <strong>{say(`verdict.${verdict}`)}</strong>
      <p>
        {reason(say, answer)} {'otherKey' in answer && answer.otherKey && say('otherList', { key: answer.otherKey })}{' '}
        {answer.kind === 'judged' && answer.value.trim() === '' && say('noName')}
      </p>
    </div>
  );
}

function reason(say: SayInTester, answer: TesterAnswer): string {
  switch (answer.kind) {
    case 'judged':
      return say(`because.${answer.verdict}`, { number: (answer.decidingRule ?? 0) + 1 });
    case 'rejected':
      return say('because.rejected', { count: answer.mistakes.count, total: answer.ruleCount });
    case 'unreadable':
      return say('because.unreadable', { ...answer.position });
    case 'too-long':
      return say('because.too-long', {
        count: answer.count.toLocaleString('en'),
        limit: MAX_RULES_LENGTH.toLocaleString('en'),
      });
    default:
      return say(`because.${answer.kind}`);
  }
}

interface PartProps<Item> {
  title: string;
  items: Excerpt<Item>;
  say: SayInTester;
  children: (item: Item) => ReactNode;
}

function Part<Item>({ title, items, say, children }: PartProps<Item>) {
  return (
    <section aria-label={title}>
      <p className="rule-tester-title">{title}</p>
      <Items {...{ items, say }}>{children}</Items>
    </section>
  );
}

function Items<Item>({ items: { items, count }, say, children }: Omit<PartProps<Item>, 'title'>) {
  return (
    <>
      {count > 0 && <ol className="rule-tester-items">{items.map(children)}</ol>}
      {count > items.length && <p>{say('more', { count: count - items.length })}</p>}
    </>
  );
}

function Place({ say, index, position }: { say: SayInTester; index: number; position: Position }) {
  return <strong>{say('place', { number: index + 1, ...position })}</strong>;
}

function Code({ children }: { children: string }) {
  return <code>{children.length > LONGEST_SHOWN ? `${children.slice(0, LONGEST_SHOWN)}…` : children}</code>;
}

function MistakeItem({ say, mistake }: { say: SayInTester; mistake: Mistake }) {
  const { index, position, text, exception, code, detail } = mistake;
  return (
    <li data-kind="mistake">
      <Place {...{ say, index, position }} /> <Code>{text}</Code>
      <p>{say(`mistake.${code}`, { detail })}</p>
      <p>{say('log')}</p>
      <pre lang="en">
        <Code>{exception}</Code>
      </pre>
    </li>
  );
}

function WarningItem({ say, warning }: { say: SayInTester; warning: LocatedWarning }) {
  const { index, position, code, detail } = warning;
  return (
    <li data-kind="warning">
      <Place {...{ say, index, position }} />
      <p>{say(`warning.${code}`, { detail })}</p>
    </li>
  );
}

function Steps({ say, answer }: { say: SayInTester; answer: TesterAnswer & { kind: 'judged' } }) {
  const { steps, otherSteps, value } = answer;
  const item = (step: Step) => <StepItem key={step.index} {...{ say, value, step }} />;
  return (
    <section aria-label={say('steps')}>
      <p className="rule-tester-title">{say('steps')}</p>
      <Items {...{ items: steps, say }}>{item}</Items>
      {otherSteps.count > 0 && (
        <details>
          <summary>{say('rest', { count: otherSteps.count })}</summary>
          <Items {...{ items: otherSteps, say }}>{item}</Items>
        </details>
      )}
    </section>
  );
}

function StepItem({ say, step, value }: { say: SayInTester; step: Step; value: string }) {
  const { index, role, result, text, method, content } = step;
  const effect = role === 'past' ? 'past' : (result ?? 'unknown');
  return (
    <li data-kind={effect} aria-current={role === 'decides' ? 'true' : undefined}>
      <strong>{say('step', { number: index + 1 })}</strong>{' '}
      {role === 'decides' && <em className="rule-tester-mark">{say('step.decides')}</em>}{' '}
      {method === undefined ? (
        <Code>{text === '' ? "''" : text}</Code>
      ) : (
        <>
          <Code>{method}</Code> <Code>{content}</Code>
        </>
      )}
      <p>{role === 'past' ? say('step.past') : explain(say, step, value)}</p>
      {step.differences.length > 0 && <p>{say('step.java', { syntax: step.differences.join(', ') })}</p>}
    </li>
  );
}

/** `compares “x”: matches → TRUE: ban …` */
function explain(say: SayInTester, step: Step, value: string): ReactNode {
  const { result, isMatch, isUnmet, isSlow, untranslatable, method } = step;
  if (untranslatable !== undefined) return say('step.untried', { syntax: untranslatable });
  if (isSlow) return say('step.slow');
  let how = say('step.constant');
  if (isUnmet) how = say('step.unmet');
  else if (method !== undefined) how = say(isMatch ? 'step.match' : 'step.noMatch');
  const shown = value.length > LONGEST_SHOWN ? `${value.slice(0, LONGEST_SHOWN)}…` : value;
  return (
    <>
      {method !== undefined && `${say('step.compares', { value: `“${shown}”` })} → `}
      {how} → <b>{result}</b>
      {result && ` (${say(`result.${result}`)})`}
    </>
  );
}

function DefaultHits({
  say,
  hits,
  defaults,
}: {
  say: SayInTester;
  hits: readonly number[];
  defaults: readonly string[];
}) {
  const total = defaults.length;
  return (
    <section aria-label={say('hits')}>
      <p className="rule-tester-title">{say('hits')}</p>
      <p>{hits.length === 0 ? say('hits.none', { count: total }) : say('hits.some', { count: hits.length, total })}</p>
      {hits.length > 0 && (
        <ul className="rule-tester-items">
          {hits.map((index) => (
            <li key={index}>
              <code>{defaults[index]}</code>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
