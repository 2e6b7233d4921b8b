import { ZERO } from '@hintha/money';
import { softswiss, WalletApiError } from '@hintha/vendor-protocol';
import {
  type Entry,
  findReceipt,
  postingKey,
  type PostResult,
  readBalance,
  type Receipt,
} from '../../../wallet/index.ts';
import { roundKey, sourceOf } from '../../rules.ts';
import { type Admitted } from './admit-call.ts';
import type { BetwinCall, Desk } from './wallet-api-context.ts';

type Betwin = Admitted<softswiss.BetwinRequest>;

/** Takes bets and pays wins, all of them or none, and each id once. */
export const placeBetwin = async (desk: Desk, admitted: Betwin): Promise<softswiss.BetwinReply> => {
  const call = toBetwinCall(admitted);
  const objection = await mayBet(desk, admitted);
  if (objection !== 'none') {
    // What was taken before the objection arose is answered as it was then: the vendor only asks again.
    const receipts = await findReceipts(desk, call);
    if (receipts === undefined) throw new WalletApiError(await toObjectionReply(desk, admitted, objection));
    return toReply(call, admitted, receipts);
  }
  const result = await desk.writer.post(call);
  if (result.outcome === 'refused') throw new WalletApiError(toBusinessErrorReply(result.why));
  return toReply(call, admitted, result.receipts);
};

const toBetwinCall = ({ connection, account, request }: Betwin): BetwinCall => {
  const id = roundKey(connection.code, account.id, request.round_id);
  const source = sourceOf(connection.code);
  return {
    accountId: account.id,
    entries: request.transactions.map(({ id_provider, type, amount }): Entry => ({
      kind: type === 'bet' ? 'BET' : 'PAYOUT',
      amount,
      key: postingKey(source, id_provider),
      source,
      reference: id,
    })),
    round: {
      id,
      accountId: account.id,
      connection: connection.code,
      roundId: request.round_id,
      gameId: request.game_id,
      finished: request.finished,
    },
  };
};

const toReply = (
  call: BetwinCall,
  { request }: Betwin,
  receipts: readonly Receipt[],
): softswiss.BetwinReply => ({
  round_id: call.round.id,
  balance: receipts.at(-1)?.available ?? ZERO,
  transactions: request.transactions.map(({ id_provider }, index) => ({
    id_provider,
    id: `${call.accountId}-${receipts[index]?.seq}`,
    bonus_amount: ZERO,
  })),
});

const toBusinessErrorReply = (why: Exclude<PostResult, Receipt>): softswiss.ErrorReply => {
  if (why.outcome === 'poor') return softswiss.toErrorReply('100', why.available);
  const codes = { changed: '155', tombstoned: '409', unknown_wallet: '101' } as const;
  return softswiss.toErrorReply(codes[why.outcome]);
};

const toObjectionReply = async (
  desk: Desk,
  { account }: Betwin,
  objection: '105' | '106' | '107' | '110' | '405',
): Promise<softswiss.ErrorReply> => {
  const wallet = await readBalance(desk.ctx.db, account.id);
  return objection === '105' || objection === '106'
    ? softswiss.toErrorReply(objection, wallet?.available ?? ZERO)
    : softswiss.toErrorReply(objection);
};

export type Objection = 'none' | '105' | '106' | '107' | '110' | '405';

/** Whether the house takes these bets now. A call that only pays wins is never objected to. */
export const mayBet = async (
  desk: Desk,
  { connection, account, request }: Admitted<softswiss.BetwinRequest>,
): Promise<Objection> => {
  const bets = request.transactions.filter(({ type }) => type === 'bet');
  if (bets.length === 0) return 'none';
  if (account.locked || account.bettingStopped) return '110';
  const { stakeLimit } = account;
  if (stakeLimit !== null && bets.some(({ amount }) => amount > stakeLimit)) return '105';
  const { maxBet } = connection;
  if (maxBet !== null && bets.some(({ amount }) => amount > maxBet)) return '106';
  return connection.anyGame ? 'none' : mayPlay(desk, connection.code, request.game_id);
};

const mayPlay = async (desk: Desk, connection: string, gameId: string): Promise<Objection> => {
  const game = await desk.game(connection, gameId);
  if (game === undefined) return '107';
  return game.available ? 'none' : '405';
};

/** The receipts of a call whose every entry was posted before; undefined when one was not. */
export const findReceipts = async (desk: Desk, call: BetwinCall): Promise<Receipt[] | undefined> => {
  const receipts: Receipt[] = [];
  for (const entry of call.entries) {
    const receipt = await findReceipt(desk.ctx.db, call.accountId, entry);
    if (receipt === undefined) return undefined;
    receipts.push(receipt);
  }
  return receipts;
};
