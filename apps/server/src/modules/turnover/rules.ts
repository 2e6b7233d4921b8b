import type { Money } from '@hintha/money';
import assert from 'node:assert/strict';
import type { TurnoverProgress } from './types.ts';

/** Rates and multiples have four places. */
export const SCALE = 10_000n;

/** An exact decimal such as 15 or 0.25 in parts of ten thousand. */
export const toScaled = (decimal: string): bigint => {
  const match = /^(\d{1,5})(?:\.(\d{1,4}))?$/.exec(decimal);
  assert(match, `${decimal} is no decimal with four places at most`);
  const [, whole = '', places = ''] = match;
  return BigInt(whole) * SCALE + BigInt(places.padEnd(4, '0'));
};

/** When the account has come down to nothing, every requirement that was open by then is let off. */
export const clearByLowBalance = (
  turnover: TurnoverProgress,
  { worth, low, seq }: { worth: Money; low: Money; seq: bigint },
): TurnoverProgress => {
  if (worth >= low) return turnover;
  const requirements = turnover.requirements.map((requirement) =>
    requirement.state === 'OPEN' && requirement.openedSeq < seq
      ? ({ ...requirement, state: 'CLEARED' } as const)
      : requirement,
  );
  return { ...turnover, requirements };
};
