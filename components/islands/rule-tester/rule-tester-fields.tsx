import type { MessageKeyBelow } from '@/lib/i18n/messages';
import { LIST_NAMES, type TesterState } from '@/lib/rules/rule-list';
import type { CopyKey } from '../copy-button';
import type { Translate } from '../create-translate';
import { handleLongPaste } from '../handle-long-paste';

export type TesterTranslate = Translate<MessageKeyBelow<'ruleTester'> | CopyKey>;

interface RuleTesterFieldsProps {
  t: TesterTranslate;
  state: TesterState;
  /** For a page about one list: the value comes first, and the rules are collapsed. */
  isSmall: boolean;
  /** Whether a small tester expands its rules. The fallback omits the text: it is large and useless before the island loads. */
  isExpanded?: boolean;
  /** They are missing in the fallback. */
  onChange?: (change: Partial<TesterState>) => void;
  onDefaults?: () => void;
  isInvalid: boolean;
}

const PLAIN_TEXT = { spellCheck: false, autoComplete: 'off', autoCapitalize: 'off' };

/** The tester's fields, shared by the fallback and the island. */
export function RuleTesterFields(props: RuleTesterFieldsProps) {
  const { t, state, isSmall, isExpanded, onChange = () => {}, onDefaults, isInvalid } = props;
  const rules = (
    <div>
      <label className="island-field">
        {t('rules')}
        <span className="island-note">{t('rulesHint')}</span>
        <textarea
          name="rules"
          rows={isSmall ? 8 : 7}
          dir="ltr"
          {...PLAIN_TEXT}
          aria-invalid={isInvalid}
          value={state.rules}
          onChange={({ target }) => onChange({ rules: target.value })}
          onPaste={(event) => handleLongPaste(event, (text) => onChange({ rules: text }))}
        />
      </label>
      <button type="button" className="button" disabled={!onDefaults} onClick={onDefaults}>
        {t('defaults')}
      </button>
    </div>
  );
  const value = (
    <div>
      <label className="island-field">
        {t(`value.${state.list}`)}
        <input
          name="value"
          className="island-code"
          dir="auto"
          {...PLAIN_TEXT}
          value={state.value}
          onChange={({ target }) => onChange({ value: target.value })}
        />
      </label>
      {state.list === 'peer-id' && (
        <label className="island-choice">
          <input
            type="checkbox"
            name="short"
            value="short"
            checked={state.isShort}
            onChange={({ target }) => onChange({ isShort: target.checked })}
          />
          {t('short')}
        </label>
      )}
    </div>
  );
  if (isSmall) {
    return (
      <div className="rule-tester-fields needs-script">
        {value}
        <details name="expanded" open={isExpanded}>
          <summary>{t('changeRules')}</summary>
          {isExpanded !== undefined && rules}
        </details>
      </div>
    );
  }
  return (
    <div className="rule-tester-fields needs-script">
      <fieldset className="island-field rule-tester-list">
        <legend>{t('list')}</legend>
        <div>
          {LIST_NAMES.map((list) => (
            <label key={list} className="island-choice">
              <input
                type="radio"
                name="list"
                value={list}
                checked={list === state.list}
                onChange={() => onChange({ list })}
              />
              {t(`list.${list}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {rules}
      {value}
    </div>
  );
}
