import { money } from '@hintha/money';
import { BusinessError, transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../app-context.ts';
import {
  answerContract,
  type Contract,
  endContract,
  type Kind,
  listContracts,
  lockParties,
  offerByOperator,
  offerContract,
  toTerms,
} from '../../modules/contracts/index.ts';

/** From so many kyat and so many active members on, so many hundredths of a percent. */
export type Tier = readonly [kyat: bigint, active: number, rate: number];

/** Null for the operator. */
export interface Agreement {
  readonly from: string | null;
  readonly to: string;
  readonly kind: Kind;
  readonly tiers: readonly Tier[];
  readonly weekly?: boolean;
  readonly manual?: boolean;
}

export interface Offered extends Agreement {
  /** The same one offers once. */
  readonly id: string;
}

export interface Parties {
  readonly ctx: AppContext;
  readonly ids: ReadonlyMap<string, bigint>;
}

const MOST = 500;

const idOf = ({ ids }: Parties, name: string): bigint => {
  const id = ids.get(name);
  assert(id !== undefined, `there is no ${name} to agree with`);
  return id;
};

const contractsOf = (parties: Parties, name: string, kind: Kind): Promise<Contract[]> => {
  const filter = { accountId: idOf(parties, name), kinds: [kind], direction: 'UP', limit: MOST } as const;
  return listContracts(parties.ctx.db, filter);
};

export const offer = async (parties: Parties, order: Offered): Promise<Contract> => {
  const { ctx } = parties;
  const { from, to, kind, weekly = false, manual = false, id } = order;
  const terms = await toTerms(ctx.db, kind, {
    tiers: order.tiers.map(([kyat, minActive, rate]) => ({ minVolume: money(kyat * 100n), minActive, rate })),
    period: weekly ? 'WEEKLY' : undefined,
    manual,
  });
  const requestId = `demo:${id}`;
  if (from !== null) return offerContract(ctx, idOf(parties, from), { downline: to, terms, requestId });
  const known = (await contractsOf(parties, to, kind)).find(({ approval }) => approval === requestId);
  if (known !== undefined) return known;
  const payeeId = idOf(parties, to);
  return transaction(ctx.db, (tx) => offerByOperator(ctx, tx, { payeeId, terms, approval: requestId }));
};

/** Whether the last that was offered of a kind was not answered in time. */
export const isExpired = async (parties: Parties, { to, kind }: Agreement): Promise<boolean> => {
  const all = await contractsOf(parties, to, kind);
  const last = all.toSorted((a, b) => (a.id < b.id ? 1 : -1))[0];
  return last?.state === 'EXPIRED';
};

export const answer = async (
  parties: Parties,
  order: Offered,
  action: 'ACCEPT' | 'REJECT',
): Promise<void> => {
  const { id, state } = await offer(parties, order);
  if (state !== 'OFFERED') return;
  const accountId = idOf(parties, order.to);
  await answerContract(parties.ctx, { accountId, id, action, agree: true });
};

/** The one above wishes to end a contract, and the one below lets it; the operator ends its own. */
export const end = async (parties: Parties, { to, kind }: Pick<Agreement, 'to' | 'kind'>): Promise<void> => {
  const { ctx } = parties;
  const active = (await contractsOf(parties, to, kind)).find(({ state }) => state === 'ACTIVE');
  if (active === undefined) return;
  const { id, payerId, payeeId } = active;
  if (payerId === null)
    return transaction(ctx.db, async (tx) => {
      await lockParties(tx, payerId, payeeId);
      await endContract(ctx, tx, active, 'OPERATOR');
    });
  const act = { id, agree: true } as const;
  await answerContract(ctx, { ...act, accountId: payerId, action: 'TERMINATE' }).catch(passOver);
  await answerContract(ctx, { ...act, accountId: payeeId, action: 'ACCEPT' });
};

/** A day that was broken off is gone through again: the wish is there already. */
const passOver = (error: unknown): void => {
  if (!(error instanceof BusinessError) || error.code !== 'termination_present') throw error;
};
