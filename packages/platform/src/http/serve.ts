import type { Guard, Route } from '@hintha/contract';
import type { Asked } from './asked.ts';
import type { Caller } from './caller.ts';

/** The files that came with a call, in their order; nothing of them has been looked at. */
interface WithFiles {
  files: readonly Buffer[];
}

/** A call of the contract together with what answers it. */
export interface Served {
  readonly route: Route<unknown, unknown, unknown, unknown, unknown, unknown>;
  readonly answer: (asked: Asked<never, never, never, Caller | null> & WithFiles) => Promise<unknown>;
}

type Answer<Params, Query, Body, Who, Reply> = (asked: Asked<Params, Query, Body, Who>) => Promise<Reply>;
type UploadAnswer<Params, Query, Body, Reply> = (
  asked: Asked<Params, Query, Body, Caller> & WithFiles,
) => Promise<Reply>;

/** Serves a call that needs a session; the guard of the contract decides which kind. */
export const serve = <Reply, Params, Query, QueryInput, Body, BodyInput>(
  route: Route<Reply, Params, Query, QueryInput, Body, BodyInput>,
  answer: Answer<Params, Query, Body, Caller, Reply>,
): Served => served(route, answer, ['session', 'player', 'agent']);

/**
 * Serves a call with a session whose body may be a form with pictures: as many as its route says, counted while they
 * come. A form's fields are the body, all of them text; a body of JSON is taken too and brings no files.
 */
export const serveUpload = <Reply, Params, Query, QueryInput, Body, BodyInput>(
  route: Route<Reply, Params, Query, QueryInput, Body, BodyInput>,
  answer: UploadAnswer<Params, Query, Body, Reply>,
): Served => {
  if (route.pictures === null) throw new Error(`${route.name} takes no pictures`);
  return served(route, answer, ['session', 'player', 'agent']);
};

/** Serves a call that anyone may make. */
export const serveVisitor = <Reply, Params, Query, QueryInput, Body, BodyInput>(
  route: Route<Reply, Params, Query, QueryInput, Body, BodyInput>,
  answer: Answer<Params, Query, Body, null, Reply>,
): Served => served(route, answer, ['visitor']);

/** Serves a call that anyone may make, told who calls when there is a live session. */
export const serveAnyone = <Reply, Params, Query, QueryInput, Body, BodyInput>(
  route: Route<Reply, Params, Query, QueryInput, Body, BodyInput>,
  answer: Answer<Params, Query, Body, Caller | null, Reply>,
): Served => served(route, answer, ['anyone']);

const served = (route: unknown, answer: unknown, guards: readonly Guard[]): Served => {
  const known = route as Served['route'];
  if (!guards.includes(known.guard)) throw new Error(`${known.name} is served with the wrong kind of guard`);
  return { route: known, answer: answer as Served['answer'] };
};
