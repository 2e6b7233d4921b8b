import { floorRatio, formatAmount, money, parseAmount } from '@hintha/money';
import type { Kind } from '../use-contracts.ts';
import { rateOf, type TierDraft, volumeOf } from './tier-errors.ts';

const WHOLE = 10_000n;
/** What a step that asks for nothing is shown by. */
const SAMPLE = parseAmount('100000');

/** What a step comes to where it begins; null where that says nothing, as in real time, where it goes by the day. */
export const exampleOf = (tiers: readonly TierDraft[], place: number, kind: Kind) => {
  const [tier, next] = [tiers[place], tiers[place + 1]];
  const rate = tier === undefined ? null : rateOf(tier.rate);
  if (kind === 'REALTIME' || tier === undefined || rate === null || rate === 0) return null;
  const from = volumeOf(tier);
  const volume = from === 0n && SAMPLE !== 'not_an_amount' ? SAMPLE : money(from);
  // Further up the next step counts.
  if (next !== undefined && volumeOf(next) <= volume) return null;
  return { volume: formatAmount(volume), amount: formatAmount(floorRatio(volume, BigInt(rate), WHOLE)) };
};
