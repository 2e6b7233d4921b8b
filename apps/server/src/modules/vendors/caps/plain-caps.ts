import { WINS_WITHOUT_BET } from '@hintha/contract';
import { formatAmount, parseAmount } from '@hintha/money';
import { z } from 'zod';
import type { Caps } from '../types.ts';

/** Caps as they stand in a proposal and in the audit. */
export const PlainCaps = z.strictObject({
  maxWin: z.string(),
  maxWinTimes: z.int(),
  maxDayWin: z.string(),
  winsWithoutBet: z.array(z.enum(WINS_WITHOUT_BET)),
});

export type PlainCaps = z.infer<typeof PlainCaps>;

export const toPlainCaps = ({ maxWin, maxWinTimes, maxDayWin, winsWithoutBet }: Caps): PlainCaps => ({
  maxWin: formatAmount(maxWin),
  maxWinTimes,
  maxDayWin: formatAmount(maxDayWin),
  winsWithoutBet: [...winsWithoutBet].toSorted(),
});

/** Undefined when an amount is none. */
export const readPlainCaps = ({ maxWin, maxDayWin, ...caps }: PlainCaps): Caps | undefined => {
  const [round, day] = [parseAmount(maxWin), parseAmount(maxDayWin)];
  if (round === 'not_an_amount' || day === 'not_an_amount') return undefined;
  return { ...caps, winsWithoutBet: [...new Set(caps.winsWithoutBet)], maxWin: round, maxDayWin: day };
};
