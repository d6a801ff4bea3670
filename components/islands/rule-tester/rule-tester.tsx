import './rule-tester.css';

import { Island } from '@/components/islands/island';
import { messagesBelow } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import { routeToHref } from '@/lib/paths';
import { loadReference } from '@/lib/reference/load-reference.server';
import { examine } from '@/lib/rules/examine';
import { LIST_KEYS, type ListName, type TesterState, writeRules } from '@/lib/rules/rule-list';
import { createTranslate } from '../create-translate';
import { RuleTesterFields, type TesterTranslate } from './rule-tester-fields';
import { RuleTesterResult } from './rule-tester-result';

interface RuleTesterProps {
  locale: Locale;
  list: ListName;
  /** `small` starts with the default rules, collapsed. */
  size?: 'small';
}

const EXAMPLES: Record<ListName, { value: string; rules: string[] }> = {
  'client-name': {
    value: 'LeechBox 9.2',
    rules: [
      '{"method":"CONTAINS","content":"leechbox"}',
      '{"method":"STARTS_WITH","content":"leechbox 9.","hit":"FALSE"}',
    ],
  },
  'peer-id': {
    value: '-XM0001-',
    rules: ['{"method":"STARTS_WITH","content":"-xm"}', '{"method":"STARTS_WITH","content":"-xm0001","hit":"FALSE"}'],
  },
};
/** Values that a default rule bans. */
const BANNED_VALUES: Record<ListName, string> = { 'client-name': 'XFPlay 9.9', 'peer-id': '-XM0012-' };

/** Evaluates rules of the JSON rule engine. The fallback shows the initial example with its result. */
export function RuleTester({ locale, list, size }: RuleTesterProps) {
  const isSmall = size === 'small';
  const defaults = { 'client-name': defaultRules('client-name'), 'peer-id': defaultRules('peer-id') };
  const { value, rules } = isSmall ? { value: BANNED_VALUES[list], rules: defaults[list] } : EXAMPLES[list];
  const state: TesterState = { list, value, isShort: false, rules: writeRules(rules, list) };
  const result = examine({ ...state, defaults: defaults[list] });
  const words = { ...messagesBelow(locale, 'code'), ...messagesBelow(locale, 'ruleTester') };
  const t: TesterTranslate = createTranslate(words);
  const scriptHref = routeToHref(locale, '/docs/module/expression-engine');
  return (
    <Island name="rule-tester" locale={locale} props={{ words, state, result, defaults, isSmall, scriptHref }}>
      <section className="island-card rule-tester" aria-label={t('label')}>
        <RuleTesterFields {...{ t, state, isSmall }} isInvalid={false} />
        <div className="rule-tester-answer">
          <RuleTesterResult {...{ t, result, scriptHref }} defaults={defaults[list]} />
        </div>
        {/* They take the place of the island's buttons, so that nothing moves when it loads. */}
        <div className="island-actions needs-script">
          <button type="button" className="button" data-primary disabled>
            {t('copyYaml')}
          </button>
          <button type="button" className="button" disabled>
            {t('copyLink')}
          </button>
        </div>
        <p className="island-note needs-script">{t('privacy')}</p>
      </section>
    </Island>
  );
}

/** Returns the rules that PeerBanHelper's own `profile.yml` contains for a list, according to the reference. */
function defaultRules(list: ListName): string[] {
  const value = loadReference()?.find(`module.${list}-blacklist.${LIST_KEYS[list]}`)?.default;
  return Array.isArray(value) ? value.map(String) : [];
}
