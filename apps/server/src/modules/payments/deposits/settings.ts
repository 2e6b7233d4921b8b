import { money } from '@hintha/money';
import { amount, defineSettings, type Values, whole } from '../../settings/index.ts';

/** For how long an order can still be paid, matched and taken up again (`domain/payments`, deposits). */
export const depositSettings = defineSettings('payments.deposits', ['payments', 'risk', 'administrator'], {
  matchMinutes: whole(30, 'minutes', { least: 1, most: 1_440 }),
  /** How long a QR amount stays with its order, open or not. */
  amountKeptMinutes: whole(30, 'minutes', { least: 1, most: 1_440 }),
  /** How far back another claim of the same transfer is looked for; the statement itself is looked at whole. */
  claimedHours: whole(24, 'hours', { least: 1, most: 720 }),
  /** For how long after the time-out staff may revive an order. */
  revivalHours: whole(72, 'hours', { least: 0, most: 720 }),
  /** What one of the staff may say alone that it came by hand: a deposit, and a business day. */
  mostByOne: amount(money(5_000_000_00n)),
  mostByOnePerDay: amount(money(50_000_000_00n)),
});

export type DepositSettings = Values<typeof depositSettings.settings>;

const HOUR_MS = 60 * 60_000;

/** For how long after its time-out an order may be taken up again. */
export const revivalMs = ({ revivalHours }: DepositSettings): number => revivalHours * HOUR_MS;
