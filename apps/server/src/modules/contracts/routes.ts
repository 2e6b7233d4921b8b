import { contracts } from '@hintha/contract';
import { type Caller, serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { actingAgent } from '../agents/index.ts';
import { findAccountNames } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import type { Accepted } from './documents/accept-offer.ts';
import { type Action, answerContract } from './documents/answer-contract.ts';
import { listContracts, selectContract } from './documents/contract-store.ts';
import { requireKind } from './documents/find-party.ts';
import { offerContract } from './documents/offer-contract.ts';
import { selectOpenTerminations } from './documents/termination-store.ts';
import { type AskedTerms, toTerms } from './documents/to-terms.ts';
import { payNow } from './payments/pay-due.ts';
import { kindsOn, readContractFlags } from './read-flags.ts';
import { estimateTerms } from './runs/what-if.ts';
import { contractSettings } from './settings.ts';
import { settlementRoutes } from './settlement-routes.ts';
import type { Contract, Kind } from './types.ts';
import { toContractView, toFlagsView, toReplayView } from './views.ts';

const MOST_LISTED = 200;

const requireAgent = (ctx: AppContext, caller: Caller): Promise<bigint> =>
  actingAgent(ctx, caller, 'contracts');

const toOutcome = async (ctx: AppContext, me: bigint, { contract, affected }: Accepted) => {
  const [own, ...others] = await toViews(ctx, me, [contract, ...affected]);
  if (own === undefined) throw new Error('a contract has a view');
  return { contract: own, affected: others };
};

const toViews = async ({ db }: AppContext, me: bigint, all: readonly Contract[]) => {
  const parties = all.flatMap(({ payerId, payeeId }) => (payerId === null ? [payeeId] : [payerId, payeeId]));
  const names = await findAccountNames(db, [...new Set(parties)]);
  const wishes = await selectOpenTerminations(
    db,
    all.map(({ id }) => id),
  );
  return all.map((contract) => toContractView(contract, { me, names, wishes }));
};

type Processed =
  | (AskedTerms & { readonly action: 'OFFER'; readonly downline: string; readonly requestId: string })
  | { readonly action: Action; readonly contractId: string; readonly agree: boolean }
  | { readonly action: 'PAY'; readonly contractId: string; readonly paymentId: string };

/** What one of the four calls of the kinds asks for: an offer, an answer, or to pay what waits. */
const process = async (ctx: AppContext, me: bigint, kind: Kind, body: Processed) => {
  await requireKind(ctx.db, kind);
  if (body.action === 'OFFER') {
    const terms = await toTerms(ctx.db, kind, body);
    const { downline, requestId } = body;
    return toOutcome(ctx, me, {
      contract: await offerContract(ctx, me, { downline, terms, requestId }),
      affected: [],
    });
  }
  const id = BigInt(body.contractId);
  if (body.action !== 'PAY') return answer(ctx, me, { id, action: body.action, agree: body.agree });
  await payNow(ctx, me, { contractId: id, paymentId: BigInt(body.paymentId) });
  const contract = await selectContract(ctx.db, id);
  if (contract === undefined) throw new Error(`contract ${id} is gone`);
  return toOutcome(ctx, me, { contract, affected: [] });
};

const answer = async (
  ctx: AppContext,
  accountId: bigint,
  asked: { readonly id: bigint; readonly action: Action; readonly agree: boolean },
) => toOutcome(ctx, accountId, await answerContract(ctx, { accountId, ...asked }));

export const routes = (ctx: AppContext): Served[] => [
  serve(contracts.readContractSettings, async ({ caller }) =>
    toFlagsView(await readContractFlags(ctx, await requireAgent(ctx, caller))),
  ),
  serve(contracts.processDividend, async ({ caller, body }) =>
    process(ctx, await requireAgent(ctx, caller), 'DIVIDEND', body),
  ),
  serve(contracts.processDailySalary, async ({ caller, body }) =>
    process(ctx, await requireAgent(ctx, caller), 'DAILY', body),
  ),
  serve(contracts.processHourlySalary, async ({ caller, body }) =>
    process(ctx, await requireAgent(ctx, caller), 'HOURLY', body),
  ),
  serve(contracts.processRealtimeSalary, async ({ caller, body }) =>
    process(ctx, await requireAgent(ctx, caller), 'REALTIME', body),
  ),
  serve(contracts.listContracts, async ({ caller, query: { kind, direction } }) => {
    const accountId = await requireAgent(ctx, caller);
    if (kind !== undefined) await requireKind(ctx.db, kind);
    const kinds = kind === undefined ? kindsOn(await readSettings(ctx.db, contractSettings)) : [kind];
    const filter = { accountId, kinds, direction, limit: MOST_LISTED };
    return toViews(ctx, accountId, await listContracts(ctx.db, filter));
  }),
  serve(contracts.acceptContract, async ({ caller, params, body: { agree } }) =>
    answer(ctx, await requireAgent(ctx, caller), { id: BigInt(params.id), action: 'ACCEPT', agree }),
  ),
  ...(
    [
      [contracts.rejectContract, 'REJECT'],
      [contracts.withdrawContract, 'WITHDRAW'],
      [contracts.terminateContract, 'TERMINATE'],
    ] as const
  ).map(([route, action]) =>
    serve(route, async ({ caller, params }) =>
      answer(ctx, await requireAgent(ctx, caller), { id: BigInt(params.id), action, agree: false }),
    ),
  ),
  serve(contracts.estimateContract, async ({ caller, body }) => {
    const me = await requireAgent(ctx, caller);
    await requireKind(ctx.db, body.kind);
    const terms = await toTerms(ctx.db, body.kind, body);
    return toReplayView(await estimateTerms(ctx, me, { downline: body.downline, terms }));
  }),
  ...settlementRoutes(ctx),
];
