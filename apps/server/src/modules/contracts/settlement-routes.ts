import { contracts } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { dayEnd, dayStart } from '../../business-day.ts';
import { actingAgent } from '../agents/index.ts';
import { findAccountNames } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import { selectContracts } from './documents/contract-store.ts';
import { requireKind } from './documents/find-party.ts';
import { listUnpaid } from './payments/payment-store.ts';
import { kindsOn } from './read-flags.ts';
import { listBranches, listMemberBets, requireSettlement } from './runs/list-settlements.ts';
import { selectSettlements, type Settlement, sumSettlements } from './runs/settlement-store.ts';
import { contractSettings } from './settings.ts';
import type { Kind } from './types.ts';
import { toPaymentView, toSettlementView } from './views.ts';

const readKinds = async ({ db }: AppContext, kind: Kind | undefined): Promise<Kind[]> => {
  if (kind === undefined) return kindsOn(await readSettings(db, contractSettings));
  await requireKind(db, kind);
  return [kind];
};

const namesOf = (
  { db }: AppContext,
  parties: readonly { readonly payerId: bigint | null; readonly payeeId: bigint | null }[],
) => {
  const ids = parties.flatMap(({ payerId, payeeId }) => [payerId, payeeId]);
  return findAccountNames(db, [...new Set(ids.filter((id) => id !== null))]);
};

const toViews = async (ctx: AppContext, me: bigint, list: readonly Settlement[]) => {
  const [names, known] = await Promise.all([
    namesOf(ctx, list),
    selectContracts(
      ctx.db,
      list.map(({ contractId }) => contractId),
    ),
  ]);
  const terms = new Map(known.map((contract) => [contract.id, contract]));
  return list.flatMap((settlement) => {
    const contract = terms.get(settlement.contractId);
    return contract === undefined ? [] : [toSettlementView(settlement, contract, { me, names })];
  });
};

/** What contracts came to and what of it is paid, from the payment down to the bets. */
export const settlementRoutes = (ctx: AppContext): Served[] => [...listRoutes(ctx), ...memberRoutes(ctx)];

const listRoutes = (ctx: AppContext): Served[] => [
  serve(contracts.listSettlements, async ({ caller, query }) => {
    const accountId = await actingAgent(ctx, caller, 'contracts');
    const { kind, direction, from, to, pageNo, pageSize } = query;
    const filter = {
      accountId,
      kinds: await readKinds(ctx, kind),
      direction,
      from: from === undefined ? null : dayStart(from),
      to: to === undefined ? null : dayEnd(to),
    };
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const [list, { total, amount, paid }] = await Promise.all([
      selectSettlements(ctx.db, filter, page),
      sumSettlements(ctx.db, filter),
    ]);
    return {
      list: await toViews(ctx, accountId, list),
      total,
      totalPages: Math.ceil(total / pageSize),
      amount: formatAmount(money(amount)),
      paid: formatAmount(money(paid)),
    };
  }),
  serve(contracts.listContractPayments, async ({ caller, query: { kind } }) => {
    const me = await actingAgent(ctx, caller, 'contracts');
    const unpaid = await listUnpaid(ctx.db, me, await readKinds(ctx, kind));
    const names = await namesOf(ctx, unpaid);
    return unpaid.map((payment) => toPaymentView(payment, { me, names }));
  }),
];

const toPlayView = ({ stake, payout, valid }: Record<'stake' | 'payout' | 'valid', bigint>) => ({
  stake: formatAmount(money(stake)),
  payout: formatAmount(money(payout)),
  valid: formatAmount(money(valid)),
});

const memberRoutes = (ctx: AppContext): Served[] => [
  serve(contracts.listSettlementMembers, async ({ caller, params, query: { under } }) => {
    const me = await actingAgent(ctx, caller, 'contracts');
    const settlement = await requireSettlement(ctx.db, me, BigInt(params.id));
    const branches = await listBranches(ctx, settlement, under);
    return branches.map(({ account, alone, ...sums }) => ({ account, alone, ...toPlayView(sums) }));
  }),
  serve(contracts.listSettlementBets, async ({ caller, params, query, language }) => {
    const me = await actingAgent(ctx, caller, 'contracts');
    const settlement = await requireSettlement(ctx.db, me, BigInt(params.id));
    const page = { account: query.account, no: query.pageNo, size: query.pageSize };
    const { bets, totals } = await listMemberBets(ctx, settlement, page);
    const total = Number(totals.total);
    return {
      list: bets.map(({ id, game, gameId, at, ...sums }) => ({
        id,
        gameName: game?.names[language] ?? game?.title ?? gameId,
        decidedAt: at.getTime(),
        ...toPlayView(sums),
      })),
      total,
      totalPages: Math.ceil(total / page.size),
      totals: toPlayView(totals),
    };
  }),
];
