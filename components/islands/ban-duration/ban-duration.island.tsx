import { useState } from 'react';
import { isDurationUnit } from '@/lib/reference/ban-duration';
import { defineIsland, useFieldValue } from '../define-island';
import { BanDurationForm, type BanDurationFormProps } from './ban-duration-form';

type BanDurationIslandProps = Pick<BanDurationFormProps, 'amount' | 'unit' | 'words'>;

function BanDurationIsland({ words, ...initial }: BanDurationIslandProps) {
  const [amount, setAmount] = useState(useFieldValue('amount') ?? initial.amount);
  const enteredUnit = useFieldValue('unit');
  const [unit, setUnit] = useState(isDurationUnit(enteredUnit) ? enteredUnit : initial.unit);
  return <BanDurationForm {...{ amount, unit, words }} onAmount={setAmount} onUnit={setUnit} />;
}

export const island = defineIsland(BanDurationIsland);
