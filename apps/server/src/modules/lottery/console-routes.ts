import { CONSOLE_ROUTES } from '@hintha/contract';
import { BusinessError, serveStaff, type ServedToStaff } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { toResettlementView } from '../bets/index.ts';
import { toProposedView } from '../approvals/index.ts';
import { listPublishedSeeds } from './draws/seed-store.ts';
import { LOTTERY_GAMES, lotteryGame } from './games.ts';
import { listAdminNumeros, listDueNumeros } from './results/admin-store.ts';
import { listDiffering } from './results/difference-store.ts';
import { dismissReport } from './results/dismiss-report.ts';
import { enterResult } from './results/enter-result.ts';
import { proposeResettlement, proposeVoid, readCorrection } from './results/proposals.ts';
import { getNumero, listDisputed, readExposure, readNumero } from './results/read-numeros.ts';
import { previewResettlement } from './settlement/resettle-numero.ts';
import { toAdminNumeroView, toReadNumeroView } from './results/views.ts';
import { toDaySeedView, toExposureView } from './views.ts';

const DAY_MS = 24 * 3_600_000;
const MOST_SEEDS = 400;

/** The lotteries that are asked for: the one that is named, or all that others draw, or all of the operator. */
const gamesOf = (asked: {
  readonly gameCode?: string | undefined;
  readonly isFirstParty: boolean;
}): string[] =>
  asked.gameCode === undefined
    ? LOTTERY_GAMES.filter(({ isFirstParty }) => isFirstParty === asked.isFirstParty).map(({ code }) => code)
    : [asked.gameCode];

/** What the staff sees of the draws. */
const readerRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAdminNumeros, async ({ query }) => {
    const { state, from, to, due, pageNo, pageSize } = query;
    const now = ctx.clock.now().getTime();
    const span = { from: new Date(from ?? now - 2 * DAY_MS), to: new Date(to ?? now + DAY_MS) };
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const differing = await listDiffering(ctx.db);
    // Who asks for a span of days is told of no others.
    const always = from === undefined && to === undefined ? differing : new Set<bigint>();
    const filter = { games: gamesOf(query), state, ...span, always };
    const { numeros, total } = await (due ? listDueNumeros : listAdminNumeros)(ctx.db, filter, page);
    const disputed = await listDisputed(
      ctx.db,
      numeros.map(({ id }) => id),
    );
    return {
      list: numeros.map((numero) =>
        toAdminNumeroView(numero, { isDisputed: disputed.has(numero.id), differs: differing.has(numero.id) }),
      ),
      total,
      totalPages: Math.ceil(total / pageSize),
    };
  }),
  serveStaff(CONSOLE_ROUTES.readAdminNumero, async ({ params }) => {
    return toReadNumeroView(await readNumero(ctx, BigInt(params.id)));
  }),
  serveStaff(CONSOLE_ROUTES.readNumeroExposure, async ({ params }) =>
    toExposureView(await readExposure(ctx, BigInt(params.id))),
  ),
  serveStaff(CONSOLE_ROUTES.listDrawSeeds, async ({ query: { gameCode } }) => {
    if (lotteryGame(gameCode) === undefined) throw new BusinessError('not_found');
    return (await listPublishedSeeds(ctx.db, gameCode, MOST_SEEDS)).map(toDaySeedView);
  }),
];

/** What the staff does with official draws; all of it takes two, but for laying a report aside. */
const editorRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.enterLotteryResult, async ({ caller, params, body: { numbers, ...body } }) => {
    const entry = { ...body, numeroId: BigInt(params.id), result: numbers };
    const entered = await enterResult(ctx, caller, entry);
    const proposed = entered.confirmed ? null : toProposedView(entered.proposed);
    return { confirmed: entered.confirmed, proposed };
  }),
  serveStaff(CONSOLE_ROUTES.proposeNumeroVoid, async ({ caller, params, body }) =>
    toProposedView(await proposeVoid(ctx, caller, { ...body, numeroId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.dismissResultReport, async ({ caller, params, body: { reason } }) => {
    const report = { numeroId: BigInt(params.id), resultId: BigInt(params.reportId) };
    await dismissReport(ctx, caller, { ...report, reason });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.previewResettlement, async ({ params, body }) => {
    const numero = await getNumero(ctx, BigInt(params.id));
    const after = await readCorrection(ctx, ctx.db, numero, body.numbers);
    return toResettlementView(await previewResettlement(ctx, numero, after));
  }),
  serveStaff(CONSOLE_ROUTES.proposeResettlement, async ({ caller, params, body: { numbers, ...body } }) => {
    const correction = { ...body, numeroId: BigInt(params.id), result: numbers };
    return toProposedView(await proposeResettlement(ctx, caller, correction));
  }),
];

export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...readerRoutes(ctx),
  ...editorRoutes(ctx),
];
