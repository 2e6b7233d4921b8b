import { z } from 'zod';
import { PATHS, type CallName } from './paths.ts';
import type { RefusalCode } from './refusals.ts';

/** Who may call: anyone, anyone with a live session, a real (not trial) account, an agent of any kind. */
export type Guard = 'visitor' | 'session' | 'player' | 'agent';

/**
 * One call, said once. It carries plain types beside the schemas, which keeps the compiler fast; a query and a
 * body have two each: what a caller may write and what the server reads after defaults and parsing.
 */
export interface Route<Reply, Params, Query, QueryInput, Body, BodyInput> {
  readonly name: CallName;
  readonly method: (typeof PATHS)[CallName][0];
  readonly path: string;
  readonly guard: Guard;
  readonly summary: string;
  readonly params: z.ZodType<Params>;
  readonly query: z.ZodType<Query, QueryInput>;
  readonly body: z.ZodType<Body, BodyInput>;
  readonly reply: z.ZodType<Reply>;
  /** What this call may refuse with beyond what its guard and its schemas refuse. */
  readonly refusals: readonly RefusalCode[];
}

const NOTHING = z.object({});

interface Description<Reply, Params, Query, QueryInput, Body, BodyInput> {
  guard: Guard;
  summary: string;
  params?: z.ZodType<Params>;
  query?: z.ZodType<Query, QueryInput>;
  body?: z.ZodType<Body, BodyInput>;
  reply: z.ZodType<Reply>;
  refusals?: readonly RefusalCode[];
}

/** Describes one call of the table in paths.ts; what is left out of the description takes nothing. */
export const route = <
  Reply,
  Params = object,
  Query = object,
  QueryInput = object,
  Body = object,
  BodyInput = object,
>(
  name: CallName,
  described: Description<Reply, Params, Query, QueryInput, Body, BodyInput>,
): Route<Reply, Params, Query, QueryInput, Body, BodyInput> => ({
  name,
  method: PATHS[name][0],
  path: PATHS[name][1],
  guard: described.guard,
  summary: described.summary,
  params: described.params ?? (NOTHING as unknown as z.ZodType<Params>),
  query: described.query ?? (NOTHING as unknown as z.ZodType<Query, QueryInput>),
  body: described.body ?? (NOTHING as unknown as z.ZodType<Body, BodyInput>),
  reply: described.reply,
  refusals: described.refusals ?? [],
});
