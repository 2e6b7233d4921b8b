import { envelopeOf, REFUSALS, type RefusalCode } from '@hintha/contract';
import { z } from 'zod';
import type { Served } from './serve.ts';

type AnyRoute = Served['route'];

/** The OpenAPI 3.1 description of the served calls, made from the contract alone. */
export const describeCalls = (title: string, served: readonly Served[]): object => {
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
  ...(route.guard === 'visitor' ? {} : { security: [{ token: [] }] }),
  parameters: [...parametersOf('path', route.params), ...parametersOf('query', route.query)],
  ...(route.method === 'GET' || route.method === 'DELETE'
    ? {}
    : { requestBody: { content: { 'application/json': { schema: schemaOf(route.body) } } } }),
  responses: {
    200: {
      description: 'ok',
      content: { 'application/json': { schema: schemaOf(envelopeOf(route.reply)) } },
    },
    ...refusalsOf(route),
  },
});

const schemaOf = (schema: z.ZodType): object => {
  const { $schema: _, ...plain } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return plain;
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

const refusalsOf = (route: AnyRoute): Record<number, object> => {
  const guarded: RefusalCode[] = route.guard === 'visitor' ? [] : ['not_logged_in'];
  const codes = new Set<RefusalCode>([...route.refusals, ...guarded, 'bad_request', 'unknown_error']);
  const replies: Record<number, { description: string }> = {};
  for (const code of codes) {
    const status = REFUSALS[code];
    replies[status] = { description: [replies[status]?.description, code].filter(Boolean).join(', ') };
  }
  return replies;
};
