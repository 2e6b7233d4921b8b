import {
  SCREEN_TEST,
  SERVER,
  MODULE,
  EDGES,
  MANIFEST,
  STUDIO,
  STUDIO_ROOM,
  WEB,
  CONSOLE,
  PURE,
  PROGRAM,
  VENDOR,
  PROVIDER,
  PAGE,
  CONSOLE_PAGE,
  TEST,
  TRADE,
  ROUTES,
  USE_CASES,
  CASHIER,
  FEED,
  FEEDER,
  FEED_PLAYER,
  FEATURE,
  PURE_LAW,
} from './map-parts.ts';

/**
 * Who may import what. The first line whose pattern fits a file is its room; what the line does not name is forbidden,
 * and of several fitting names the last one decides, `!` meaning no. `*` is a piece of a name, `**` any folders,
 * `:name` the same folder on both sides. `npm:` and `node:` stand before what comes from outside.
 */
export type Room = readonly [files: string, mayImport: readonly string[], law: string];

export const MAP: readonly Room[] = [
  ['packages/games/:game/**/*.test.ts', ['packages/games/:game/**', ...PURE, ...TEST], PURE_LAW],
  ['packages/games/kit/**', ['packages/games/kit/**', 'packages/{money,fairness}/**'], PURE_LAW],
  [
    'packages/games/:game/**',
    ['packages/games/:game/**', 'packages/games/kit/**', 'packages/{money,fairness}/**'],
    PURE_LAW,
  ],
  ['packages/**/*.test.{ts,tsx}', ['packages/**', ...TEST, 'npm:**'], 'Packages never import apps.'],
  ['packages/money/**', ['packages/money/**'], 'Money stands on nothing.'],
  [
    'packages/fairness/verifier/**',
    ['packages/fairness/**', 'node:*'],
    'The verifier page is made from fairness alone.',
  ],
  [
    'packages/fairness/**',
    ['packages/fairness/**'],
    'Fairness stands on nothing, so that anyone can run it.',
  ],
  [
    'packages/contract/**',
    ['packages/contract/**', 'packages/money/**', 'npm:zod'],
    'The contract sees money only.',
  ],
  [
    'packages/vendor-protocol/**',
    ['packages/vendor-protocol/**', 'packages/money/**', 'npm:zod', 'node:*'],
    'The protocol sees money only.',
  ],
  ['packages/search/**', ['packages/search/**'], 'Finding by names stands on nothing.'],
  ['packages/messages/**', ['packages/messages/**'], 'The bundles stand on nothing.'],
  ['packages/art/**', ['packages/art/**'], 'The drawings stand on nothing.'],
  [
    'packages/ui/**',
    [
      'packages/ui/**',
      'packages/{art,money}/**',
      'npm:react',
      'npm:react-dom',
      'npm:radix-ui',
      'npm:@fontsource*/*',
    ],
    'The plain parts know nothing of the trade.',
  ],
  [
    'packages/platform/**',
    ['packages/platform/**', 'packages/{contract,money}/**', 'npm:**', 'node:*'],
    'The platform knows nothing of the trade.',
  ],

  [
    MANIFEST,
    [`${MODULE}/**`, `!${MODULE}/**/{store,*-store}.ts`, ...TRADE],
    'A manifest names what its module gives to the app, and touches no store.',
  ],
  [
    `${MODULE}/**/*.test.ts`,
    [`${MODULE}/**`, `!${MANIFEST}`, `${SERVER}/*.ts`, ...TRADE, ...TEST, 'npm:kysely'],
    USE_CASES,
  ],
  [
    `${SERVER}/**/*.test.ts`,
    [`${SERVER}/**`, `!${SERVER}/modules/*/*store.ts`, ...PROGRAM, ...TEST],
    USE_CASES,
  ],
  [`${MODULE}/**/{${EDGES}}.ts`, [`${MODULE}/**`, `!${MANIFEST}`, ...TRADE], ROUTES],
  [
    `${MODULE}/**/{store,*-store}.ts`,
    [`${MODULE}/**/{types,store,*-store}.ts`, ...PROGRAM, 'npm:kysely'],
    'A store knows its tables and the platform, and never calls a use case.',
  ],
  [
    `${MODULE}/index.ts`,
    [`${MODULE}/**`, `!${MANIFEST}`, `!${MODULE}/**/{${EDGES}}.ts`],
    'The public API of a module offers use cases and reads, never its routes or jobs.',
  ],
  [`${MODULE}/**`, [`${MODULE}/**`, `!${MANIFEST}`, `!${MODULE}/**/{${EDGES}}.ts`, ...TRADE], USE_CASES],
  [
    `${SERVER}/{all-modules,app,main,operator}.ts`,
    [
      `${SERVER}/*.ts`,
      `${SERVER}/{demo/index,operator/*}.ts`,
      `${SERVER}/modules/**/{index,module,${EDGES}}.ts`,
      ...PROGRAM,
      'node:*',
    ],
    'The list of modules names their doors and edges, and nothing further in.',
  ],
  [
    `${SERVER}/{demo,operator}/**`,
    [`${SERVER}/{demo,operator}/**`, `${SERVER}/all-modules.ts`, ...TRADE, 'node:*'],
    'The demo world and the operator know what modules declare and offer, and nothing further in.',
  ],
  [
    `${SERVER}/*.ts`,
    [`${SERVER}/*.ts`, `${SERVER}/modules/*/module.ts`, ...PROGRAM, 'node:*'],
    'What stands above the modules knows no more of them than their manifests.',
  ],

  [
    'apps/**/vite.config.ts',
    ['apps/*/vite.config.ts', 'packages/**', 'tools/**', 'npm:**', 'node:*'],
    'What makes pages is no part of them.',
  ],
  [
    'apps/studio/**/*.test.ts',
    ['apps/studio/**', ...PROGRAM, ...TEST, 'npm:kysely'],
    'The studio never imports the server.',
  ],
  [
    `${STUDIO_ROOM}/**/{store,*-store}.ts`,
    [`${STUDIO_ROOM}/**/{types,store,*-store}.ts`, `${STUDIO}/*.ts`, ...VENDOR, 'npm:kysely'],
    'A store knows its tables and the platform, and never calls a use case.',
  ],
  [
    `${STUDIO_ROOM}/**/{${EDGES}}.ts`,
    [`${STUDIO_ROOM}/**`, `!${STUDIO_ROOM}/**/{store,*-store}.ts`, `${STUDIO}/{*,*/index}.ts`, ...VENDOR],
    ROUTES,
  ],
  [
    `${STUDIO_ROOM}/index.ts`,
    [`${STUDIO_ROOM}/**`, `!${STUDIO_ROOM}/**/{store,*-store}.ts`],
    'A door opens on use cases and edges.',
  ],
  [
    `${STUDIO_ROOM}/**`,
    [
      `${STUDIO_ROOM}/**`,
      `!${STUDIO_ROOM}/**/{${EDGES}}.ts`,
      `${STUDIO}/{*,*/index}.ts`,
      `!${STUDIO}/{app,main}.ts`,
      ...VENDOR,
    ],
    USE_CASES,
  ],
  [
    `${STUDIO}/*.ts`,
    [`${STUDIO}/*.ts`, `${STUDIO}/*/{index,${EDGES}}.ts`, ...VENDOR],
    'The studio knows the operator only through the vendor protocol.',
  ],
  [
    'apps/studio/client/**',
    ['apps/studio/client/**', `${STUDIO}/wire.ts`, ...PURE, 'packages/{art,messages,ui}/**', 'npm:pixi.js'],
    'A game client sees its own room, the wire and plain packages.',
  ],

  ['apps/cashier/**/*.test.ts', ['apps/cashier/**', ...PROVIDER, ...TEST], CASHIER],
  ['apps/cashier/**', ['apps/cashier/**', ...PROVIDER], CASHIER],

  ['apps/feed/**/*.test.ts', ['apps/feed/**', ...FEEDER, ...TEST], FEED],
  [FEED_PLAYER, [FEED_PLAYER, ...FEEDER], FEED],
  ['apps/feed/**', ['apps/feed/src/{*,*/index}.ts', ...FEEDER], FEED],

  [
    `${WEB}/features/:feature/**/*.test.{ts,tsx}`,
    [`${WEB}/features/:feature/**`, `${WEB}/shared/**`, 'apps/web/test/**', ...PAGE, ...TEST],
    FEATURE,
  ],
  [
    'apps/web/test/**',
    ['apps/web/test/**', `${WEB}/shared/**`, ...PAGE, ...TEST],
    'What tests share knows no feature.',
  ],
  [`${WEB}/features/:feature/**`, [`${WEB}/features/:feature/**`, `${WEB}/shared/**`, ...PAGE], FEATURE],
  [
    `${WEB}/**/*.test.{ts,tsx}`,
    [`${WEB}/**`, 'apps/web/test/**', ...PAGE, ...TEST],
    'The site sees packages, not programs.',
  ],
  [
    `${WEB}/worker/**`,
    [`${WEB}/worker/**`, 'packages/contract/src/first-paths.ts'],
    'The worker runs without the page.',
  ],
  [`${WEB}/shared/**`, [`${WEB}/shared/**`, ...PAGE], 'What is shared knows no feature.'],
  [
    `${WEB}/{app/**,main.tsx}`,
    [`${WEB}/app/**`, `${WEB}/shared/**`, `${WEB}/features/**/index.{ts,tsx}`, ...PAGE],
    'A feature is entered through its index.',
  ],

  [
    `${CONSOLE}/features/:feature/**/*.test.{ts,tsx}`,
    [
      `${CONSOLE}/features/:feature/**`,
      `${CONSOLE}/shared/**`,
      'apps/console/test/**',
      ...CONSOLE_PAGE,
      ...SCREEN_TEST,
    ],
    FEATURE,
  ],
  [
    'apps/console/test/**',
    ['apps/console/test/**', `${CONSOLE}/shared/**`, ...CONSOLE_PAGE, ...SCREEN_TEST],
    'What tests share knows no feature.',
  ],
  [
    `${CONSOLE}/features/:feature/**`,
    [`${CONSOLE}/features/:feature/**`, `${CONSOLE}/shared/**`, ...CONSOLE_PAGE],
    FEATURE,
  ],
  [
    `${CONSOLE}/**/*.test.{ts,tsx}`,
    [`${CONSOLE}/**`, 'apps/console/test/**', ...CONSOLE_PAGE, ...SCREEN_TEST],
    'The console sees packages, not programs.',
  ],
  [`${CONSOLE}/shared/**`, [`${CONSOLE}/shared/**`, ...CONSOLE_PAGE], 'What is shared knows no feature.'],
  [
    `${CONSOLE}/{app/**,main.tsx}`,
    [`${CONSOLE}/app/**`, `${CONSOLE}/shared/**`, `${CONSOLE}/features/**/index.{ts,tsx}`, ...CONSOLE_PAGE],
    'A feature is entered through its index.',
  ],

  [
    '{tools,bench}/**',
    ['{tools,bench,e2e,packages,apps}/**', 'npm:**', 'node:*'],
    'Tools may look everywhere.',
  ],
  [
    'e2e/**',
    ['{e2e,tools,packages}/**', 'npm:**', 'node:*'],
    'A journey goes through the browser, not past it.',
  ],
  ['*.ts', ['tools/**', 'npm:**', 'node:*'], 'A setting of a tool.'],
];
