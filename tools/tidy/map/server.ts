import { SERVER, MODULE, EDGES, MANIFEST, PROGRAM, TEST, TRADE, ROUTES, USE_CASES } from './parts.ts';
import type { Room } from './room.ts';

/** What the operator may import: its modules, and what composes them. */
export const SERVER_ROOMS: readonly Room[] = [
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
];
