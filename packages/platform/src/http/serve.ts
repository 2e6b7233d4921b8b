import type { Guard, Route } from '@hintha/contract';
import type { Asked } from './asked.ts';
import type { Caller } from './caller.ts';

/** A call of the contract together with what answers it. */
export interface Served {
  readonly route: Route<unknown, unknown, unknown, unknown, unknown, unknown>;
  readonly answer: (asked: Asked<never, never, never, Caller | null>) => Promise<unknown>;
}

type Answer<Params, Query, Body, Who, Reply> = (asked: Asked<Params, Query, Body, Who>) => Promise<Reply>;

/** Serves a call that needs a session; the guard of the contract decides which kind. */
export const serve = <Reply, Params, Query, QueryInput, Body, BodyInput>(
  route: Route<Reply, Params, Query, QueryInput, Body, BodyInput>,
  answer: Answer<Params, Query, Body, Caller, Reply>,
): Served => served(route, answer, ['session', 'player', 'agent']);

/** Serves a call that anyone may make. */
export const serveVisitor = <Reply, Params, Query, QueryInput, Body, BodyInput>(
  route: Route<Reply, Params, Query, QueryInput, Body, BodyInput>,
  answer: Answer<Params, Query, Body, null, Reply>,
): Served => served(route, answer, ['visitor']);

const served = (route: unknown, answer: unknown, guards: readonly Guard[]): Served => {
  const known = route as Served['route'];
  if (!guards.includes(known.guard)) throw new Error(`${known.name} is served with the wrong kind of guard`);
  return { route: known, answer: answer as Served['answer'] };
};
