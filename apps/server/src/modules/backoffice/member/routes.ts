import { CONSOLE_ROUTES } from '@hintha/contract';
import { type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { actorOf } from '../../audit/index.ts';
import { coinSettings, toDepositView, toWithdrawalView } from '../../payments/index.ts';
import { readSettings } from '../../settings/index.ts';
import { toBetView } from '../../records/index.ts';
import { allowToUpline } from '../restrict-member.ts';
import { listTimeline } from '../timeline/list-timeline.ts';
import { toEntryView, toFileView, toPostingView, toSessionView } from '../views.ts';
import { endMemberSessions, listMemberSessions } from './end-sessions.ts';
import {
  listMemberBets,
  listMemberDeposits,
  listMemberPostings,
  listMemberWithdrawals,
} from './list-money.ts';
import { listMembers, toMemberRow } from './list-members.ts';
import { readMemberFile } from './read-member-file.ts';

/** Everything there is to know of one member. */
export const memberRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listMembers, async ({ query }) => {
    const { members, next } = await listMembers(ctx, query);
    return { members: members.map(toMemberRow), next };
  }),
  serveStaff(CONSOLE_ROUTES.readMemberFile, async ({ caller, params }) =>
    toFileView(await readMemberFile(ctx, caller, BigInt(params.id)), ctx.clock.now()),
  ),
  serveStaff(CONSOLE_ROUTES.listTimeline, async ({ caller, params, query }) => {
    const { entries, next } = await listTimeline(ctx, caller, { ...query, accountId: BigInt(params.id) });
    return { entries: entries.map(toEntryView), next };
  }),
  serveStaff(CONSOLE_ROUTES.listMemberSessions, async ({ params }) =>
    (await listMemberSessions(ctx, BigInt(params.id))).map(toSessionView),
  ),
  serveStaff(CONSOLE_ROUTES.endMemberSessions, async ({ caller, params, body }) => {
    const session = body.session === null ? null : BigInt(body.session);
    const order = { accountId: BigInt(params.id), session, reason: body.reason };
    return { ended: await endMemberSessions(ctx, caller, order) };
  }),
  serveStaff(CONSOLE_ROUTES.setToUpline, async ({ caller, params, body }) => {
    await allowToUpline(ctx, { ...body, accountId: BigInt(params.id), actor: actorOf(caller) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.listMemberPostings, async ({ params, query }) => {
    const { rows, next } = await listMemberPostings(ctx, BigInt(params.id), query);
    return { postings: rows.map(toPostingView), next };
  }),
  serveStaff(CONSOLE_ROUTES.listMemberBets, async ({ params, query }) => {
    const { rows, next } = await listMemberBets(ctx, BigInt(params.id), query);
    return { bets: rows.map((bet) => toBetView(bet, query.language ?? 'en')), next };
  }),
  serveStaff(CONSOLE_ROUTES.listMemberDeposits, async ({ params, query }) => {
    const { rows, next } = await listMemberDeposits(ctx, BigInt(params.id), query);
    const coins = await readSettings(ctx.db, coinSettings);
    return { deposits: rows.map((deposit) => toDepositView(deposit, coins)), next };
  }),
  serveStaff(CONSOLE_ROUTES.listMemberWithdrawals, async ({ params, query }) => {
    const { rows, next } = await listMemberWithdrawals(ctx, BigInt(params.id), query);
    return { withdrawals: rows.map(toWithdrawalView), next };
  }),
];
