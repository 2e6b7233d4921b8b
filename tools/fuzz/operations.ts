import { CONSOLE_ROUTES, ROUTES } from '@hintha/contract';
import { hub88, softswiss } from '@hintha/vendor-protocol';
import { z } from 'zod';
import * as said from './outside-bodies.ts';

const PROGRAMS = ['site', 'console', 'studio', 'cashier'] as const;
export type Program = (typeof PROGRAMS)[number];

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Who proves with a key that the bytes are theirs. */
export type Signer = 'vendor' | 'vendorKeys' | 'provider' | 'operator' | 'cashier';

/** A way into a program. */
export interface Operation {
  readonly name: string;
  readonly program: Program;
  readonly method: Method;
  readonly path: string;
  readonly params: z.ZodType;
  readonly query: z.ZodType;
  readonly body: z.ZodType | null;
  readonly form: boolean;
  /** Whether pictures may come with the body. */
  readonly pictures: boolean;
  readonly signer: Signer | null;
  /** Whether every answer stands in an envelope. */
  readonly enveloped: boolean;
  /** Whether the answer goes on until somebody hangs up. */
  readonly endless: boolean;
}

const NOTHING = z.object({});

const PLAIN = {
  params: NOTHING,
  query: NOTHING,
  body: null,
  form: false,
  pictures: false,
  signer: null,
  enveloped: false,
  endless: false,
} as const;

type Described = Pick<Operation, 'method' | 'path' | 'params' | 'query' | 'body'>;

const ofContract = (program: Program, routes: Readonly<Record<string, Described>>): Operation[] =>
  Object.entries(routes).map(([name, { method, path, params, query, body }]) => ({
    ...PLAIN,
    name,
    program,
    method,
    path,
    params,
    query,
    body: method === 'GET' || method === 'DELETE' ? null : body,
    form: 'form' in (routes[name] ?? {}) && Reflect.get(routes[name] ?? {}, 'form') === true,
    pictures: typeof Reflect.get(routes[name] ?? {}, 'pictures') === 'number',
    enveloped: true,
  }));

const get = (program: Program, path: string, query: z.ZodType = NOTHING): Operation => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => [name, z.string()] as const);
  return {
    ...PLAIN,
    name: `GET ${path}`,
    program,
    method: 'GET',
    path,
    query,
    params: z.object(Object.fromEntries(names)),
    endless: path.endsWith('/events'),
  };
};

const post = (program: Program, path: string, body: z.ZodType, signer: Signer | null = null): Operation => ({
  ...get(program, path),
  name: `POST ${path}`,
  method: 'POST',
  body,
  signer,
});

const SOFTSWISS = [softswiss.balance, softswiss.betwin, softswiss.rollback, softswiss.finish] as const;
const HUB88 = [hub88.info, hub88.balance, hub88.bet, hub88.win, hub88.rollback] as const;
const TO_VENDORS = [
  softswiss.games,
  softswiss.realLaunch,
  softswiss.demoLaunch,
  softswiss.transfer,
  softswiss.transferStatus,
  softswiss.ownBalance,
  softswiss.statement,
  softswiss.feed,
] as const;

const fromOutside: Operation[] = [
  ...SOFTSWISS.map(({ path }) => post('site', `/vendor/CONFORMANCE${path}`, said.softswissBody, 'vendor')),
  ...HUB88.map(({ path }) => post('site', `/vendor/CONFORMANCE_HUB88${path}`, said.hub88Body, 'vendorKeys')),
  ...[...SOFTSWISS, ...HUB88].map(({ path }) => post('site', `/vendor/:code${path}`, said.softswissBody)),
  post('site', '/wps/payments/webhook/:channel', said.webhookBody, 'provider'),
  post('site', '/wps/payments/webhook/usdt_trc20', said.coinWordBody, 'provider'),
  post('site', '/wps/payments/statements', said.statementBody, 'provider'),
  post('site', '/wps/payments/rates', said.rateBody, 'provider'),
];

const beside: Operation[] = [
  ...['/wps/events', '/wps/chat/events'].map((path) => get('site', path)),
  ...['/console/chats/events', '/console/openapi.json'].map((path) => get('console', path)),
  ...['/healthz', '/metrics', '/openapi.json', '/', '/:page', '/help/:page', '/assets/:file'].map((path) =>
    get('site', path),
  ),
  ...[
    '/objects/:id',
    '/art/cover/:vendor/:code.svg',
    '/art/emblem/:name.svg',
    '/art/icons/:name.svg',
    '/art/:kind/:file',
  ].map((path) => get('site', path)),
  ...['/art/picture/:id', '/art/hero.svg'].map((path) => get('site', path)),
  ...['/console/pictures/:id', '/healthz', '/metrics', '/', '/:page'].map((path) => get('console', path)),
];

const ofStudio: Operation[] = [
  ...TO_VENDORS.map(({ path }) => post('studio', path, said.operatorBody, 'operator')),
  post('studio', '/play/open', z.object({ launch: z.string() })),
  post('studio', '/play/spin', z.object({ coinValue: z.string(), requestId: z.string() })),
  post('studio', '/play/seed', z.object({ clientSeed: z.string() })),
  post('studio', '/play/rounds/:id/seen', NOTHING),
  get('studio', '/play/rounds', z.object({ before: z.string() })),
  ...['/play/rounds/:id', '/play/fairness', '/play/', '/play/:file', '/healthz', '/metrics', '/'].map(
    (path) => get('studio', path),
  ),
];

const ofCashier: Operation[] = [
  ...['/orders', '/orders/query', '/payouts', '/payouts/query', '/addresses', '/addresses/query'].map(
    (path) => post('cashier', path, said.cashierBody, 'cashier'),
  ),
  ...['/', '/pay/:token', '/bank', '/coins', '/cashier.css', '/healthz', '/metrics'].map((path) =>
    get('cashier', path, said.cashierQuery),
  ),
  ...['/pay/:token', '/bank', '/coins'].map((path) => ({
    ...post('cashier', path, said.cashierForm),
    query: said.cashierQuery,
    form: true,
  })),
];

/** Every way in: what the contract says, and what stands in no contract. */
export const OPERATIONS: readonly Operation[] = [
  ...ofContract('site', ROUTES),
  ...ofContract('console', CONSOLE_ROUTES),
  ...fromOutside,
  ...beside,
  ...ofStudio,
  ...ofCashier,
];
