import { identity } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { listSessions, listLogins } from './list-sessions.ts';
import { toSessionView, toLoginView } from './views.ts';

export const deviceRoutes = (ctx: AppContext): Served[] => [
  serve(identity.listSessions, async ({ caller }) =>
    (await listSessions(ctx, caller)).map((row) => toSessionView(row, caller.sessionId)),
  ),
  serve(identity.endSession, async ({ caller, params }) => {
    await endSession(ctx, caller, BigInt(params.id));
    return {};
  }),
  serve(identity.endOtherSessions, async ({ caller }) => {
    await endOtherSessions(ctx, caller);
    return {};
  }),
  serve(identity.listSignIns, async ({ caller, query }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before);
    const { list, next } = await listLogins(ctx, caller, before);
    return { list: list.map(toLoginView), next: next === undefined ? null : String(next) };
  }),
];
