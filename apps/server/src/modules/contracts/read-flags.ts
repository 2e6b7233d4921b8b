import { contracts } from '@hintha/contract';
import type { AppContext } from '../../app-context.ts';
import { readAccountDetails } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import { selectActiveOf } from './documents/contract-store.ts';
import { owes } from './payments/debts.ts';
import { ceilingOf, contractSettings, isKindOn, type ContractSettings } from './settings.ts';
import type { Kind } from './types.ts';

export interface ContractFlags {
  readonly settings: ContractSettings;
  /** Whether the account takes part in contracts at all. */
  readonly isParty: boolean;
  /** The highest rate that it may offer of each kind; zero for none. */
  readonly mostRates: Readonly<Record<Kind, number>>;
  readonly owes: boolean;
}

/** Which kinds of contract there are for an agent, and what it may offer of them. */
export const readContractFlags = async ({ db }: AppContext, accountId: bigint): Promise<ContractFlags> => {
  const [settings, details, active, isDebtor] = await Promise.all([
    readSettings(db, contractSettings),
    readAccountDetails(db, accountId),
    selectActiveOf(db, accountId),
    owes(db, accountId),
  ]);
  const isParty = details?.type === 1 || details?.type === 2;
  const mostOf = (kind: Kind): number => {
    const own = active.find((contract) => contract.kind === kind)?.maxRate ?? 0;
    return isParty && isKindOn(settings, kind) ? Math.min(own, ceilingOf(settings, kind)) : 0;
  };
  const rates = contracts.CONTRACT_KINDS.map((kind) => [kind, mostOf(kind)] as const);
  return {
    settings,
    isParty,
    mostRates: Object.fromEntries(rates) as Record<Kind, number>,
    owes: isDebtor,
  };
};

/** The kinds that are switched on. */
export const kindsOn = (settings: ContractSettings): Kind[] =>
  contracts.CONTRACT_KINDS.filter((kind) => isKindOn(settings, kind));
