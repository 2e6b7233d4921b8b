import { formatAmount, money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { countActiveAccounts } from '../../identity/index.ts';
import { valuePoints } from '../../points/index.ts';
import type { RuleCost } from '../../wallet/index.ts';
import type { MissionReward, Prize } from '../types.ts';

const ONE = 1n;

/** What a mission can cost: its reward for every account that is used, on one day. Points count at their worth. */
export const costMission = async (
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { kind, amount }: MissionReward,
  on: AppContext['db'] | Transaction = db,
): Promise<RuleCost> => {
  const { worth, takesTwo } =
    kind === 'POINTS' ? await valuePoints(on, amount) : { worth: money(amount), takesTwo: false };
  const accounts = BigInt(await countActiveAccounts(on, clock.now()));
  const most = accounts > ONE ? accounts : ONE;
  return { line: 'missions', each: worth, perDay: money(worth * most), takesTwo };
};

/** What the ranks of a week can cost when all that they bring is claimed on one day. */
export const costPrizes = (prizes: readonly Prize[]): RuleCost => {
  const amounts = prizes.map(({ amount }) => BigInt(amount));
  const sum = prizes.reduce(
    (all, { fromRank, toRank, amount }) => all + amount * BigInt(toRank - fromRank + 1),
    0n,
  );
  const largest = amounts.reduce((most, amount) => (amount > most ? amount : most), 0n);
  return { line: 'missions', each: money(largest), perDay: money(sum) };
};

/** The cost as whoever approves reads it. */
export const toCostPayload = ({ each, perDay }: RuleCost) => ({
  each: formatAmount(each),
  perDay: formatAmount(perDay),
});
