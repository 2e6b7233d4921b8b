/** What several lines of the map have in common: places of the tree, who may be imported from where, and why. */
export const SERVER = 'apps/server/src';
export const MODULE = `${SERVER}/modules/:module`;
const PUBLIC_APIS = `${SERVER}/modules/*/index.ts`;
/** The files that know HTTP, sockets or the hour. */
export const EDGES = 'routes,room,jobs,serve-*';
/** What the app composes of a module: its routes, jobs and settings in one. */
export const MANIFEST = `${MODULE}/module.ts`;
export const STUDIO = 'apps/studio/src';
export const STUDIO_ROOM = `${STUDIO}/:room`;
export const WEB = 'apps/web/src';
export const CONSOLE = 'apps/console/src';

/** Packages made for one place only; whoever else wants what they do asks that place. */
const PLATFORM_ONLY = ['fastify', '@fastify/*', 'pg', 'graphile-worker', 'prom-client', 'pino', 'nodemailer'];
const NOT_PLATFORMS = PLATFORM_ONLY.map((name) => `!npm:${name}`);

export const PURE = ['packages/money/**', 'packages/fairness/**', 'packages/games/**'];
export const PROGRAM = [
  ...PURE,
  'packages/{art,contract,messages,platform,search,vendor-protocol}/**',
  'npm:zod',
];
export const VENDOR = [...PROGRAM, '!packages/contract/**', 'npm:@colyseus/*', 'node:*'];
export const PROVIDER = ['packages/{money,platform}/**', 'npm:zod', 'node:*'];
/** What a part of the feed plays; each stands for itself. */
export const FEED_PLAYER = 'apps/feed/src/:player/**';
export const FEEDER = [
  'apps/feed/src/{chance,types,sending/*}.ts',
  ...PURE,
  'packages/{platform,vendor-protocol}/**',
  'node:*',
];
export const PAGE = [
  ...PURE,
  'packages/{art,contract,messages,search,ui}/**',
  'npm:**',
  ...NOT_PLATFORMS,
  '!npm:kysely',
  '!npm:pixi.js',
];
export const CONSOLE_PAGE = [
  'packages/{art,contract,messages,money,ui}/**',
  'npm:{react,react-dom,react-router,react-i18next,i18next,qrcode,recharts,zustand,@mantine/*,@tanstack/*,@tiptap/*}',
];
export const TEST = ['tools/**', 'npm:vitest', 'npm:fast-check', 'node:*'];
/** A screen that is used as by a person. */
export const SCREEN_TEST = [...TEST, 'npm:@testing-library/*'];
/** What of Node works on values alone, and so may stand in a use case. */
const PLAIN_NODE = 'node:{assert,buffer,crypto,net,util,zlib}';
/** Libraries of values alone: patterns that cannot hang, phones, authenticators, scripts, rich text, caches. */
const PLAIN_NPM = 'npm:{lru-cache,re2js,libphonenumber-js,otplib,myanmar-tools,pinyin-pro,sanitize-html}';
export const TRADE = [
  `${SERVER}/{app-context,app-event,app-module,business-day,config,confirmation,contributions,per-context}.ts`,
  PUBLIC_APIS,
  ...PROGRAM,
  PLAIN_NODE,
  PLAIN_NPM,
];

export const ROUTES = 'Edges never touch a store: they call use cases.';
export const USE_CASES =
  'A module is entered through its index.ts, and a use case knows neither edges nor views.';
export const CASHIER = 'The cashier knows the operator only by HTTP, as any other payment provider.';
export const FEED = 'The feed knows the operator only by HTTP, and its players know nothing of one another.';
export const FEATURE = 'Features never import one another; only app/ composes them.';
export const PURE_LAW = 'Games see money, fairness and the kit, and nothing of the machine they run on.';
