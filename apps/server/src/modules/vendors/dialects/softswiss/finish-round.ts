import { ZERO } from '@hintha/money';
import type { softswiss } from '@hintha/vendor-protocol';
import { finishRound as closeRound } from '../../../bets/index.ts';
import { readBalance as readWallet } from '../../../wallet/index.ts';
import { roundKey } from '../../rules.ts';
import type { Admitted } from './admit-call.ts';
import type { Desk } from './wallet-api-context.ts';

/** Closes a round; one that is closed, or that never was, stays as it is. */
export const finishRound = async (
  desk: Desk,
  { connection, account, request }: Admitted<softswiss.FinishRequest>,
): Promise<softswiss.FinishReply> => {
  await closeRound(desk.ctx.db, roundKey(connection.code, account.id, request.round_id));
  const wallet = await readWallet(desk.ctx.db, account.id);
  return { balance: wallet?.available ?? ZERO };
};

/** What the player may stake now. */
export const readBalance = async (
  desk: Desk,
  { account }: Admitted<softswiss.BalanceRequest>,
): Promise<softswiss.BalanceReply> => {
  const wallet = await readWallet(desk.ctx.db, account.id);
  return { balance: wallet?.available ?? ZERO };
};
