import { type Money, ZERO } from '@hintha/money';
import { violatedConstraint } from '@hintha/platform';
import {
  type Basis,
  type CallResult,
  findBasis,
  findReceipt,
  postingKey,
  type PlainEntry,
  readBalance,
  type Receipt,
  type Refused,
} from '../../wallet/index.ts';
import {
  answerObjection,
  noteWaiting,
  noteWithoutBet,
  type RefusedCall,
  whileSuspended,
} from '../caps/answer-objection.ts';
import { readObjection } from '../caps/rules.ts';
import type { PlayCall, WalletAnswer } from '../wallet-call.ts';
import { roundKey, sourceOf } from '../rules.ts';
import { type CallProblem, WalletCallError } from '../wallet-call-error.ts';
import type { CallOwner } from './admit-call.ts';
import type { PlacedCall } from './placed-call.ts';
import type { WalletApiContext } from './wallet-api-context.ts';

/** Takes bets and pays wins, all of them or none, and each id once. */
export const placeBets = async (
  api: WalletApiContext,
  owner: CallOwner,
  call: PlayCall,
): Promise<WalletAnswer> => {
  const placed = { ...toPlaced(owner, call), catalogue: await findCatalogue(api, owner, call) };
  if (call.payload !== null) await checkPayload(api, placed, call.payload);
  const basis = call.betId === null ? undefined : await findBet(api, owner, call.betId);
  const isBetGone = call.betId !== null && basis === undefined;
  const problem = isBetGone ? 'unknown_bet' : await mayPlace(api, owner, call);
  const asked = { owner, call, placed: basis === undefined ? placed : { ...placed, basis } };
  if (problem !== null) return answerBefore(api, asked, problem);
  const result = await post(api, asked);
  if (result === 'catalogue_changed') return placeBets(api, owner, call);
  if (result.outcome === 'refused') throw await toRefused(api, owner, result.why);
  return toAnswer(owner, placed, result.receipts);
};

/** What was taken before a problem arose is answered as it was then: the vendor only asks again. */
const answerBefore = async (
  api: WalletApiContext,
  asked: RefusedCall,
  problem: CallProblem,
): Promise<WalletAnswer> => {
  const { owner, placed } = asked;
  const receipts = await findReceipts(api, placed);
  if (receipts !== undefined) return toAnswer(owner, placed, receipts);
  if (problem === 'win_waits') await noteWaiting(api, asked);
  if (problem === 'unknown_bet') await noteWithoutBet(api, asked);
  throw await toProblem(api, owner, problem);
};

/** Posts the call with its round, unless the database finds something against it. */
const post = async (
  api: WalletApiContext,
  refused: RefusedCall,
): Promise<CallResult | 'catalogue_changed'> => {
  try {
    return await api.writer.post(refused.placed);
  } catch (thrown) {
    const objection = readObjection(violatedConstraint(thrown));
    if (objection === undefined) throw thrown;
    if (objection !== 'catalogue_changed')
      throw await toProblem(api, refused.owner, await answerObjection(api, refused, objection));
    api.forgetGames();
    return objection;
  }
};

const toPlaced = ({ integration: { code }, account }: CallOwner, call: PlayCall): PlacedCall => {
  const id = roundKey(code, account.id, call.roundId);
  const source = sourceOf(code);
  return {
    accountId: account.id,
    entries: call.entries.map(({ kind, transactionId, amount }): PlainEntry => {
      const key = postingKey(source, transactionId);
      return { kind, amount, key, source, reference: id };
    }),
    round: {
      id,
      accountId: account.id,
      source: code,
      roundId: call.roundId,
      gameId: call.gameId,
      finished: call.finished,
    },
    withoutBet: call.withoutBet,
    catalogue: null,
  };
};

const checkPayload = async (
  api: WalletApiContext,
  { accountId, entries, round }: PlacedCall,
  payload: string,
): Promise<void> => {
  const openRound = round.finished ? null : round.id;
  for (const { key } of entries) {
    const noted = await api.noteTransaction({ accountId, key, payload, openRound });
    if (noted !== payload) throw new WalletCallError('changed');
  }
};

