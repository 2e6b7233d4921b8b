import type { Session } from '../sessions/index.ts';
import type { Studio } from '../studio.ts';
import { payRound, readOwnBalance } from '../wallets/index.ts';
import { operatorBalanceSource } from './operator-balance-source.ts';
import type { BalanceSource } from './types.ts';

const ownBalanceSource = (studio: Studio): BalanceSource => ({
  readBalance: (session) => readOwnBalance(studio, session),
  pay: payRound,
});

/** The balance source that the operator has named at the launch. */
export const balanceSourceOf = (studio: Studio, { wallet }: Session): BalanceSource =>
  wallet === 'own' ? ownBalanceSource(studio) : operatorBalanceSource(studio);
