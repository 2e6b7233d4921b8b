import { SCREEN_TEST, WEB, CONSOLE, PAGE, CONSOLE_PAGE, TEST, FEATURE } from './parts.ts';
import type { Room } from './room.ts';

/** What the site and the console may import. */
export const PAGES_ROOMS: readonly Room[] = [
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
];
