import type { MessageKeyBelow } from '@/lib/i18n/messages';
import { DURATION_UNITS, type DurationUnit, isDurationUnit, toBanDurationMs } from '@/lib/reference/ban-duration';
import type { Translate } from '../create-translate';

const UNITS = Object.keys(DURATION_UNITS).filter(isDurationUnit);

interface BanDurationFormProps {
  amount: string;
  unit: DurationUnit;
  t: Translate<MessageKeyBelow<'banDuration'>>;
  /** Missing in the fallback. */
  onAmount?: (amount: string) => void;
  onUnit?: (unit: DurationUnit) => void;
}

/** The form, shared by the fallback and the island. */
export function BanDurationForm({ amount, unit, t, onAmount, onUnit }: BanDurationFormProps) {
  const durationMs = toBanDurationMs(amount, unit);
  return (
    <fieldset className="island-card ban-duration">
      <legend>{t('label')}</legend>
      <div className="ban-duration-fields needs-script">
        <label className="island-field">
          {t('amount')}
          <input
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            size={8}
            defaultValue={amount}
            aria-invalid={durationMs === undefined}
            onChange={onAmount && ((event) => onAmount(event.target.value))}
          />
        </label>
        <label className="island-field">
          {t('unit')}
          <select
            name="unit"
            defaultValue={unit}
            onChange={onUnit && (({ target: { value } }) => isDurationUnit(value) && onUnit(value))}
          >
            {UNITS.map((option) => (
              <option key={option} value={option}>
                {t(option)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <output>
        {durationMs === undefined ? (
          t('invalid')
        ) : (
          <>
            {amount.trim()} {t(unit)} → <code>ban-duration: {durationMs}</code>
          </>
        )}
      </output>
    </fieldset>
  );
}
