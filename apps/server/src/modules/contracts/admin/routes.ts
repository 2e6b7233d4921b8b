import { CONSOLE_ROUTES, contracts } from '@hintha/contract';
import { formatAmount, money } from '@hintha/money';
import { BusinessError, type ServedToStaff, serveStaff, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { toProposedView } from '../../approvals/index.ts';
import { findAccount, findAccountNames } from '../../identity/index.ts';
import { selectMonth } from '../affiliates/affiliate-store.ts';
import { listContracts } from '../documents/contract-store.ts';
import { runKind } from '../runs/run-kind.ts';
import { periodAt } from '../periods.ts';
import { reckonPeriod, UNITS } from '../runs/settle-periods.ts';
import { selectSettlements } from '../runs/settlement-store.ts';
import { selectAllDebts, selectRuns } from './admin-store.ts';
import { proposeCorrection, proposeEnd, proposeMonth, proposeOffer } from './propose.ts';
import {
  toAccountContractView,
  toAccountSettlementView,
  toMonthView,
  toRunLine,
  toRunView,
} from './views.ts';

const SHOWN = 100;

/** What the staff sees and does of contracts. */
export const adminRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...runRoutes(ctx),
  ...accountRoutes(ctx),
  ...proposalRoutes(ctx),
];

const runRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listContractRuns, async ({ query: { kind } }) =>
    (await selectRuns(ctx.db, kind, SHOWN)).map(toRunView),
  ),
  serveStaff(CONSOLE_ROUTES.estimateContractRun, async ({ body: { kind, unit, at } }) => {
    if (!UNITS[kind].includes(unit)) throw new BusinessError('bad_request');
    const span = periodAt(unit, new Date(at));
    const lines = await transaction(ctx.db, (tx) => reckonPeriod(tx, { kind, unit, span }));
    const names = await findAccountNames(
      ctx.db,
      lines.map(({ contract }) => contract.payeeId),
    );
    const amount = money(lines.reduce((sum, { earned }) => sum + earned.amount, 0n));
    return {
      period: span.key,
      amount: formatAmount(amount),
      lines: lines.map((line) => toRunLine(line, names)),
    };
  }),
  serveStaff(CONSOLE_ROUTES.repeatContractRuns, async ({ body: { kind } }) => ({
    isOpen: await runKind(ctx, kind),
  })),
];

const accountRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAccountContracts, async ({ query }) => {
    const account = await findAccount(ctx.db, query.account);
    if (account === undefined) throw new BusinessError('not_found');
    const filter = { accountId: account.id, kinds: contracts.CONTRACT_KINDS, direction: undefined };
    const all = await listContracts(ctx.db, { ...filter, limit: SHOWN });
    const parties = all.flatMap(({ payerId, payeeId }) => [payerId, payeeId]);
    const names = await findAccountNames(
      ctx.db,
      parties.filter((id) => id !== null),
    );
    const spans = { ...filter, from: null, to: null };
    const settlements = await selectSettlements(ctx.db, spans, { limit: SHOWN, offset: 0 });
    return {
      account: account.name,
      contracts: all.map((contract) => toAccountContractView(contract, names)),
      settlements: settlements.map(toAccountSettlementView),
    };
  }),
  serveStaff(CONSOLE_ROUTES.listContractDebts, async () => {
    const debts = await selectAllDebts(ctx.db, SHOWN);
    const parties = debts.flatMap(({ payerId, payeeId }) => [payerId, payeeId]);
    const names = await findAccountNames(
      ctx.db,
      parties.filter((id) => id !== null),
    );
    return debts.map(({ id, contractId, kind, payerId, payeeId, amount, paid, since }) => ({
      id: String(id),
      contractId: String(contractId),
      kind,
      payer: names.get(payerId)?.name ?? '',
      payee: (payeeId !== null && names.get(payeeId)?.name) || '',
      amount: formatAmount(amount),
      paid: formatAmount(paid),
      since: since.getTime(),
    }));
  }),
];

const proposalRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.proposeContract, async ({ caller, body }) => {
    const { account, kind, reason, requestId, ...terms } = body;
    return toProposedView(await proposeOffer(ctx, caller, { account, kind, terms, reason, requestId }));
  }),
  serveStaff(CONSOLE_ROUTES.proposeContractEnd, async ({ caller, params, body }) =>
    toProposedView(await proposeEnd(ctx, caller, { id: BigInt(params.id), ...body })),
  ),
  serveStaff(CONSOLE_ROUTES.proposeCorrection, async ({ caller, params, body }) =>
    toProposedView(await proposeCorrection(ctx, caller, { id: BigInt(params.id), ...body })),
  ),
  serveStaff(CONSOLE_ROUTES.listAffiliateMonths, async ({ query: { month } }) => {
    const months = await selectMonth(ctx.db, `${month}-01`);
    const names = await findAccountNames(
      ctx.db,
      months.map(({ accountId }) => accountId),
    );
    return months.map((one) => toMonthView(one, names));
  }),
  serveStaff(CONSOLE_ROUTES.proposeAffiliates, async ({ caller, body }) =>
    toProposedView(await proposeMonth(ctx, caller, body)),
  ),
];
