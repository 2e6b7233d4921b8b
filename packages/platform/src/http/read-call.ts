import { DEFAULT_LANGUAGE, type Language, languageOfCode, type Route } from '@hintha/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { BusinessError } from '../business-error.ts';

const BEARER = /^Bearer ([\w.~+/=-]{1,512})$/;

/** The token of a call: `Authorization: Bearer` or the bare `token` header. A token in a query counts for nothing. */
export const readToken = (request: FastifyRequest): string | null => {
  const bearer = BEARER.exec(request.headers.authorization ?? '')?.[1];
  if (bearer !== undefined) return bearer;
  const bare = request.headers.token;
  return typeof bare === 'string' && bare !== '' && bare.length <= 512 ? bare : null;
};

/** The language a call asks for: the header, else the `language` or `lang` field of the query. */
export const readLanguage = (request: FastifyRequest, known: readonly Language[]): Language => {
  const query = (request.query ?? {}) as Record<string, unknown>;
  const asked = [request.headers.language, query.language, query.lang].find(
    (value) => typeof value === 'string',
  );
  const language = typeof asked === 'string' ? languageOfCode(asked) : undefined;
  return known.find((one) => one === language) ?? known[0] ?? DEFAULT_LANGUAGE;
};

type AnyRoute = Pick<
  Route<unknown, unknown, unknown, unknown, unknown, unknown>,
  'params' | 'query' | 'body'
>;

/** Parses what came with a call, its body apart, which a key in the headers is part of; the error names each field that is wrong. */
export const readParts = (route: AnyRoute, request: FastifyRequest, body: unknown) => ({
  params: parse(route.params, request.params ?? {}),
  query: parse(route.query, request.query ?? {}),
  body: parse(route.body, withRequestId(request, body)),
});

/** The body with the key of the `Idempotency-Key` header as its `requestId`; given twice, both must agree. */
const withRequestId = ({ headers }: FastifyRequest, body: unknown): unknown => {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || typeof body !== 'object' || body === null || Array.isArray(body))
    return body;
  const { requestId = key } = body as { requestId?: unknown };
  if (requestId !== key)
    throw new BusinessError('bad_request', { fields: [{ field: 'requestId', problem: 'not the header' }] });
  return { ...body, requestId };
};

const parse = <T>(schema: z.ZodType<T>, value: unknown): T => {
  const read = schema.safeParse(value);
  if (read.success) return read.data;
  const fields = read.error.issues.map(({ path, message }) => ({ field: path.join('.'), problem: message }));
  throw new BusinessError('bad_request', { fields });
};
