import type { Session } from '../sessions/index.ts';
import type { Studio } from '../studio.ts';
import { payRound, readOwnBalance } from '../wallets/index.ts';
import { operatorBalanceSource } from './operator-purse.ts';
import type { BalanceSource } from './types.ts';

const ownPurse = (studio: Studio): BalanceSource => ({
  readBalance: (session) => readOwnBalance(studio, session),
  pay: payRound,
});

/** The purse that the operator has named at the launch. */
export const balanceSourceOf = (studio: Studio, { wallet }: Session): BalanceSource =>
  wallet === 'own' ? ownPurse(studio) : operatorBalanceSource(studio);
