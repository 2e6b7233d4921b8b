import { access } from '@hintha/contract';
import { serve, type Served } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { endOtherSessions, endSession } from './end-sessions.ts';
import { listSessions, listSignIns } from './list-sessions.ts';
import { toSessionView, toSignInView } from './views.ts';

export const deviceRoutes = (house: House): Served[] => [
  serve(access.listSessions, async ({ caller }) =>
    (await listSessions(house, caller)).map((row) => toSessionView(row, caller.sessionId)),
  ),
  serve(access.endSession, async ({ caller, params }) => {
    await endSession(house, caller, BigInt(params.id));
    return {};
  }),
  serve(access.endOtherSessions, async ({ caller }) => {
    await endOtherSessions(house, caller);
    return {};
  }),
  serve(access.listSignIns, async ({ caller, query }) => {
    const before = query.before === undefined ? undefined : BigInt(query.before);
    const { list, next } = await listSignIns(house, caller, before);
    return { list: list.map(toSignInView), next: next === undefined ? null : String(next) };
  }),
];
