import { formatAmount, money, type Money } from '@hintha/money';
import { Refusal, type Transaction } from '@hintha/platform';
import { dayStartOf } from '../../../business-day.ts';
import type { House } from '../../../house.ts';
import { checkCards, checkMayLeave } from '../../payments/index.ts';
import { isRestricted } from '../../protection/index.ts';
import { LEAST_TRANSFER, MOST_A_DAY, MOST_TRANSFER } from './rules.ts';
import { sumSent } from './transfer-store.ts';

export interface Sending {
  readonly fromId: bigint;
  readonly toId: bigint;
  readonly amount: Money;
}

/** Refuses a transfer that may not be. What may not be paid out may not be sent on either: it would leave by another. */
export const checkMaySend = async (house: House, tx: Transaction, sending: Sending): Promise<void> => {
  const { fromId, toId, amount } = sending;
  await checkMayLeave(house, tx, fromId);
  checkRange(amount);
  await checkDay(house, tx, sending);
  await checkCards(house, tx, { accountId: fromId, amount });
  for (const kind of ['SIGN_IN', 'DEPOSITS'] as const)
    if (await isRestricted(house, tx, toId, kind)) throw new Refusal('upline_unavailable');
};

const checkRange = (amount: Money): void => {
  if (amount >= LEAST_TRANSFER && amount <= MOST_TRANSFER) return;
  const range = { least: formatAmount(LEAST_TRANSFER), most: formatAmount(MOST_TRANSFER) };
  throw new Refusal('amount_out_of_range', range);
};

const checkDay = async ({ clock }: House, tx: Transaction, sending: Sending): Promise<void> => {
  const left = MOST_A_DAY - (await sumSent(tx, { ...sending, since: dayStartOf(clock.now()) }));
  if (sending.amount > left) throw new Refusal('daily_limit_reached', { left: formatAmount(money(left)) });
};
