import { describe, expect, test } from 'vitest';
import type { Breach } from '../breach.ts';
import { RANKS } from '../ranks.ts';
import { ORDER_CHECKS } from '../tidy.ts';
import type { TreeFile } from '../tree.ts';
import { findUpwardImports } from './check-ranks.ts';
import { findFileCircles, findModuleCircles } from './find-circles.ts';

const MODULES = 'apps/server/src/modules';

/** A tree of files by their paths. */
const plant = (files: Readonly<Record<string, string>>): TreeFile[] =>
  Object.entries(files).map(([path, code]) => ({ path, text: () => code }));

/** A tree of modules, each with a public API and the code of one use case. */
const plantModules = (code: Readonly<Record<string, string>>): TreeFile[] =>
  plant(
    Object.fromEntries(
      Object.entries(code).flatMap(([name, text]) => [
        [`${MODULES}/${name}/index.ts`, 'export const here = 1;'],
        [`${MODULES}/${name}/act.ts`, text],
      ]),
    ),
  );

const importOf = (name: string): string => `import { here } from '../${name}/index.ts';`;
const linesOf = (breaches: readonly Breach[]): string[] =>
  breaches.map(({ file, line, what }) => `${file}:${line} ${what}`);

const manifest = (name: string) => JSON.stringify({ name, exports: './src/index.ts' });
const upward = (from: string, code: string, to: string) =>
  linesOf(findUpwardImports(plantModules({ [from]: code, [to]: '' })));

describe('a module imports lower ones alone', () => {
  test('a lower rank may be imported', () => {
    expect(upward('payments', importOf('wallet'), 'wallet')).toEqual([]);
  });

  test('a higher rank may not, told with both ranks and the line', () => {
    expect(upward('wallet', `\n${importOf('payments')}`, 'payments')).toEqual([
      `${MODULES}/wallet/act.ts:2 imports payments of rank 7 into wallet of rank 2`,
    ]);
  });

  test('of its own rank those that stand before it, and no others', () => {
    expect(upward('payments', importOf('turnover'), 'turnover')).toEqual([]);
    expect(upward('turnover', importOf('payments'), 'payments')).toEqual([
      `${MODULES}/turnover/act.ts:1 imports payments of rank 7 into turnover of rank 7`,
    ]);
  });

  test.each([
    "import type { here } from '../payments/index.ts';",
    "export type A = typeof import('../payments/index.ts');",
    "export const a = () => import('../payments/index.ts');",
    "export * from '../payments/index.ts';",
  ])('in whatever way, as %s', (code) => expect(upward('wallet', code, 'payments')).toHaveLength(1));

  test('what a test needs binds nobody', () => {
    const tree = plant({
      [`${MODULES}/wallet/wallet.test.ts`]: importOf('payments'),
      [`${MODULES}/payments/index.ts`]: '',
    });
    expect(linesOf(findUpwardImports(tree))).toEqual([]);
  });

  test('a module without a rank is told', () => {
    expect(linesOf(findUpwardImports(plantModules({ letters: importOf('wallet'), wallet: '' })))).toEqual([
      `${MODULES}/letters:1 is a module without a rank`,
    ]);
  });

  test('and every module has one rank', () => {
    expect(RANKS.flat()).toHaveLength(new Set(RANKS.flat()).size);
  });
});

describe('no module needs itself by way of others', () => {
  test('two modules, types counted', () => {
    const tree = plantModules({
      bets: importOf('vendors'),
      vendors: importOf('bets').replace('import', 'import type'),
    });
    expect(linesOf(findModuleCircles(tree))).toEqual([
      `${MODULES}/bets/act.ts:1 closes a circle of modules: bets → vendors → bets`,
    ]);
  });

  test('three, though no file of theirs needs itself', () => {
    const tree = plantModules({
      agents: importOf('bets'),
      bets: importOf('catalogue'),
      catalogue: importOf('agents'),
    });
    expect(linesOf(findModuleCircles(tree))).toEqual([
      `${MODULES}/agents/act.ts:1 closes a circle of modules: agents → bets → catalogue → agents`,
    ]);
    expect(findFileCircles(tree)).toEqual([]);
  });

  test('modules that need others one way only are no circle', () => {
    const tree = plantModules({ agents: '', bets: importOf('agents'), vendors: importOf('bets') });
    expect(findModuleCircles(tree)).toEqual([]);
  });
});

describe('no file needs itself by way of others', () => {
  test('in a package, told with the circle', () => {
    const tree = plant({
      'packages/money/src/add.ts': "\nimport { round } from './round.ts';",
      'packages/money/src/index.ts': "export * from './add.ts';",
      'packages/money/src/round.ts': "import type { Sum } from './add.ts';",
    });
    expect(linesOf(findFileCircles(tree))).toEqual([
      'packages/money/src/add.ts:2 closes a circle of files: packages/money/src/add.ts → ' +
        'packages/money/src/round.ts → packages/money/src/add.ts',
    ]);
  });

  test('in a page, lazily', () => {
    const tree = plant({
      'apps/web/src/app/router.tsx': "export const page = () => import('./page.tsx');",
      'apps/web/src/app/page.tsx': "import './router.tsx';",
    });
    expect(findFileCircles(tree)).toHaveLength(1);
  });

  test('from package to package, by name', () => {
    const tree = plant({
      'packages/money/package.json': manifest('@hintha/money'),
      'packages/money/src/index.ts': "import '@hintha/search';",
      'packages/search/package.json': manifest('@hintha/search'),
      'packages/search/src/index.ts': "import '@hintha/money';",
    });
    expect(findFileCircles(tree)).toHaveLength(1);
  });

  test('nor at once', () => {
    expect(findFileCircles(plant({ 'tools/a.ts': "import './a.ts';" }))).toHaveLength(1);
  });

  test('two circles apart are both told, and files that only lead to one are not', () => {
    const tree = plant({
      'apps/a/a.ts': "import './b.ts';",
      'apps/a/b.ts': "import './c.ts';",
      'apps/a/c.ts': "import './b.ts';",
      'apps/a/x.ts': "import './y.ts';",
      'apps/a/y.ts': "import './x.ts'; import './c.ts';",
    });
    expect(findFileCircles(tree).map(({ file }) => file)).toEqual(['apps/a/b.ts', 'apps/a/x.ts']);
  });
});

test('all of it is looked at when the order holds', () => {
  const tree = plantModules({ wallet: importOf('payments'), payments: importOf('wallet') });
  expect(linesOf(ORDER_CHECKS.flatMap((find) => find(tree)))).toEqual([
    `${MODULES}/wallet/act.ts:1 imports payments of rank 7 into wallet of rank 2`,
    `${MODULES}/payments/act.ts:1 closes a circle of modules: payments → wallet → payments`,
  ]);
});
