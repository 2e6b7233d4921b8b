import { envelopeOf } from '@hintha/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Metrics } from '../metrics.ts';
import type { Guards, Unguarded } from './asked.ts';
import type { Caller } from './caller.ts';
import { openCookies } from './cookies.ts';
import type { Http } from './open-http.ts';
import { readLanguage, readParts, readToken } from './read-call.ts';
import { envelope, type Say } from './reply.ts';
import type { Served } from './serve.ts';

export interface CallSettings {
  guards: Guards;
  say: Say;
  languages: readonly string[];
  metrics: Metrics;
}

/** Puts the calls of the contract on the server: guarded, parsed, answered in an envelope, timed. */
export const serveCalls = (http: Http, served: readonly Served[], settings: CallSettings): void => {
  for (const one of served) {
    http.route({
      method: one.route.method,
      url: one.route.path,
      schema: { response: { 200: wireSchema(one) } },
      handler: async (request, reply) => answerCall(one, request, reply, settings),
    });
  }
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
  const language = readLanguage(request, settings.languages);
  const caller = await admit(one, { token: readToken(request), ip: request.ip }, settings.guards);
  const value = await one.answer({
    ...(readParts(one.route, request) as { params: never; query: never; body: never }),
    caller,
    ip: request.ip,
    cookies: openCookies(request, reply),
    language,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 255),
  });
  if (caller !== null) reply.header('cache-control', 'no-store');
  return envelope('ok', settings.say(language, 'ok'), value);
};

const admit = async ({ route }: Served, call: Unguarded, guards: Guards): Promise<Caller | null> =>
  route.guard === 'visitor' ? null : guards[route.guard](call);

// The serializer is made from the schema, so a field the contract does not declare can never leave.
const wireSchema = ({ route }: Served): object =>
  z.toJSONSchema(envelopeOf(route.reply), { io: 'input', target: 'draft-7' });
