import type { Session } from '../sessions/index.ts';
import type { Studio } from '../studio.ts';
import { payRound, readOwnBalance } from '../wallets/index.ts';
import { operatorPurse } from './operator-purse.ts';
import type { Purse } from './types.ts';

const ownPurse = (studio: Studio): Purse => ({
  readBalance: (session) => readOwnBalance(studio, session),
  pay: payRound,
});

/** The purse that the operator has named at the launch. */
export const purseOf = (studio: Studio, { wallet }: Session): Purse =>
  wallet === 'own' ? ownPurse(studio) : operatorPurse(studio);
