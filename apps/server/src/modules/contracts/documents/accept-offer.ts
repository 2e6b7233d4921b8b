import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readUpline } from '../../agents/index.ts';
import { findAccountNames } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { firstStart, unitOf } from '../periods.ts';
import { contractSettings } from '../settings.ts';
import type { Contract } from '../types.ts';
import { selectActiveOf, selectGivenAbove, selectLastEnd, updateContract } from './contract-store.ts';
import { dropWish, moved } from './end-contract.ts';
import type { Held } from './find-party.ts';
import { readBounds, refuseOtherSalary, refuseTiers } from './offer-contract.ts';
import { tellParties } from './tell-parties.ts';

export interface Accepted {
  readonly contract: Contract;
  /** What the payee had given at higher rates, which has ended by it. */
  readonly affected: readonly Contract[];
}

/**
 * Takes an offer from the beginning of the next period on; until then what was agreed before is settled. What the payee
 * has given at a higher rate ends with it, which it has to have agreed to.
 */
export const acceptOffer = async (
  ctx: AppContext,
  tx: Transaction,
  { contract: offer, now }: Pick<Held, 'contract' | 'now'>,
  agree: boolean,
): Promise<Accepted> => {
  await checkStands(tx, offer, now);
  const { payeeId, kind, maxRate: rate } = offer;
  const above = await selectGivenAbove(tx, { payerId: payeeId, kind, rate });
  if (above.length > 0 && !agree)
    throw new BusinessError('downline_higher_rate', { contracts: await listHigher(ctx, above) });
  const former = (await selectActiveOf(tx, payeeId)).find((active) => active.kind === kind);
  const start = await startOf(tx, offer, former, now);
  if (former !== undefined) {
    await dropWish(tx, former, now);
    const end = { at: now, endedFrom: start, endReason: 'RENEWED' } as const;
    await updateContract(tx, former, { ...end, state: moved(former, 'supersede') });
  }
  const affected: Contract[] = [];
  for (const given of above) affected.push(await outrank(ctx, tx, given, { now, start }));
  const contract = await updateContract(tx, offer, {
    state: moved(offer, 'accept'),
    at: now,
    effectiveFrom: start,
  });
  await tellParties(ctx, tx, { kind: 'contract_accepted', contract, to: 'payer' });
  return { contract, affected };
};

const checkStands = async (tx: Transaction, offer: Contract, now: Date): Promise<void> => {
  if (moved(offer, 'accept') !== 'ACTIVE' || offer.expiresAt <= now)
    throw new BusinessError('contract_changed');
  const { payerId, payeeId } = offer;
  if (payerId !== null && (await readUpline(tx, payeeId))?.id !== payerId)
    throw new BusinessError('contract_changed');
  const settings = await readSettings(tx, contractSettings);
  // What the payer has itself may have become less since it was offered.
  refuseTiers(offer, await readBounds(tx, { payerId, terms: offer, settings }));
  await refuseOtherSalary(tx, payeeId, offer);
};

/** What the caller is shown before it agrees. */
const listHigher = async ({ db }: AppContext, above: readonly Contract[]) => {
  const names = await findAccountNames(
    db,
    above.map(({ payeeId }) => payeeId),
  );
  return above.map(({ id, payeeId, maxRate, state }) => ({
    id: String(id),
    account: names.get(payeeId)?.name ?? '',
    rate: (maxRate / 100).toFixed(2),
    state,
  }));
};

/** The first beginning of a period in which nothing else of the payee is settled any more. */
const startOf = async (
  tx: Transaction,
  offer: Contract,
  former: Contract | undefined,
  now: Date,
): Promise<Date> => {
  const lastEnd = (await selectLastEnd(tx, offer.payeeId, offer.kind)) ?? now;
  const running = former === undefined ? now : firstStart(unitOf(former), now);
  const free = [now, lastEnd, running].reduce((latest, one) => (one > latest ? one : latest));
  return firstStart(unitOf(offer), free);
};

const outrank = async (
  ctx: AppContext,
  tx: Transaction,
  given: Contract,
  { now, start }: { now: Date; start: Date },
): Promise<Contract> => {
  await dropWish(tx, given, now);
  const ended = await updateContract(tx, given, {
    state: moved(given, 'outrank'),
    at: now,
    endedFrom: given.effectiveFrom === null ? null : firstStart(unitOf(given), start),
    endReason: 'AUTO_HIGHER_RATE',
  });
  await tellParties(ctx, tx, { kind: 'contract_outranked', contract: ended, to: 'both' });
  return ended;
};
