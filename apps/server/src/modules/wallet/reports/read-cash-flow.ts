import { addMoney, money, type Money, negateMoney, sumMoney } from '@hintha/money';
import { type Database, transaction } from '@hintha/platform';
import { freeze } from '../proof/proof-store.ts';
import { SYSTEM_ACCOUNTS } from '../types.ts';
import { selectBalances, type StoredFlow, sumFlows } from './cash-flow-store.ts';

/** What a wallet held before a span and after it, and what moved it in between: all of it together is the difference. */
export interface CashFlow {
  readonly opening: Money;
  /** Less what went back. */
  readonly deposits: Money;
  readonly withdrawals: Money;
  /** What games gave less what they took, jackpots among it; below zero for a loss. */
  readonly play: Money;
  readonly bonuses: Money;
  /** Transfers, shares of agents, corrections. */
  readonly other: Money;
  readonly closing: Money;
}

const { deposits, withdrawals, bonuses, points, gaming, jackpots } = SYSTEM_ACCOUNTS;

/**
 * The money of a wallet from each border to the next. A wallet may hold a million bets: what they came to is the
 * difference of its balances that nothing else explains, so that none of them has to be read.
 */
export const readCashFlow = (
  db: Database,
  accountId: bigint,
  borders: readonly Date[],
): Promise<CashFlow[]> =>
  transaction(db, async (tx) => {
    await freeze(tx);
    const balances = await selectBalances(tx, accountId, borders);
    const flows = await sumFlows(tx, accountId, borders);
    return balances.slice(1).map((closing, span) =>
      flowOf(
        { opening: money(balances[span] ?? 0n), closing: money(closing) },
        flows.filter((flow) => flow.span === span),
      ),
    );
  });

const isPlay = (contra: bigint): boolean => contra === gaming || contra === jackpots;
const isBonus = (contra: bigint): boolean => contra === bonuses || contra === points;
const isNamed = (contra: bigint): boolean => contra === deposits || contra === withdrawals || isBonus(contra);

const flowOf = (held: Pick<CashFlow, 'opening' | 'closing'>, flows: readonly StoredFlow[]): CashFlow => {
  const sum = (isWanted: (contra: bigint) => boolean) =>
    sumMoney(flows.filter(({ contra }) => isWanted(contra)).map(({ amount }) => money(amount)));
  const beside = sum((contra) => !isPlay(contra));
  return {
    ...held,
    deposits: sum((contra) => contra === deposits),
    withdrawals: negateMoney(sum((contra) => contra === withdrawals)),
    play: sumMoney([held.closing, negateMoney(held.opening), negateMoney(beside)]),
    bonuses: sum(isBonus),
    other: addMoney(beside, negateMoney(sum(isNamed))),
  };
};
