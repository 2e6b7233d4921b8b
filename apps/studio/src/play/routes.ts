import type { JsonAnswer } from '@hintha/platform';
import { z } from 'zod';
import { Refused } from '../refused.ts';
import {
  listRounds,
  markSeen,
  readRound,
  rotateSeed,
  spin,
  toHistoryView,
  toRoundView,
  type StoredRound,
} from '../rounds/index.ts';
import { readSeeds, toSeedView } from '../seeds/index.ts';
import type { Session } from '../sessions/index.ts';
import type { Studio } from '../studio.ts';
import { openPlay } from './open-play.ts';

/** What came with a call, unread. */
export interface Asked {
  readonly session: Session;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

type Answer<Call> = (studio: Studio, call: Call) => Promise<JsonAnswer>;

/** A call of the wire. `visitor` calls need no session, `player` calls do. */
export type PlayRoute = { readonly method: 'GET' | 'POST'; readonly path: string } & (
  | { readonly guard: 'visitor'; readonly answer: Answer<Omit<Asked, 'session'>> }
  | { readonly guard: 'player'; readonly answer: Answer<Asked> }
);

const OK = 200;
const ACCEPTED = 202;

const ok = (view: object): JsonAnswer => ({ status: OK, view });

const LaunchOrder = z.object({ launch: z.string().regex(/^[\w-]{1,128}$/) });
const SpinOrder = z.object({
  coinValue: z.string().max(24),
  requestId: z.string().regex(/^[\w.-]{8,64}$/),
});
const SeedOrder = z.object({ clientSeed: z.string().max(64) });
const RoundId = z.object({ id: z.uuid() });
const HistoryQuery = z.object({ before: z.uuid().optional() });

const read = <Value>(schema: z.ZodType<Value>, sent: unknown): Value => {
  const result = schema.safeParse(sent ?? {});
  if (!result.success) throw new Refused('bad_request');
  return result.data;
};

/** A round that the operator refused is a business error; one whose end is not known yet is only accepted. */
const toAnswer = (round: StoredRound): JsonAnswer => {
  if (round.state === 'refused' && round.reason !== null) throw new Refused(round.reason, round.balance);
  const view = toRoundView(round);
  return { status: view.state === 'pending' ? ACCEPTED : OK, view };
};

export const PLAY_ROUTES: readonly PlayRoute[] = [
  {
    method: 'POST',
    path: '/play/open',
    guard: 'visitor',
    answer: async (studio, { body }) => ok(await openPlay(studio, read(LaunchOrder, body).launch)),
  },
  {
    method: 'POST',
    path: '/play/spin',
    guard: 'player',
    answer: async (studio, { session, body }) => toAnswer(await spin(studio, session, read(SpinOrder, body))),
  },
  {
    method: 'GET',
    path: '/play/rounds/:id',
    guard: 'player',
    answer: async (studio, { session, params }) =>
      ok(toRoundView(await readRound(studio, session, read(RoundId, params).id))),
  },
  {
    method: 'POST',
    path: '/play/rounds/:id/seen',
    guard: 'player',
    answer: async (studio, { session, params }) => {
      await markSeen(studio, session, read(RoundId, params).id);
      return ok({});
    },
  },
  {
    method: 'GET',
    path: '/play/rounds',
    guard: 'player',
    answer: async (studio, { session, query }) => {
      const { before = null } = read(HistoryQuery, query);
      return ok(toHistoryView(await listRounds(studio, session, before), studio.vault));
    },
  },
  {
    method: 'GET',
    path: '/play/fairness',
    guard: 'player',
    answer: async (studio, { session }) => ok(toSeedView(await readSeeds(studio, session))),
  },
  {
    method: 'POST',
    path: '/play/seed',
    guard: 'player',
    answer: async (studio, { session, body }) =>
      ok(await rotateSeed(studio, session, read(SeedOrder, body).clientSeed)),
  },
];
