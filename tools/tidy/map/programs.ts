import {
  EDGES,
  STUDIO,
  STUDIO_ROOM,
  PURE,
  PROGRAM,
  VENDOR,
  PROVIDER,
  TEST,
  ROUTES,
  USE_CASES,
  CASHIER,
  FEED,
  FEEDER,
  FEED_PLAYER,
} from './parts.ts';
import type { Room } from './room.ts';

/** What the studio, the cashier and the feed may import: none of them is part of the operator. */
export const PROGRAMS_ROOMS: readonly Room[] = [
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
];
