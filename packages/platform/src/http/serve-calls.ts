import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { Language } from '@hintha/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Guards, Unguarded } from './asked.ts';
import type { Caller } from './caller.ts';
import { openCookies } from './cookies.ts';
import { isKept, sendKept } from './answer/kept-answers.ts';
import { writtenBy } from './answer/write-reply.ts';
import { unsealCall, type Encryption } from './encryption/index.ts';
import type { Http } from './open-http.ts';
import { readOrigin, type Gate } from './origin.ts';
import { readLanguage, readParts, readToken } from './read-call.ts';
import { readUpload } from './read-upload.ts';
import { envelope, type Translate } from './reply.ts';
import type { Served } from './serve.ts';

export interface CallSettings {
  gate: Gate;
  /** The header in which a trusted proxy names the caller's country; null when none does. */
  countryHeader: string | null;
  guards: Guards;
  encryption: Encryption;
  translate: Translate;
  languages: readonly Language[];
  metrics: Metrics;
}

/** Puts the calls of the contract on the server: guarded, parsed, answered in an envelope, timed. */
export const serveCalls = (http: Http, served: readonly Served[], settings: CallSettings): void => {
  for (const one of served) {
    if (one.route.form) serveForm(http, one, settings);
    else if (one.route.pictures !== null) serveUploads(http, one, settings);
    else serveCall(http, one, settings);
  }
};

const serveCall = (http: Http, one: Served, settings: CallSettings): void => {
  http.route({
    method: one.route.method,
    url: one.route.path,
    config: { largeBody: one.route.pictures !== null },
    ...writtenBy(one.route.reply),
    handler: async (request, reply) => answerCall(one, request, reply, settings),
  });
};

// Any site can make a browser post a form, so only a call that says it takes one has the parser.
const serveForm = (http: Http, one: Served, settings: CallSettings): void => {
  http.register(async (scope) => {
    await scope.register(formbody);
    serveCall(scope, one, settings);
  });
};

const serveUploads = (http: Http, one: Served, settings: CallSettings): void => {
  http.register(async (scope) => {
    await scope.register(multipart);
    serveCall(scope, one, settings);
  });
};

const answerCall = async (
  one: Served,
  request: FastifyRequest,
  reply: FastifyReply,
  settings: CallSettings,
) => {
  const started = performance.now();
  reply.raw.once('finish', () => {
    settings.metrics.observeCall(one.route.name, reply.statusCode, (performance.now() - started) / 1000);
  });
  const origin = readOrigin(request, settings.countryHeader);
  await settings.gate(one.route.name, origin);
  const language = readLanguage(request, settings.languages);
  const caller = await admit(one, { token: readToken(request), ip: request.ip }, settings.guards);
  const { fields, files } = await readBody(one, request, settings);
  const value = await one.answer({
    ...(readParts(one.route, request, fields) as { params: never; query: never; body: never }),
    caller,
    ...origin,
    cookies: openCookies(request, reply),
    files,
    language,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
  });
  if (one.route.guard !== 'visitor') reply.header('cache-control', 'no-store');
  const answer = envelope('ok', settings.translate(language, 'ok'), value);
  return isKept(value) ? sendKept(value, request, reply, () => reply.serialize(answer) as string) : answer;
};

const readBody = async ({ route }: Served, request: FastifyRequest, { encryption }: CallSettings) => {
  if (route.pictures !== null) return readUpload(request, route.pictures);
  return { fields: await unsealCall(route.encrypted, request, encryption), files: [] };
};

const admit = async ({ route }: Served, call: Unguarded, guards: Guards): Promise<Caller | null> =>
  route.guard === 'visitor' ? null : guards[route.guard](call);
