import { z } from 'zod';
import type { Sealing } from './first-paths.ts';
import { PATHS, type CallName } from './paths.ts';
import type { BusinessErrorCode } from './business-errors.ts';

/**
 * What a call takes and gives, a member's and one of the staff alike. It carries plain types beside the schemas, which
 * keeps the compiler fast; a query and a body have two each: what a caller may write and what the server reads after
 * defaults and parsing.
 */
export interface Sides<Reply, Params, Query, QueryInput, Body, BodyInput> {
  readonly summary: string;
  readonly params: z.ZodType<Params>;
  readonly query: z.ZodType<Query, QueryInput>;
  readonly body: z.ZodType<Body, BodyInput>;
  readonly reply: z.ZodType<Reply>;
  /** What this call may refuse with beyond what its guard and its schemas refuse. */
  readonly errors: readonly BusinessErrorCode[];
}

/**
 * A call as it is described: what is left out takes nothing. Its schemas are asked for by their core, since comparing
 * each with the sixty methods of `ZodType` took the compiler longer than everything else together.
 */
export interface Description<Reply, Params, Query, QueryInput, Body, BodyInput> {
  summary: string;
  params?: z.core.$ZodType<Params>;
  query?: z.core.$ZodType<Query, QueryInput>;
  body?: z.core.$ZodType<Body, BodyInput>;
  reply: z.core.$ZodType<Reply>;
  errors?: readonly BusinessErrorCode[];
}

const NOTHING = z.object({});

export const toSides = <Reply, Params, Query, QueryInput, Body, BodyInput>(
  described: Description<Reply, Params, Query, QueryInput, Body, BodyInput>,
): Sides<Reply, Params, Query, QueryInput, Body, BodyInput> => ({
  summary: described.summary,
  params: (described.params ?? NOTHING) as z.ZodType<Params>,
  query: (described.query ?? NOTHING) as z.ZodType<Query, QueryInput>,
  body: (described.body ?? NOTHING) as z.ZodType<Body, BodyInput>,
  reply: described.reply as z.ZodType<Reply>,
  errors: described.errors ?? [],
});

/**
 * Who may call: anyone, unnamed or by the name of a live session if there is one, anyone with a live session, a real
 * (not trial) account, an agent of any kind.
 */
export type Guard = 'visitor' | 'anyone' | 'session' | 'player' | 'agent';

/** One call, said once. */
export interface Route<Reply, Params, Query, QueryInput, Body, BodyInput> extends Sides<
  Reply,
  Params,
  Query,
  QueryInput,
  Body,
  BodyInput
> {
  readonly name: CallName;
  readonly method: (typeof PATHS)[CallName][0];
  readonly path: string;
  readonly guard: Guard;
  /** What of the call may come sealed; null for nothing. */
  readonly encrypted: Sealing | null;
  /** Whether the body may come as a form of HTML too; every other call takes JSON alone. */
  readonly form: boolean;
  /** How many pictures may come with the body, which then is `multipart/form-data`; null for a call without. */
  readonly pictures: number | null;
}

interface Manner {
  guard: Guard;
  form?: boolean;
  pictures?: number;
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
  described: Description<Reply, Params, Query, QueryInput, Body, BodyInput> & Manner,
): Route<Reply, Params, Query, QueryInput, Body, BodyInput> => ({
  name,
  method: PATHS[name][0],
  path: PATHS[name][1],
  guard: described.guard,
  encrypted: PATHS[name][2] ?? null,
  ...toSides(described),
  form: described.form ?? false,
  pictures: described.pictures ?? null,
});

// An object without any property of its own, which is also what a fully optional one may be given as.
type Nothing = { [Key in never]: unknown };
type Part<Key extends string, Value> = Nothing extends Value ? { [K in Key]?: Value } : { [K in Key]: Value };

/** What a call gives. */
export type ReplyOf<Call> =
  Call extends Sides<infer Reply, infer _P, infer _Q, infer _QI, infer _B, infer _BI> ? Reply : never;

/** What a caller has to hand to a call; what it takes nothing of can be left out. */
export type AskedOf<Call> =
  Call extends Sides<infer _R, infer Params, infer _Q, infer Query, infer _B, infer Body>
    ? Part<'params', Params> & Part<'query', Query> & Part<'body', Body>
    : never;

/** The arguments behind the name of a call: one that takes nothing needs none. */
export type RestOf<Asked> = Nothing extends Asked ? [asked?: Asked] : [asked: Asked];
