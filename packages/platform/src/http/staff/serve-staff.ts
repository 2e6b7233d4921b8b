import type { Allowed, ConsoleRoute, Language, Role } from '@hintha/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../../metrics.ts';
import { writtenBy } from '../answer/write-reply.ts';
import { type Cookies, openCookies } from '../cookies.ts';
import type { Http } from '../open-http.ts';
import { readLanguage, readParts, readToken } from '../read-call.ts';
import { envelope, type Translate } from '../reply.ts';

/** Who of the staff makes a call, as the guard found out. */
export interface StaffCaller {
  readonly staffId: bigint;
  readonly name: string;
  readonly roles: readonly Role[];
  readonly sessionId: bigint;
  /** Whether the session has seen a code of the authenticator. */
  readonly complete: boolean;
}

/** What a handler of the console is given of a call. */
export interface StaffAsked<Params, Query, Body, Who> {
  params: Params;
  query: Query;
  body: Body;
  caller: Who;
  ip: string;
  cookies: Cookies;
  userAgent: string;
}

/** A call of the console together with what answers it. */
export interface ServedToStaff {
  readonly route: ConsoleRoute<unknown, unknown, unknown, unknown, unknown, unknown>;
  readonly answer: (asked: StaffAsked<never, never, never, never>) => Promise<unknown>;
}

/** The guard of the console: answers who the caller is, or refuses. */
export type StaffGuard = (
  call: { token: string | null; ip: string },
  allowed: Exclude<Allowed, 'anyone'>,
) => Promise<StaffCaller>;

export interface StaffSettings {
  guard: StaffGuard;
  translate: Translate;
  languages: readonly Language[];
  metrics: Metrics;
}

type Answer<Params, Query, Body, Who, Reply> = (
  asked: StaffAsked<Params, Query, Body, Who>,
) => Promise<Reply>;

/** Serves a call of the console to staff that is signed in, or on the way to it. */
export const serveStaff = <Reply, Params, Query, QueryInput, Body, BodyInput>(
  route: ConsoleRoute<Reply, Params, Query, QueryInput, Body, BodyInput>,
  answer: Answer<Params, Query, Body, StaffCaller, Reply>,
): ServedToStaff => {
  if (route.allowed === 'anyone') throw new Error(`${route.name} is served to staff and open to anyone`);
  return { route, answer };
};

/** Serves a call of the console that anyone may make. */
export const serveAnonymous = <Reply, Params, Query, QueryInput, Body, BodyInput>(
  route: ConsoleRoute<Reply, Params, Query, QueryInput, Body, BodyInput>,
  answer: Answer<Params, Query, Body, null, Reply>,
): ServedToStaff => {
  if (route.allowed !== 'anyone') throw new Error(`${route.name} is served to anyone and kept for staff`);
  return { route, answer };
};

/** What is written for the site comes in every language at once, and pictures come as text. */
const BODY_LIMIT = 1024 * 1024;

/** Puts the calls of the console on its server: guarded, parsed, answered in an envelope, timed, never cached. */
export const serveStaffCalls = (
  http: Http,
  served: readonly ServedToStaff[],
  settings: StaffSettings,
): void => {
  for (const one of served)
    http.route({
      method: one.route.method,
      url: one.route.path,
      bodyLimit: BODY_LIMIT,
      config: { largeBody: true },
      ...writtenBy(one.route.reply),
      handler: async (request, reply) => {
        const started = performance.now();
        reply.raw.once('finish', () => {
          const seconds = (performance.now() - started) / 1000;
          settings.metrics.observeCall(`console.${one.route.name}`, reply.statusCode, seconds);
        });
        const value = await answerCall(one, { request, reply }, settings.guard);
        reply.header('cache-control', 'no-store');
        return envelope('ok', settings.translate(readLanguage(request, settings.languages), 'ok'), value);
      },
    });
};

const answerCall = async (
  one: ServedToStaff,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  guard: StaffGuard,
) => {
  const { allowed } = one.route;
  const call = { token: readToken(request), ip: request.ip };
  const caller = allowed === 'anyone' ? null : await guard(call, allowed);
  return one.answer({
    ...(readParts(one.route, request, request.body ?? {}) as { params: never; query: never; body: never }),
    caller: caller as never,
    ip: request.ip,
    cookies: openCookies(request, reply),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
  });
};
