import { ZERO } from '@hintha/money';
import { softswiss } from '@hintha/vendor-protocol';
import { postingKey, readBalance, type Entry, type PostResult, type Receipt } from '../../wallet/index.ts';
import { roundKey, sourceOf } from '../rules.ts';
import type { Admitted } from './admit-call.ts';
import type { BetwinCall, Desk } from './desk.ts';
import { findReceipts } from './find-receipts.ts';
import { mayBet } from './may-bet.ts';
import { Turned } from './turned.ts';

type Betwin = Admitted<softswiss.BetwinRequest>;

/** Takes bets and pays wins, all of them or none, and each id once. */
export const placeBetwin = async (desk: Desk, admitted: Betwin): Promise<softswiss.BetwinReply> => {
  const call = toBetwinCall(admitted);
  const objection = await mayBet(desk, admitted);
  if (objection !== 'none') {
    // What was taken before the objection arose is answered as it was then: the vendor only asks again.
    const receipts = await findReceipts(desk, call);
    if (receipts === undefined) throw new Turned(await toObjectionReply(desk, admitted, objection));
    return toReply(call, admitted, receipts);
  }
  const result = await desk.writer.post(call);
  if (result.outcome === 'refused') throw new Turned(toRefusalReply(result.why));
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

const toRefusalReply = (why: Exclude<PostResult, Receipt>): softswiss.ErrorReply => {
  if (why.outcome === 'poor') return softswiss.toErrorReply('100', why.available);
  const codes = { changed: '155', tombstoned: '409', unknown_wallet: '101' } as const;
  return softswiss.toErrorReply(codes[why.outcome]);
};

const toObjectionReply = async (
  desk: Desk,
  { account }: Betwin,
  objection: '105' | '106' | '107' | '110' | '405',
): Promise<softswiss.ErrorReply> => {
  const wallet = await readBalance(desk.house.db, account.id);
  return objection === '105' || objection === '106'
    ? softswiss.toErrorReply(objection, wallet?.available ?? ZERO)
    : softswiss.toErrorReply(objection);
};
