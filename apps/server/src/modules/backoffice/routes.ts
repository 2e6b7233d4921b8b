import { ADJUSTMENT_REASONS, bonuses, CONSOLE_ROUTES, payments, RESTRICTION_REASONS } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../app-context.ts';
import { addNote, listNotes } from './add-note.ts';
import { memberRoutes } from './member/routes.ts';
import { notificationRoutes } from './notifications/routes.ts';
import { liftRestriction, listRestrictions, restrictMember } from './restrict-member.ts';
import { removeView, saveView } from './save-view.ts';
import { searchConsole } from './search/search-console.ts';
import { listViews } from './view-store.ts';
import { toHitView, toNoteView, toRestrictionView, toSavedView } from './views.ts';

/** What the staff asks for beside its queues: the search, members, notes, restrictions, and its own filters. */
export const consoleRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listReasons, async () => ({
    adjustments: [...ADJUSTMENT_REASONS],
    restrictions: [...RESTRICTION_REASONS],
    depositRejections: [...payments.DEPOSIT_REJECTIONS],
    withdrawalRejections: [...payments.REJECT_REASONS],
    applicationRejections: [...bonuses.APPLICATION_REJECTIONS],
  })),
  serveStaff(CONSOLE_ROUTES.searchConsole, async ({ caller, query }) => {
    const { hits, kinds } = await searchConsole(ctx, caller, query.q);
    return { hits: hits.map(toHitView), kinds };
  }),
  ...memberRoutes(ctx),
  ...notificationRoutes(ctx),
  serveStaff(CONSOLE_ROUTES.listNotes, async ({ params, query: { before, limit } }) => {
    const page = { before: before === undefined ? null : BigInt(before), limit };
    const { notes, hasMore } = await listNotes(ctx, BigInt(params.id), page);
    return { notes: notes.map(toNoteView), hasMore };
  }),
  serveStaff(CONSOLE_ROUTES.addNote, async ({ caller, params, body }) =>
    toNoteView(await addNote(ctx, caller, { accountId: BigInt(params.id), text: body.text })),
  ),
  serveStaff(CONSOLE_ROUTES.listRestrictions, async ({ params }) => {
    const restrictions = await listRestrictions(ctx, BigInt(params.id));
    return restrictions.map((one) => toRestrictionView(one, ctx.clock.now()));
  }),
  serveStaff(CONSOLE_ROUTES.restrictMember, async ({ caller, params, body }) => {
    const until = body.until === null ? null : new Date(body.until);
    const order = { ...body, until, accountId: BigInt(params.id) };
    return toRestrictionView(await restrictMember(ctx, caller, order), ctx.clock.now());
  }),
  serveStaff(CONSOLE_ROUTES.liftRestriction, async ({ caller, params, body }) => {
    await liftRestriction(ctx, caller, { id: BigInt(params.id), note: body.note });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.listViews, async ({ caller, query }) =>
    (await listViews(ctx.db, caller.staffId, query.page ?? null)).map(toSavedView),
  ),
  serveStaff(CONSOLE_ROUTES.saveView, async ({ caller, body }) =>
    toSavedView(await saveView(ctx, caller, body)),
  ),
  serveStaff(CONSOLE_ROUTES.removeView, async ({ caller, params }) => {
    await removeView(ctx, caller, BigInt(params.id));
    return {};
  }),
];
