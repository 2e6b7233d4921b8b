import { envelopeOf, BUSINESS_ERRORS, type BusinessErrorCode } from '@hintha/contract';
import { z } from 'zod';
import type { Served } from './serve.ts';
import type { ServedToStaff } from './staff/serve-staff.ts';

type AnyRoute = Served['route'] | ServedToStaff['route'];

/** The OpenAPI 3.1 description of the served calls, made from the contract alone. */
export const describeCalls = (title: string, served: readonly { route: AnyRoute }[]): object => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { route } of served) {
    const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: describe(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  };
};

const describe = (route: AnyRoute): object => ({
  operationId: route.name,
  summary: route.summary,
  ...securityOf(route),
  parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query), ...keyOf(route)],
  ...(route.method === 'GET' || route.method === 'DELETE'
    ? {}
    : { requestBody: { content: contentOf(route) } }),
  responses: {
    200: {
      description: 'ok',
      content: { 'application/json': { schema: schemaOf(envelopeOf(route.reply)) } },
    },
    ...errorsOf(route),
  },
});

const SEALED_BODY = {
  type: 'object',
  description: 'A compact JWE of {iat, jti, body} for the published key: ECDH-ES+A256KW, A256GCM.',
  properties: { jwe: { type: 'string' } },
  required: ['jwe'],
  additionalProperties: false,
};

/** A call of the console comes as JSON, and in the clear. */
const PLAIN = { form: false, encrypted: null, pictures: null } as const;

const contentOf = ({ body, ...route }: AnyRoute): object => {
  const { form, encrypted, pictures } = { ...PLAIN, ...route };
  const plain = schemaOf(body);
  const content = { schema: encrypted === 'body' ? { anyOf: [plain, SEALED_BODY] } : plain };
  return {
    'application/json': content,
    ...(form ? { 'application/x-www-form-urlencoded': content } : {}),
    ...(pictures === null ? {} : { 'multipart/form-data': { schema: withPictures(plain, pictures) } }),
  };
};

const withPictures = (plain: object, maxItems: number): object => ({
  allOf: [
    plain,
    {
      type: 'object',
      properties: {
        pictures: { type: 'array', maxItems, items: { type: 'string', contentMediaType: 'image/*' } },
      },
    },
  ],
});

const schemaOf = (schema: z.ZodType): object => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return plain;
};

/** A call that takes a `requestId` may be given it in the headers too. */
const keyOf = ({ body }: AnyRoute): object[] => {
  const { properties = {} } = schemaOf(body) as { properties?: Record<string, object> };
  const { requestId: schema } = properties;
  return schema === undefined ? [] : [{ name: 'Idempotency-Key', in: 'header', required: false, schema }];
};

const parametersOf = (where: 'path' | 'query', schema: z.ZodType): object[] => {
  const { properties = {}, required = [] } = schemaOf(schema) as { properties?: object; required?: string[] };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || required.includes(name),
    schema: property,
  }));
};

const securityOf = (route: AnyRoute): object => {
  if (needsToken(route)) return { security: [{ token: [] }] };
  return 'guard' in route && route.guard === 'anyone' ? { security: [{}, { token: [] }] } : {};
};

const needsToken = (route: AnyRoute): boolean =>
  'guard' in route ? !['visitor', 'anyone'].includes(route.guard) : route.allowed !== 'anyone';

const errorsOf = (route: AnyRoute): Record<number, object> => {
  const guarded: BusinessErrorCode[] = needsToken(route) ? ['not_logged_in'] : [];
  const sealed: BusinessErrorCode[] =
    'encrypted' in route && route.encrypted !== null ? ['encryption_failed', 'encryption_needed'] : [];
  const codes = new Set<BusinessErrorCode>([
    ...route.errors,
    ...guarded,
    ...sealed,
    'bad_request',
    'unknown_error',
  ]);
  const replies: Record<number, { description: string }> = {};
  for (const code of codes) {
    const status = BUSINESS_ERRORS[code];
    replies[status] = { description: [replies[status]?.description, code].filter(Boolean).join(', ') };
  }
  return replies;
};
