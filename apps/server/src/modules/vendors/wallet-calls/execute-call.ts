import { ZERO } from '@hintha/money';
import { finishRound } from '../../bets/index.ts';
import { readBalance } from '../../wallet/index.ts';
import type { WalletAnswer, WalletCall } from '../wallet-call.ts';
import { roundKey } from '../rules.ts';
import type { CallOwner } from './admit-call.ts';
import { placeBets } from './place-bets.ts';
import { rollBack } from './roll-back.ts';
import type { WalletApiContext } from './wallet-api-context.ts';

/** Does what an admitted call asks for. */
export const executeCall = async (
  api: WalletApiContext,
  owner: CallOwner,
  call: WalletCall,
): Promise<WalletAnswer> => {
  if (call.kind === 'play') return placeBets(api, owner, call);
  if (call.kind === 'rollback') return rollBack(api, owner, call);
  const { integration, account } = owner;
  // A round that is closed, or that never was, stays as it is.
  if (call.kind === 'finish')
    await finishRound(api.ctx.db, roundKey(integration.code, account.id, call.roundId));
  const wallet = await readBalance(api.ctx.db, account.id);
  const { currency } = integration;
  return { currency, balance: wallet?.available ?? ZERO, roundKey: '', postings: [] };
};