const toAnswer = (
  { integration: { currency } }: CallOwner,
  { accountId, round }: PlacedCall,
  receipts: readonly Receipt[],
): WalletAnswer => ({
  currency,
  balance: receipts.at(-1)?.available ?? ZERO,
  roundKey: round.id,
  postings: receipts.map(({ seq }) => `${accountId}-${seq}`),
});

const toRefused = async (api: WalletApiContext, owner: CallOwner, why: Refused): Promise<WalletCallError> => {
  if (why.outcome === 'insufficient_funds') {
    const { currency } = owner.integration;
    return new WalletCallError('insufficient_funds', { funds: { currency, balance: why.available } });
  }
  if (why.outcome === 'not_standing') return new WalletCallError('unknown_bet');
  return toProblem(api, owner, why.outcome === 'unknown_wallet' ? 'unknown_account' : why.outcome);
};

const toProblem = async (
  api: WalletApiContext,
  { integration: { currency }, account }: CallOwner,
  problem: CallProblem,
): Promise<WalletCallError> => {
  if (problem !== 'stake_limit' && problem !== 'max_bet') return new WalletCallError(problem);
  const wallet = await readBalance(api.ctx.db, account.id);
  return new WalletCallError(problem, { funds: { currency, balance: wallet?.available ?? ZERO } });
};

/** Why these bets are not taken now, if so. A win needs no more than the bet that it names. */
const mayPlace = async (
  api: WalletApiContext,
  owner: CallOwner,
  call: PlayCall,
): Promise<CallProblem | null> => {
  if (owner.integration.suspendedAt !== null) return whileSuspended(call);
  const { entries, gameId } = call;
  const stakes = entries.filter(({ kind }) => kind === 'BET').map(({ amount }) => amount);
  if (stakes.length === 0) return null;
  if (await api.isStopped()) return 'game_unavailable';
  const { code, anyGame } = owner.integration;
  return mayStake(owner, stakes) ?? (anyGame ? null : mayPlay(api, code, gameId));
};

const mayStake = (
  { account, integration: { maxBet } }: CallOwner,
  stakes: readonly Money[],
): CallProblem | null => {
  if (account.locked || account.bettingStopped) return 'betting_stopped';
  const { stakeLimit } = account;
  if (stakeLimit !== null && stakes.some((stake) => stake > stakeLimit)) return 'stake_limit';
  return maxBet !== null && stakes.some((stake) => stake > maxBet) ? 'max_bet' : null;
};

/** The bet that a win names, unless it has not come or was rolled back. */
const findBet = (
  { ctx }: WalletApiContext,
  { integration, account }: CallOwner,
  betId: string,
): Promise<Basis | undefined> =>
  findBasis(ctx.db, account.id, { kind: 'BET', key: postingKey(sourceOf(integration.code), betId) });

const mayPlay = async (
  api: WalletApiContext,
  integration: string,
  gameId: string,
): Promise<CallProblem | null> => {
  const { game } = await api.game(integration, gameId);
  if (game === undefined) return 'unknown_game';
  return game.available ? null : 'game_unavailable';
};

/** The catalogue that a bet's game was found in; what needs no game needs none. */
const findCatalogue = async (
  api: WalletApiContext,
  { integration: { code, anyGame } }: CallOwner,
  { entries, gameId }: PlayCall,
): Promise<bigint | null> =>
  anyGame || entries.every(({ kind }) => kind !== 'BET') ? null : (await api.game(code, gameId)).catalogue;

/** The receipts of a call whose every entry was posted before; undefined when one was not. */
const findReceipts = async (
  { ctx }: WalletApiContext,
  { accountId, entries }: PlacedCall,
): Promise<Receipt[] | undefined> => {
  const receipts: Receipt[] = [];
  for (const entry of entries) {
    const receipt = await findReceipt(ctx.db, accountId, entry);
    if (receipt === undefined) return undefined;
    receipts.push(receipt);
  }
  return receipts;
};
