import { formatAmount, type Money, ZERO } from '@hintha/money';
import { Refusal, type Transaction } from '@hintha/platform';
import type { House } from '../../../../house.ts';
import { hasUnboundWinnings } from '../../../bonuses/index.ts';
import { withdrawalsHeldUntil } from '../../../identity/index.ts';
import { isRestricted } from '../../../protection/index.ts';
import { remainingTurnover } from '../../../turnover/index.ts';
import { owed, readBalance } from '../../../wallet/index.ts';
import { sumCardCredits } from '../../deposits/deposit-store.ts';
import { selectMarks } from '../marks/mark-store.ts';

const CARD_MS = 72 * 60 * 60_000;

/** Refuses where nothing may leave the account now, whichever way: to be paid out or to be sent on. */
export const checkMayLeave = async (house: House, tx: Transaction, accountId: bigint): Promise<void> => {
  if (await isRestricted(house, tx, accountId, 'WITHDRAWALS')) throw new Refusal('withdrawals_stopped');
  const until = await withdrawalsHeldUntil(house, tx, accountId);
  if (until !== null) throw new Refusal('withdrawals_held', { until: until.getTime() });
  const remaining = await remainingTurnover(tx, accountId);
  if (remaining > 0n) throw new Refusal('turnover_required', { remaining: formatAmount(remaining) });
  if (await hasUnboundWinnings(tx, accountId)) throw new Refusal('money_away');
  const debt = await owed(tx, accountId);
  const marks = await selectMarks(tx, accountId);
  if (debt > 0n || marks.includes('LOCKED'))
    throw new Refusal('withdrawals_locked', { owed: formatAmount(debt) });
};

/** What came by card cannot leave for three days, in which its bank takes most of what it takes back. */
export const checkCards = async (
  { clock }: House,
  tx: Transaction,
  { accountId, amount }: { accountId: bigint; amount: Money },
): Promise<void> => {
  const since = new Date(clock.now().getTime() - CARD_MS);
  const { total, firstAt } = await sumCardCredits(tx, accountId, since);
  const available = (await readBalance(tx, accountId))?.available ?? ZERO;
  if (firstAt !== null && amount <= available && amount > available - total)
    throw new Refusal('card_money_held', { until: firstAt.getTime() + CARD_MS });
};
