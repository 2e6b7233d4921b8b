import { transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { listExpiredOffers, selectContract, updateContract } from './contract-store.ts';
import { endContract, moved } from './end-contract.ts';
import { hold } from './find-party.ts';
import { answerTermination, endsContract } from './moves.ts';
import { tellParties } from './tell-parties.ts';
import { listExpiredTerminations, updateTermination } from './termination-store.ts';

/** What nobody answered in time: offers are over, the wish of the one above to end takes effect, that of the one below lapses. */
export const expireRequests = async (ctx: AppContext): Promise<void> => {
  const now = ctx.clock.now();
  for (const offer of await listExpiredOffers(ctx.db, now))
    await transaction(ctx.db, async (tx) => {
      const { contract } = await hold(tx, offer);
      if (contract.state !== 'OFFERED') return;
      const expired = await updateContract(tx, contract, { state: moved(contract, 'expire'), at: now });
      await tellParties(ctx, tx, { kind: 'contract_expired', contract: expired, to: 'both' });
    });
  for (const { contractId } of await listExpiredTerminations(ctx.db, now))
    await expireWish(ctx, contractId, now);
};

const expireWish = (ctx: AppContext, contractId: bigint, now: Date): Promise<void> =>
  transaction(ctx.db, async (tx) => {
    const known = await selectContract(tx, contractId);
    if (known === undefined) return;
    const { contract, wish } = await hold(tx, known);
    if (wish === undefined || wish.expiresAt > now) return;
    const state = answerTermination('expire', wish.byPayer);
    await updateTermination(tx, wish.id, { state, at: now });
    if (endsContract(state)) await endContract(ctx, tx, contract, 'UNANSWERED');
    else await tellParties(ctx, tx, { kind: 'contract_end_refused', contract, to: 'payee' });
  });
