import { CONSOLE_ROUTES } from '@hintha/contract';
import { formatAmount } from '@hintha/money';
import { serveStaff, type ServedToStaff } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { toProposedView } from '../approvals/index.ts';
import { toResettlementView } from '../bets/index.ts';
import { findAccountNames } from '../identity/index.ts';
import { readSettings } from '../settings/index.ts';
import { listArenas } from './arenas/arena-store.ts';
import { changeArena } from './arenas/change-arena.ts';
import { createDeclarator, rotateKey, switchDeclarator } from './declarators/change-declarator.ts';
import { listDeclarators } from './declarators/declarator-store.ts';
import { listAdminFights } from './fights/admin-store.ts';
import { blockSide, unblockSide } from './fights/block-side.ts';
import { cancelFight } from './fights/cancel-fight.ts';
import { readClock } from './fights/fight-store.ts';
import { moveFight } from './fights/move-fight.ts';
import { readFight, readFights } from './fights/read-fights.ts';
import { listOpposedDays } from './opposed/opposed-store.ts';
import { declareResult, isWaiting } from './results/declare-result.ts';
import { listDeclarations } from './results/declaration-store.ts';
import {
  correctableUntil,
  getFight,
  proposeResettlement,
  proposeVoid,
  refuseCorrection,
} from './results/proposals.ts';
import { toAdminFightView } from './results/views.ts';
import { sabongSettings } from './settings.ts';
import { previewResettlement } from './settlement/resettle-fight.ts';

const SECOND_MS = 1_000;

const readerRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAdminFights, async ({ query: { day, pageNo, pageSize, ...filter } }) => {
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { fights, total } = await listAdminFights(
      ctx.db,
      { ...filter, day: day?.replaceAll('-', '') },
      page,
    );
    const list = (await readFights(ctx, fights)).map(toAdminFightView);
    return { list, total, totalPages: Math.ceil(total / pageSize) };
  }),
  serveStaff(CONSOLE_ROUTES.readAdminFight, async ({ params }) => {
    const read = await readFight(ctx, BigInt(params.id));
    const [now, { confirmSeconds }, declarations, until] = await Promise.all([
      readClock(ctx.db),
      readSettings(ctx.db, sabongSettings),
      listDeclarations(ctx.db, read.fight.id),
      correctableUntil(ctx.db, read.fight),
    ]);
    return {
      ...toAdminFightView(read),
      now: now.getTime(),
      correctableUntil: until?.getTime() ?? null,
      confirmSeconds,
      declarations: declarations.map((one) => ({
        id: String(one.id),
        result: one.result,
        cancelReason: one.cancelReason,
        by: one.declaredBy,
        isStaff: one.staffId !== null,
        at: one.declaredAt.getTime(),
        waitsUntil: isWaiting(read.fight, one, { now, confirmSeconds })
          ? one.declaredAt.getTime() + confirmSeconds * SECOND_MS
          : null,
      })),
      blocks: read.blocks.map(({ pick, reason, blockedBy, blockedAt }) => ({
        pick,
        reason,
        by: blockedBy,
        at: blockedAt.getTime(),
      })),
    };
  }),
];

const opposedRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listOpposedAccounts, async ({ query: { flaggedOnly, pageNo, pageSize } }) => {
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { days, total } = await listOpposedDays(ctx.db, { flaggedOnly, ...page });
    const names = await findAccountNames(
      ctx.db,
      days.flatMap(({ oneId, otherId }) => [oneId, otherId]),
    );
    const toAccount = (id: bigint) => ({ id: String(id), name: names.get(id)?.name ?? String(id) });
    const list = days.map(({ day, oneId, otherId, fights, flaggedAt }) => ({
      day,
      accounts: [toAccount(oneId), toAccount(otherId)],
      fights,
      flaggedAt: flaggedAt?.getTime() ?? null,
    }));
    return { list, total, totalPages: Math.ceil(total / pageSize) };
  }),
];

const fightRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.moveFight, async ({ caller, params, body }) => {
    await moveFight(ctx, caller, { ...body, fightId: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.cancelFight, async ({ caller, params, body }) => {
    await cancelFight(ctx, caller, { ...body, fightId: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.declareFightResult, async ({ caller, params, body: { cause, ...body } }) => ({
    confirmed: await declareResult(ctx, caller, { ...body, cause, fightId: BigInt(params.id) }),
  })),
  serveStaff(CONSOLE_ROUTES.proposeFightVoid, async ({ caller, params, body }) =>
    toProposedView(await proposeVoid(ctx, caller, { ...body, fightId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.previewFightResettlement, async ({ params, body: { result } }) => {
    const fight = await getFight(ctx.db, BigInt(params.id));
    await refuseCorrection(ctx.db, fight, result);
    return toResettlementView(await previewResettlement(ctx, fight, result));
  }),
  serveStaff(CONSOLE_ROUTES.proposeFightResettlement, async ({ caller, params, body }) =>
    toProposedView(await proposeResettlement(ctx, caller, { ...body, fightId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.blockFightSide, async ({ caller, params, body }) => {
    await blockSide(ctx, caller, { ...body, fightId: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.unblockFightSide, async ({ caller, params: { id, pick }, body }) => {
    await unblockSide(ctx, caller, { ...body, fightId: BigInt(id), pick });
    return {};
  }),
];

const arenaRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listAdminArenas, async () =>
    (await listArenas(ctx.db)).map(({ code, names, isOn, drawMode, carried, mostPool, heardAt }) => ({
      code,
      names: { en: names.en ?? code, my: names.my ?? names.en ?? code },
      isOn,
      drawMode,
      carried: formatAmount(carried),
      mostPool: mostPool === null ? null : formatAmount(mostPool),
      heardAt: heardAt?.getTime() ?? null,
    })),
  ),
  serveStaff(CONSOLE_ROUTES.changeArena, async ({ caller, params, body }) => {
    await changeArena(ctx, caller, { ...body, code: params.arena });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.listDeclarators, async () =>
    (await listDeclarators(ctx.db)).map(({ code, name, arena, isOn, keySetBy, keySetAt, lastAt, count }) => ({
      code,
      name,
      arena,
      isOn,
      keySet: { by: keySetBy, at: keySetAt.getTime() },
      heard: lastAt === null ? null : { at: lastAt.getTime(), count },
    })),
  ),
  serveStaff(CONSOLE_ROUTES.createDeclarator, async ({ caller, body }) => ({
    code: body.code,
    key: await createDeclarator(ctx, caller, body),
  })),
  serveStaff(CONSOLE_ROUTES.rotateDeclaratorKey, async ({ caller, params: { code }, body }) => ({
    code,
    key: await rotateKey(ctx, caller, { ...body, code }),
  })),
  serveStaff(CONSOLE_ROUTES.switchDeclarator, async ({ caller, params: { code }, body }) => {
    await switchDeclarator(ctx, caller, { ...body, code });
    return {};
  }),
];

export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  ...readerRoutes(ctx),
  ...opposedRoutes(ctx),
  ...fightRoutes(ctx),
  ...arenaRoutes(ctx),
];
