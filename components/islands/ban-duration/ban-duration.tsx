import './ban-duration.css';

import { Island } from '@/components/islands/island';
import { messagesBelow } from '@/lib/i18n/messages';
import type { Locale } from '@/lib/locales';
import type { DurationUnit } from '@/lib/reference/ban-duration';
import { BanDurationForm } from './ban-duration-form';

interface BanDurationProps {
  locale: Locale;
  amount: string;
  unit: DurationUnit;
}

/** Converts a duration to the milliseconds of `ban-duration`. The fallback shows the initial example. */
export function BanDuration({ locale, amount, unit }: BanDurationProps) {
  const props = { amount, unit, words: messagesBelow(locale, 'banDuration') };
  return (
    <Island name="ban-duration" locale={locale} props={props}>
      <BanDurationForm {...props} />
    </Island>
  );
}
