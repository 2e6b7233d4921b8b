import { PURE, TEST, PURE_LAW } from './parts.ts';
import type { Room } from './room.ts';

/** What packages may import: they stand below everything that runs. */
export const PACKAGES_ROOMS: readonly Room[] = [
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
];
