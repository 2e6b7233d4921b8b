import { CONSOLE_ROUTES, contracts } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { BusinessError, type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { toProposedView } from '../../approvals/index.ts';
import { findAccount, findAccountNames } from '../../identity/index.ts';
import { readSettings } from '../../settings/index.ts';
import { selectMonth } from '../affiliates/affiliate-store.ts';
import { listContracts } from '../documents/contract-store.ts';
import { selectSettlements } from '../runs/settlement-store.ts';
import { contractSettings } from '../settings.ts';
import { selectAllDebts, sumDebts } from './admin-store.ts';
import { proposeCorrection, proposeEnd, proposeMonth, proposeOffer } from './propose.ts';
import { runRoutes } from '../runs/routes.ts';
import { nameParties, toAccountContractView, toDebtView, toMonthView, toSettlementRow } from './views.ts';

const SHOWN = 100;

/** What the staff sees and does of contracts. */
export const adminRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...runRoutes(ctx),
  ...accountRoutes(ctx),
  ...proposalRoutes(ctx),
];

const requireAccount = async ({ db }: AppContext, name: string) => {
  const account = await findAccount(db, name);
  if (account === undefined) throw new BusinessError('not_found');
  return account;
};

const accountRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAccountContracts, async ({ query }) => {
    const { id, name, type } = await requireAccount(ctx, query.account);
    const filter = { accountId: id, kinds: contracts.CONTRACT_KINDS, direction: undefined };
    const all = await listContracts(ctx.db, { ...filter, limit: SHOWN });
    const names = await nameParties(ctx, all);
    return {
      account: { id: String(id), name, type },
      contracts: all.map((contract) => toAccountContractView(contract, names)),
    };
  }),
  serveStaff(CONSOLE_ROUTES.listAccountSettlements, async ({ query: { account, kind, direction, page } }) => {
    const { id: accountId } = await requireAccount(ctx, account);
    const kinds = kind === undefined ? contracts.CONTRACT_KINDS : [kind];
    const filter = { accountId, kinds, direction, from: null, to: null };
    const rows = await selectSettlements(ctx.db, filter, { limit: SHOWN + 1, offset: (page - 1) * SHOWN });
    const shown = rows.slice(0, SHOWN);
    const names = await nameParties(ctx, shown);
    return { settlements: shown.map((row) => toSettlementRow(row, names)), hasMore: rows.length > SHOWN };
  }),
  serveStaff(CONSOLE_ROUTES.listContractDebts, async ({ query }) => {
    const accountId = query.account === '' ? null : (await requireAccount(ctx, query.account)).id;
    const after = query.after === undefined ? null : BigInt(query.after);
    const debts = await selectAllDebts(ctx.db, { accountId, after, limit: SHOWN + 1 });
    const shown = debts.slice(0, SHOWN);
    const { payers, left } = await sumDebts(ctx.db, accountId);
    const { wholeDays } = await readSettings(ctx.db, contractSettings);
    const names = await nameParties(ctx, shown);
    return {
      debts: shown.map((debt) => toDebtView(debt, names, wholeDays)),
      next: debts.length > SHOWN ? String(shown.at(-1)?.id) : null,
      payers,
      left: formatAmount(left),
    };
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
