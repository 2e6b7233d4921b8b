import { money } from '@hintha/money';
import { z } from 'zod';
import { amount, defineSettings, plain, whole } from '../settings/index.ts';

const LARGEST_CAP = money(100_000_000_000_000n);

export const vendorSettings = defineSettings('vendors', ['administrator'], {
  /** Whether every vendor plays from the one main wallet; else vendors with wallets of their own use those. */
  isSingle: plain(z.boolean(), true),
  secretOverlapMinutes: whole(30, 'minutes', { least: 0, most: 7 * 24 * 60, needsApproval: true }),
  giveUpMinutes: whole(10, 'minutes', { least: 1, most: 1_440 }),
  /** A game that has not moved money for so long has been left, and what lies at its vendor comes back. */
  leftMinutes: whole(30, 'minutes', { least: 5, most: 1_440 }),
  sessionHours: whole(24, 'hours', { least: 1, most: 168 }),
  /** A round that nobody has played for so long is over, whether or not its vendor says so. */
  roundHours: whole(24, 'hours', { least: 1, most: 720 }),
  /** Of a new integration; above the largest win of any title known here. */
  maxWin: amount(money(20_000_000_000n), { least: money(100n), most: LARGEST_CAP }),
  maxWinTimes: whole(10_000, 'times', { least: 1, most: 1_000_000, needsApproval: true }),
  /** Of stakes nothing is set off: a stolen key could pay one member all that the others lose. */
  maxDayWin: amount(money(100_000_000_000n), { least: money(100n), most: LARGEST_CAP }),
  /** So many on one day suspend an integration. */
  mostWinsWithoutBet: whole(20, null, { least: 1, most: 1_000_000, needsApproval: true }),
});
