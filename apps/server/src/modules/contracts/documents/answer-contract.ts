import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readSettings } from '../../settings/index.ts';
import { contractSettings } from '../settings.ts';
import { acceptOffer, type Accepted } from './accept-offer.ts';
import { updateContract } from './contract-store.ts';
import { endContract, moved } from './end-contract.ts';
import { type Held, withOwnContract } from './find-party.ts';
import { answerTermination } from './moves.ts';
import { datesOf } from './offer-contract.ts';
import { tellParties } from './tell-parties.ts';
import { insertTermination, updateTermination } from './termination-store.ts';

export type Action = 'ACCEPT' | 'REJECT' | 'WITHDRAW' | 'TERMINATE';

export interface Answering {
  readonly accountId: bigint;
  readonly id: bigint;
  readonly action: Action;
  /** Whether what the caller has given at higher rates may end by it. */
  readonly agree: boolean;
}

/** What a party does with a contract: with the offer that it is, or with the wish to end it. */
export const answerContract = (
  ctx: AppContext,
  { accountId, id, action, agree }: Answering,
): Promise<Accepted> =>
  withOwnContract(ctx, accountId, id, async (tx, held) => {
    if (held.contract.state === 'OFFERED') return answerOffer(ctx, tx, held, { action, agree });
    if (held.contract.state !== 'ACTIVE') throw new BusinessError('contract_changed');
    if (action === 'TERMINATE') return askToEnd(ctx, tx, held);
    return answerWish(ctx, tx, held, action);
  });

const answerOffer = async (
  ctx: AppContext,
  tx: Transaction,
  held: Held,
  { action, agree }: Pick<Answering, 'action' | 'agree'>,
): Promise<Accepted> => {
  const { contract, isPayer, now } = held;
  // The one above takes its offer back, the one below answers it; an offer that was not taken cannot be ended.
  const isOwn = action === 'WITHDRAW' ? isPayer : !isPayer && action !== 'TERMINATE';
  if (!isOwn || contract.expiresAt <= now) throw new BusinessError('contract_changed');
  if (action === 'ACCEPT') return acceptOffer(ctx, tx, held, agree);
  const [move, kind, to] =
    action === 'WITHDRAW'
      ? (['withdraw', 'contract_withdrawn', 'payee'] as const)
      : (['reject', 'contract_rejected', 'payer'] as const);
  const answered = await updateContract(tx, contract, { state: moved(contract, move), at: now });
  await tellParties(ctx, tx, { kind, contract: answered, to });
  return { contract: answered, affected: [] };
};

const askToEnd = async (ctx: AppContext, tx: Transaction, held: Held): Promise<Accepted> => {
  const { contract, isPayer, wish } = held;
  if (wish !== undefined) throw new BusinessError('termination_present');
  const { offeredAt: askedAt, expiresAt } = datesOf(ctx, await readSettings(tx, contractSettings));
  await insertTermination(tx, { contractId: contract.id, byPayer: isPayer, askedAt, expiresAt });
  await tellParties(ctx, tx, { kind: 'contract_end_asked', contract, to: isPayer ? 'payee' : 'payer' });
  return { contract, affected: [] };
};

const answerWish = async (
  ctx: AppContext,
  tx: Transaction,
  { contract, isPayer, wish, now }: Held,
  action: Exclude<Action, 'TERMINATE'>,
): Promise<Accepted> => {
  const isMine = wish?.byPayer === isPayer;
  if (wish === undefined || wish.expiresAt <= now || isMine !== (action === 'WITHDRAW'))
    throw new BusinessError('contract_changed');
  if (action === 'ACCEPT') {
    await updateTermination(tx, wish.id, { state: answerTermination('accept', wish.byPayer), at: now });
    return { contract: await endContract(ctx, tx, contract, 'AGREED'), affected: [] };
  }
  const answer = action === 'WITHDRAW' ? 'withdraw' : 'reject';
  await updateTermination(tx, wish.id, { state: answerTermination(answer, wish.byPayer), at: now });
  if (action === 'REJECT')
    await tellParties(ctx, tx, {
      kind: 'contract_end_refused',
      contract,
      to: wish.byPayer ? 'payer' : 'payee',
    });
  return { contract, affected: [] };
};
