import type { Money } from '@hintha/money';
import type { Transaction } from '@hintha/platform';
import type { Session } from '../sessions/index.ts';
import type { RoundMoney } from '../wallets/index.ts';

/** Where a round is paid from. */
export interface BalanceSource {
  /** What the player may stake. */
  readBalance(session: Session): Promise<Money>;
  /**
   * Pays the round in the transaction that writes it down and answers what is left; null when it is paid after that,
   * by asking the operator. Refuses a round that it cannot bear.
   */
  pay(tx: Transaction, round: RoundMoney): Promise<Money | null>;
}
