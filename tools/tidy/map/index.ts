import { PACKAGES_ROOMS } from './packages.ts';
import { PAGES_ROOMS } from './pages.ts';
import { PROGRAMS_ROOMS } from './programs.ts';
import { SERVER_ROOMS } from './server.ts';
import type { Room } from './room.ts';

/** The lines of the map in the order in which they are asked. */
export const MAP: readonly Room[] = [
  ...PACKAGES_ROOMS,
  ...SERVER_ROOMS,
  ...PROGRAMS_ROOMS,
  ...PAGES_ROOMS,
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
