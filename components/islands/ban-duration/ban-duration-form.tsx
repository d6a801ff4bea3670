import { DURATION_UNITS, type DurationUnit, isDurationUnit, toBanDurationMs } from '@/lib/reference/ban-duration';

const UNITS = Object.keys(DURATION_UNITS).filter(isDurationUnit);

export interface BanDurationFormProps {
  amount: string;
  unit: DurationUnit;
  /** Messages without the prefix of their keys. */
  words: Readonly<Record<string, string>>;
  /** Missing in the fallback. */
  onAmount?: (amount: string) => void;
  onUnit?: (unit: DurationUnit) => void;
}

/** The form, shared by the fallback and the island. */
export function BanDurationForm({ amount, unit, words, onAmount, onUnit }: BanDurationFormProps) {
  const durationMs = toBanDurationMs(amount, unit);
  return (
    <fieldset className="island-card ban-duration">
      <legend>{words.label}</legend>
      <div className="row ban-duration-fields needs-script">
        <label className="island-field">
          {words.amount}
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
          {words.unit}
          <select
            name="unit"
            defaultValue={unit}
            onChange={onUnit && (({ target: { value } }) => isDurationUnit(value) && onUnit(value))}
          >
            {UNITS.map((option) => (
              <option key={option} value={option}>
                {words[option]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <output>
        {durationMs === undefined ? (
          words.invalid
        ) : (
          <>
            {amount.trim()} {words[unit]} → <code>ban-duration: {durationMs}</code>
          </>
        )}
      </output>
    </fieldset>
  );
}
