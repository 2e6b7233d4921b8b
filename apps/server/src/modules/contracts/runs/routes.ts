import { CONSOLE_ROUTES } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { BusinessError, type ServedToStaff, serveStaff, transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf, recordAudit } from '../../audit/index.ts';
import { runKind } from './run-kind.ts';
import { UNITS } from './settle-periods.ts';
import type { Kind, Period } from '../types.ts';
import { selectRunSettlements } from './settlement-store.ts';
import { findRun, selectRuns } from '../admin/admin-store.ts';
import { dryPart, type DryRun, dryRun } from '../admin/dry-run.ts';
import { nameParties, toRunLine, toRunView, toSettlementRow } from '../admin/views.ts';

const RUNS = 100;
const SETTLEMENTS = 200;
/** Of a dry run; a run of all contracts is too much for a page, and is read part by part. */
const LINES = 1_000;
const LINES_A_PART = 5_000;

/** Runs of contracts as the staff sees them: what they wrote, what they would write, and once more. */
export const runRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listContractRuns, async ({ query: { kind, before } }) => {
    const until = before === undefined ? null : new Date(before);
    const rows = await selectRuns(ctx.db, { kind, before: until, limit: RUNS + 1 });
    const shown = rows.slice(0, RUNS);
    return {
      runs: shown.map(toRunView),
      next: rows.length > RUNS ? (shown.at(-1)?.to.getTime() ?? null) : null,
    };
  }),
  serveStaff(CONSOLE_ROUTES.readContractRun, async ({ query: { kind, period: key, after } }) => {
    const run = await findRun(ctx.db, kind, key);
    if (run === undefined) throw new BusinessError('not_found');
    const from = after === undefined ? null : BigInt(after);
    const rows = await selectRunSettlements(ctx.db, { kind, key, after: from, limit: SETTLEMENTS + 1 });
    const shown = rows.slice(0, SETTLEMENTS);
    const names = await nameParties(ctx, shown);
    return {
      run: toRunView(run),
      settlements: shown.map((row) => toSettlementRow(row, names)),
      next: rows.length > SETTLEMENTS ? String(shown.at(-1)?.id) : null,
    };
  }),
  serveStaff(CONSOLE_ROUTES.estimateContractRun, async ({ body: { kind, unit, at } }) => {
    requireUnit(kind, unit);
    return toDryRunView(ctx, await dryRun(ctx, { kind, unit, at: new Date(at) }));
  }),
  serveStaff(CONSOLE_ROUTES.listEstimatedLines, async ({ body: { kind, unit, at, after = '0' } }) => {
    requireUnit(kind, unit);
    const page = { after: BigInt(after), limit: LINES_A_PART };
    const { next, ...part } = await dryPart(ctx, { kind, unit, at: new Date(at) }, page);
    return { lines: await toLines(ctx, part), next: next === null ? null : String(next) };
  }),
  serveStaff(CONSOLE_ROUTES.repeatContractRuns, async ({ caller, body: { kind, reason } }) => {
    await transaction(ctx.db, (tx) =>
      recordAudit(tx, {
        actor: actorOf(caller),
        action: 'contract.run',
        subject: `contracts:${kind}`,
        reason,
        details: { kind },
      }),
    );
    return { isOpen: await runKind(ctx, kind) };
  }),
];

const requireUnit = (kind: Kind, unit: Period): void => {
  if (!UNITS[kind].includes(unit)) throw new BusinessError('bad_request');
};

const toLines = async (ctx: AppContext, { lines, written }: Pick<DryRun, 'lines' | 'written'>) => {
  const names = await nameParties(
    ctx,
    lines.map(({ contract }) => contract),
  );
  return lines.map((line) => toRunLine(line, written.get(line.contract.id), names));
};

const toDryRunView = async (ctx: AppContext, { span, amount, lines, written }: DryRun) => {
  return {
    period: span.key,
    from: span.from.getTime(),
    to: span.to.getTime(),
    amount: formatAmount(amount),
    contracts: lines.length,
    lines: await toLines(ctx, { lines: lines.slice(0, LINES), written }),
  };
};
