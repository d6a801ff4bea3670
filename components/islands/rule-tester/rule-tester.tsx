import './rule-tester.css';

import { Island } from '@/components/islands/island';
import { messagesBelow, translator } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { defaultRules } from '@/lib/reference/default-rules.server';
import type { ListName } from '@/lib/rules/rule-list';
import type { TesterState } from '@/lib/rules/tester-state';
import { writeRules } from '@/lib/rules/write-rules';
import { createSay } from '../create-say';
import { answerInPage } from './answer-in-page';
import { RuleTesterAnswer } from './rule-tester-answer';
import { RuleTesterFields, type SayInTester } from './rule-tester-fields';

interface RuleTesterProps {
  locale: Locale;
  /** What the rules are compared with at first. */
  list: ListName;
  /** `small` begins with the default rules, folded away. */
  size?: 'small';
}

/** The rules and values that the tester begins with. */
const EXAMPLES: Record<ListName, Pick<TesterState, 'value' | 'rules'>> = {
  'client-name': {
    value: 'LeechBox 9.2',
    rules: writeRules(
      ['{"method":"CONTAINS","content":"leechbox"}', '{"method":"STARTS_WITH","content":"leechbox 9.","hit":"FALSE"}'],
      'client-name',
    ),
  },
  'peer-id': {
    value: '-XM0001-',
    rules: writeRules(
      ['{"method":"STARTS_WITH","content":"-xm"}', '{"method":"STARTS_WITH","content":"-xm0001","hit":"FALSE"}'],
      'peer-id',
    ),
  },
};
/** Values that one of the default rules bans. */
const BANNED: Record<ListName, string> = { 'client-name': 'XFPlay 9.9', 'peer-id': '-XM0012-' };

/** Tries rules of the JSON rule engine. Without script it is the example that it begins with. */
export function RuleTester({ locale, list, size }: RuleTesterProps) {
  const t = translator(locale);
  const isSmall = size === 'small';
  const defaults = { 'client-name': defaultRules('client-name'), 'peer-id': defaultRules('peer-id') };
  const example = isSmall ? { value: BANNED[list], rules: writeRules(defaults[list], list) } : EXAMPLES[list];
  const state: TesterState = { ...example, list, isShort: false };
  const answer = answerInPage({ ...state, read: undefined, defaults: defaults[list], slowRules: [] });
  const words = {
    ...messagesBelow(locale, 'ruleTester'),
    copied: t('code.copied'),
    copyFailed: t('code.copyFailed'),
  };
  const say: SayInTester = createSay(words);
  return (
    <Island name="rule-tester" locale={locale} props={{ words, state, answer, defaults, isSmall }}>
      <section className="rule-tester" aria-label={say('label')}>
        <RuleTesterFields {...{ say, state, isSmall }} isInvalid={false} />
        <div className="rule-tester-answer">
          <RuleTesterAnswer {...{ say, answer }} defaults={defaults[list]} />
        </div>
      </section>
    </Island>
  );
}
