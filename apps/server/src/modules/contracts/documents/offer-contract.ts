import { findTierError, mostRateOf, type TierError } from '@hintha/agents';
import { BusinessError, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readUpline } from '../../agents/index.ts';
import { findAccount, type KnownAccount, readAccountDetails } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { refuseDebt } from '../payments/debts.ts';
import { ceilingOf, type ContractSettings, contractSettings, isKindOn } from '../settings.ts';
import type { Contract, Terms } from '../types.ts';
import {
  insertContract,
  lockParties,
  selectActiveOf,
  selectByRequest,
  selectOffered,
} from './contract-store.ts';
import { tellParties } from './tell-parties.ts';

const HOUR_MS = 3_600_000;

export interface Offer {
  readonly downline: string;
  readonly terms: Terms;
  readonly requestId: string;
}

/** Offers terms to an agent right below; the same request offers once. */
export const offerContract = async (ctx: AppContext, payerId: bigint, offer: Offer): Promise<Contract> => {
  const payee = await requireDownline(ctx, payerId, offer.downline);
  return transaction(ctx.db, async (tx) => {
    await lockParties(tx, payerId, payee.id);
    const known = await selectByRequest(tx, payerId, offer.requestId);
    if (known !== undefined) return replay(known, payee.id, offer.terms);
    const settings = await readSettings(tx, contractSettings);
    await refuseDebt(tx, payerId);
    await checkOffer(tx, { payerId, payeeId: payee.id, terms: offer.terms, settings });
    const contract = await insertContract(tx, {
      ...offer.terms,
      ...datesOf(ctx, settings),
      payerId,
      payeeId: payee.id,
      maxRate: mostRateOf(offer.terms.tiers),
      requestId: offer.requestId,
      approval: null,
    });
    await tellParties(ctx, tx, { kind: 'contract_offered', contract, to: 'payee' });
    return contract;
  });
};

export const datesOf = ({ clock }: AppContext, { answerHours }: ContractSettings) => {
  const offeredAt = clock.now();
  return { offeredAt, expiresAt: new Date(offeredAt.getTime() + answerHours * HOUR_MS) };
};

/** The agent of that name right below another; whatever else bears the name is answered alike. */
export const requireDownline = async (
  { db }: AppContext,
  payerId: bigint,
  name: string,
): Promise<KnownAccount> => {
  const payee = await findAccount(db, name);
  const isBelow = payee?.type === 1 && (await readUpline(db, payee.id))?.id === payerId;
  if (!isBelow) throw new BusinessError('not_upline');
  return payee;
};

const replay = (known: Contract, payeeId: bigint, terms: Terms): Contract => {
  const isSame =
    known.payeeId === payeeId && known.kind === terms.kind && known.maxRate === mostRateOf(terms.tiers);
  if (!isSame) throw new BusinessError('key_reused');
  return known;
};

export interface Parties {
  /** Null for the operator. */
  readonly payerId: bigint | null;
  readonly payeeId: bigint;
  readonly terms: Terms;
  readonly settings: ContractSettings;
}

/** Refuses an offer that the rules do not let through; the parties are locked. */
export const checkOffer = async (tx: Transaction, parties: Parties): Promise<void> => {
  const { payerId, payeeId, terms, settings } = parties;
  if (!isKindOn(settings, terms.kind)) throw new BusinessError('not_enabled');
  refuseTiers(terms, await readBounds(tx, parties));
  if (terms.kind === 'DAILY' && terms.period !== 'DAILY' && !settings.dailyTogetherOn)
    throw new BusinessError('not_enabled');
  if (payerId !== null) await refuseOtherTypes(tx, payerId);
  await refuseOtherSalary(tx, payeeId, terms);
  if ((await selectOffered(tx, payeeId, terms.kind)) !== undefined) throw new BusinessError('offer_present');
};

/** An affiliate is paid by its own rules, and a sub-account of an agent is no party. */
const refuseOtherTypes = async (tx: Transaction, payerId: bigint): Promise<void> => {
  const type = (await readAccountDetails(tx, payerId))?.type;
  if (type !== 1 && type !== 2) throw new BusinessError('not_enabled');
};

/** The platform's ceiling of the kind, and what the payer has itself; nothing where it has no contract of the kind. */
export const readBounds = async (
  tx: Transaction,
  { payerId, terms, settings }: Pick<Parties, 'payerId' | 'terms' | 'settings'>,
) => {
  const ceiling = ceilingOf(settings, terms.kind);
  if (payerId === null) return { ceiling, own: null };
  const own = (await selectActiveOf(tx, payerId)).find(({ kind }) => kind === terms.kind);
  return { ceiling, own: own?.maxRate ?? 0 };
};

export const refuseTiers = (
  { kind, tiers }: Terms,
  bounds: { readonly ceiling: number; readonly own: number | null },
): void => {
  const error: TierError | 'active_not_counted' | null =
    kind === 'REALTIME' && tiers.some(({ minActive }) => minActive > 0)
      ? 'active_not_counted'
      : findTierError(tiers, bounds);
  if (error === 'rate_above_own') throw new BusinessError('rate_above_upline');
  if (error !== null) throw new BusinessError('terms_invalid', { error });
};

/** Of the three salaries an account has one. */
export const refuseOtherSalary = async (tx: Transaction, payeeId: bigint, { kind }: Terms): Promise<void> => {
  if (kind === 'DIVIDEND') return;
  const others = (await selectActiveOf(tx, payeeId)).filter(
    (active) => active.kind !== 'DIVIDEND' && active.kind !== kind,
  );
  if (others.length > 0) throw new BusinessError('salary_kind_conflict');
};
