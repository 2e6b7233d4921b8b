import { mostRateOf } from '@hintha/agents';
import { BusinessError, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { readUpline } from '../../agents/index.ts';
import { readAccountDetails } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { insertContract, lockParties } from '../documents/contract-store.ts';
import { checkOffer, datesOf } from '../documents/offer-contract.ts';
import { tellParties } from '../documents/tell-parties.ts';
import { contractSettings } from '../settings.ts';
import type { Contract, Terms } from '../types.ts';

export interface OperatorOffer {
  readonly payeeId: bigint;
  readonly terms: Terms;
  /** By which two of the staff offered it; what is paid on it is not held against the largest single grant. */
  readonly approval: string;
}

/** Offers the top of a line what the operator itself pays; it takes it or not, as any agent does. */
export const offerByOperator = async (
  ctx: AppContext,
  tx: Transaction,
  { payeeId, terms, approval }: OperatorOffer,
): Promise<Contract> => {
  await lockParties(tx, null, payeeId);
  const type = (await readAccountDetails(tx, payeeId))?.type;
  if (type !== 2 || (await readUpline(tx, payeeId)) !== undefined) throw new BusinessError('not_upline');
  const settings = await readSettings(tx, contractSettings);
  await checkOffer(tx, { payerId: null, payeeId, terms, settings });
  const contract = await insertContract(tx, {
    ...terms,
    ...datesOf(ctx, settings),
    payerId: null,
    payeeId,
    maxRate: mostRateOf(terms.tiers),
    requestId: approval,
    approval,
  });
  await tellParties(ctx, tx, { kind: 'contract_offered', contract, to: 'payee' });
  return contract;
};
