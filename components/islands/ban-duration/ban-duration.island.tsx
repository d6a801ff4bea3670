import { useState } from 'react';
import { type DurationUnit, isDurationUnit } from '@/lib/reference/ban-duration';
import { createTranslate } from '../create-translate';
import { defineIsland, useFieldValue } from '../define-island';
import { BanDurationForm } from './ban-duration-form';

interface BanDurationIslandProps {
  amount: string;
  unit: DurationUnit;
  words: Record<string, string>;
}

function BanDurationIsland({ words, ...initial }: BanDurationIslandProps) {
  const [amount, setAmount] = useState(useFieldValue('amount') ?? initial.amount);
  const enteredUnit = useFieldValue('unit');
  const [unit, setUnit] = useState(isDurationUnit(enteredUnit) ? enteredUnit : initial.unit);
  return <BanDurationForm {...{ amount, unit }} t={createTranslate(words)} onAmount={setAmount} onUnit={setUnit} />;
}

export const island = defineIsland(BanDurationIsland);
