import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { fit } from './pattern.ts';
import { findBreaches } from './tidy.ts';

let root: string;

function plant(path: string, text: string): void {
  mkdirSync(join(root, dirname(path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** What is found, as `file:line what`; the ratchets are left out, since a small tree silences nothing. */
function found(): string[] {
  return findBreaches(root)
    .filter(({ file }) => file !== 'tools/tidy/map/index.ts' && !file.endsWith('remaining.json'))
    .map(({ file, line, what }) => `${file}:${line} ${what}`);
}

const WALLET = 'apps/server/src/modules/wallet';
const LOTTERY = 'apps/server/src/modules/lottery';

/** A small house in which everything is in its place. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tidy-'));
  for (const name of ['server', 'web', 'studio']) {
    plant(`apps/${name}/package.json`, JSON.stringify({ name: `@hintha/${name}` }));
  }
  for (const name of ['money', 'fairness', 'contract', 'platform', 'games/slots']) {
    const manifest = { name: `@hintha/${name.replace('games/', '')}`, exports: './src/index.ts' };
    plant(`packages/${name}/package.json`, JSON.stringify(manifest));
    plant(`packages/${name}/src/index.ts`, 'export const here = true;\n');
  }
  plant(
    'apps/server/migrations/0010-wallet-accounts.sql',
    'create table wallet_account (id bigint);\ncreate unique index wallet_account_by_id on wallet_account (id);\n',
  );
  plant('apps/server/migrations/0020-lottery-rounds.sql', 'create table lottery_round (id bigint);\n');
  plant(
    `${WALLET}/store.ts`,
    "import { sql } from 'kysely';\nexport const rows = sql`select 1 from wallet_account for update`;\n",
  );
  plant(`${WALLET}/move-money.ts`, "import { rows } from './store.ts';\nexport const moveMoney = rows;\n");
  plant(`${WALLET}/index.ts`, "export { moveMoney } from './move-money.ts';\n");
  plant(
    `${WALLET}/routes.ts`,
    "import { moveMoney } from './move-money.ts';\nexport const routes = [moveMoney];\n",
  );
  plant(
    `${LOTTERY}/place-ticket.ts`,
    "import { moveMoney } from '../wallet/index.ts';\nexport const a = moveMoney;\n",
  );
  plant(
    'apps/server/src/app.ts',
    "import { routes } from './modules/wallet/routes.ts';\nimport '@hintha/platform';\nexport const app = routes;\n",
  );
  plant('apps/web/src/features/home/index.ts', "import '../../shared/api.ts';\nexport const home = 1;\n");
  plant(
    'apps/web/src/features/lobby/index.ts',
    "import { create } from 'zustand';\nexport const lobby = create;\n",
  );
  plant('apps/web/src/shared/api.ts', "import '@hintha/contract';\n");
  plant('apps/web/src/app/router.tsx', "export const pages = [import('../features/home/index.ts')];\n");
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a house in order gives nothing to say', () => {
  expect(found()).toEqual([]);
});

describe('a road that the map does not name is refused', () => {
  const imports: [rule: string, file: string, text: string, line: string][] = [
    [
      'the store of another module',
      `${LOTTERY}/draw-round.ts`,
      "import type { here } from '@hintha/money';\nimport { rows } from '../wallet/store.ts';\nexport const a = rows;\n",
      `${LOTTERY}/draw-round.ts:2 imports ${WALLET}/store.ts`,
    ],
    [
      'the inside of another module',
      `${LOTTERY}/draw-round.ts`,
      "export { moveMoney } from '../wallet/move-money.ts';\n",
      `${LOTTERY}/draw-round.ts:1 imports ${WALLET}/move-money.ts`,
    ],
    [
      'from feature to feature',
      'apps/web/src/features/home/page.tsx',
      "import { lobby } from '../lobby/index.ts';\nexport const a = lobby;\n",
      'apps/web/src/features/home/page.tsx:1 imports apps/web/src/features/lobby/index.ts',
    ],
    [
      'from feature to feature, lazily',
      'apps/web/src/features/home/page.tsx',
      "export const later = () =>\n  import('../lobby/index.ts');\n",
      'apps/web/src/features/home/page.tsx:2 imports apps/web/src/features/lobby/index.ts',
    ],
    [
      'from feature to feature, by a type',
      'apps/web/src/features/home/page.tsx',
      "export type Lobby = typeof import('../lobby/index.ts');\n",
      'apps/web/src/features/home/page.tsx:1 imports apps/web/src/features/lobby/index.ts',
    ],
    [
      'from the site to the server, by path',
      'apps/web/src/shared/peek.ts',
      "import '../../../server/src/app.ts';\n",
      'apps/web/src/shared/peek.ts:1 imports apps/server/src/app.ts',
    ],
    [
      'from the site to the server, by name',
      'apps/web/src/shared/peek.ts',
      "import '@hintha/server';\n",
      'apps/web/src/shared/peek.ts:1 imports apps/server/',
    ],
    [
      'from the site to the server, by name and path',
      'apps/web/src/shared/peek.ts',
      "import '@hintha/server/src/app.ts';\n",
      'apps/web/src/shared/peek.ts:1 imports apps/server/src/app.ts',
    ],
    [
      'from feature to feature of the console',
      'apps/console/src/features/deposits/page.tsx',
      "import '../approvals/index.ts';\n",
      'apps/console/src/features/deposits/page.tsx:1 imports apps/console/src/features/approvals/index.ts',
    ],
    [
      'from the console to the server',
      'apps/console/src/shared/peek.ts',
      "import '@hintha/server';\n",
      'apps/console/src/shared/peek.ts:1 imports apps/server/',
    ],
    [
      'from the console to a package that is not on its list',
      'apps/console/src/shared/peek.ts',
      "import 'radix-ui';\n",
      'apps/console/src/shared/peek.ts:1 imports npm:radix-ui',
    ],
    [
      'from the studio to the server',
      'apps/studio/src/peek.ts',
      "import '../../server/src/app.ts';\n",
      'apps/studio/src/peek.ts:1 imports apps/server/src/app.ts',
    ],
    [
      'from a game to Node',
      'packages/games/slots/src/spin.ts',
      "import { randomInt } from 'node:crypto';\nexport const spin = randomInt;\n",
      'packages/games/slots/src/spin.ts:1 imports node:crypto',
    ],
    [
      'from a game to Node, by the short name',
      'packages/games/slots/src/spin.ts',
      "import { randomInt } from 'crypto';\nexport const spin = randomInt;\n",
      'packages/games/slots/src/spin.ts:1 imports node:crypto',
    ],
    [
      'from the platform to a module',
      'packages/platform/src/peek.ts',
      "import '../../../apps/server/src/modules/wallet/index.ts';\n",
      `packages/platform/src/peek.ts:1 imports ${WALLET}/index.ts`,
    ],
    [
      'from routes to a store of another module',
      `${LOTTERY}/routes.ts`,
      "import { rows } from '../wallet/store.ts';\nexport const routes = [rows];\n",
      `${LOTTERY}/routes.ts:1 imports ${WALLET}/store.ts`,
    ],
    [
      'from a store to a use case',
      `${LOTTERY}/store.ts`,
      "import { a } from './place-ticket.ts';\nexport const b = a;\n",
      `${LOTTERY}/store.ts:1 imports ${LOTTERY}/place-ticket.ts`,
    ],
    [
      'from a use case to the query builder',
      `${LOTTERY}/draw-round.ts`,
      "import { sql } from 'kysely';\nexport const a = sql;\n",
      `${LOTTERY}/draw-round.ts:1 imports npm:kysely`,
    ],
    [
      'from a package to an app',
      'packages/contract/src/peek.ts',
      "import '@hintha/web';\n",
      'packages/contract/src/peek.ts:1 imports apps/web/',
    ],
    [
      'to the driver of the database, outside the platform',
      `${WALLET}/store.ts`,
      "import pg from 'pg';\nexport const client = pg;\n",
      `${WALLET}/store.ts:1 imports npm:pg`,
    ],
    [
      'to the painter of the games, outside the game clients',
      'apps/web/src/shared/paint.ts',
      "import 'pixi.js';\n",
      'apps/web/src/shared/paint.ts:1 imports npm:pixi.js',
    ],
    [
      'into a package past its door',
      'apps/server/src/config.ts',
      "import '../../../packages/money/src/index.ts';\n",
      'apps/server/src/config.ts:1 imports ../../../packages/money/src/index.ts',
    ],
    [
      'to a door that a package does not have',
      'apps/server/src/config.ts',
      "import '@hintha/money/src/round.ts';\n",
      'apps/server/src/config.ts:1 imports @hintha/money/src/round.ts',
    ],
    [
      'from a use case to the manifest of its module',
      `${LOTTERY}/draw-round.ts`,
      "import './module.ts';\n",
      `${LOTTERY}/draw-round.ts:1 imports ${LOTTERY}/module.ts`,
    ],
    [
      'from routes to the manifest of their module',
      `${WALLET}/routes.ts`,
      "import './module.ts';\n",
      `${WALLET}/routes.ts:1 imports ${WALLET}/module.ts`,
    ],
    [
      'from a test to the manifest of its module',
      `${LOTTERY}/lottery.test.ts`,
      "import './module.ts';\n",
      `${LOTTERY}/lottery.test.ts:1 imports ${LOTTERY}/module.ts`,
    ],
    [
      'to the manifest of another module',
      `${LOTTERY}/draw-round.ts`,
      "import '../wallet/module.ts';\n",
      `${LOTTERY}/draw-round.ts:1 imports ${WALLET}/module.ts`,
    ],
    [
      'from a manifest to the manifest of another module',
      `${LOTTERY}/module.ts`,
      "import '../wallet/module.ts';\n",
      `${LOTTERY}/module.ts:1 imports ${WALLET}/module.ts`,
    ],
    [
      'from a manifest to a store',
      `${WALLET}/module.ts`,
      "import { rows } from './store.ts';\nexport const wallet = rows;\n",
      `${WALLET}/module.ts:1 imports ${WALLET}/store.ts`,
    ],
    [
      'from the demo world to a manifest',
      'apps/server/src/demo/seed.ts',
      "import '../modules/wallet/module.ts';\n",
      `apps/server/src/demo/seed.ts:1 imports ${WALLET}/module.ts`,
    ],
    [
      'worked out while running',
      `${LOTTERY}/draw-round.ts`,
      'export const load = (name: string) => import(`../${name}/store.ts`);\n',
      `${LOTTERY}/draw-round.ts:1 imports a name worked out while running`,
    ],
  ];

  test.each(imports)('%s', (_rule, file, text, line) => {
    plant(file, text);
    expect(found()).toEqual([line]);
  });

  test('a manifest names the edges of its module, and the app the manifest', () => {
    plant(
      `${WALLET}/jobs.ts`,
      "import { moveMoney } from './move-money.ts';\nexport const jobs = [moveMoney];\n",
    );
    plant(
      `${WALLET}/module.ts`,
      "import { jobs } from './jobs.ts';\nimport { routes } from './routes.ts';\nexport const wallet = { jobs, routes };\n",
    );
    plant('apps/server/src/app.ts', "export { wallet } from './modules/wallet/module.ts';\n");
    plant('apps/server/src/modules.ts', "export { wallet } from './modules/wallet/module.ts';\n");
    expect(found()).toEqual([]);
  });

  test('and a file that has no room is told, even without an import', () => {
    plant('apps/elsewhere/start.ts', 'export const a = 1;\n');
    expect(found()).toEqual(['apps/elsewhere/start.ts:1 stands in no room']);
  });
});

describe('a table belongs to the module whose name it begins with', () => {
  test('a migration that makes a table without the prefix is refused', () => {
    plant(
      'apps/server/migrations/0030-wallet-more.sql',
      '-- create table x\ncreate table if not exists balance ();\n',
    );
    expect(found()).toEqual(['apps/server/migrations/0030-wallet-more.sql:2 makes or changes table balance']);
  });

  test.each(['unique index', 'or replace function', 'materialized view', 'type'])(
    'so is a stray %s',
    (kind) => {
      plant('apps/server/migrations/0030-wallet-more.sql', `create ${kind} lottery_thing ();\n`);
      expect(found()).toHaveLength(1);
    },
  );

  test('a migration of no module, and one whose number is taken, are refused', () => {
    plant('apps/server/migrations/0030-money-more.sql', 'select 1;\n');
    plant('apps/server/migrations/0010-wallet-more.sql', 'select 1;\n');
    expect(found()).toEqual([
      'apps/server/migrations/0030-money-more.sql:1 is not named NNNN-<module>-<what>.sql',
      'apps/server/migrations/0010-wallet-more.sql:1 has a number that is taken',
    ]);
  });

  const statements: [sql: string, stray: string | undefined][] = [
    ['select 1 from wallet_account', 'wallet_account'],
    ['select 1 from lottery_round r join members_member m on true', 'members_member'],
    ['insert into points_entry values (1)', 'points_entry'],
    ['update wallet_account set a = 1', 'wallet_account'],
    ['delete from wallet_account', 'wallet_account'],
    ['select 1 from ${other}, wallet_account where true', 'wallet_account'],
    [
      'with late as (select 1 from lottery_round), b as (select 2) select * from late join b on true',
      undefined,
    ],
    [
      'select extract(epoch from now()) from lottery_round for update of lottery_round skip locked',
      undefined,
    ],
    ['select 1 from unnest(${other}::bigint[]) as n(id) where n.id is distinct from m.id', undefined],
    ['insert into lottery_round values (1) on conflict (id) do update set a = 1', undefined],
    ["select 1 from generate_series(1, 9) as g -- from wallet_account\n where g = 'x'", undefined],
  ];

  test.each(statements)('a store that says "%s"', (sql, stray) => {
    const text = `import { sql } from 'kysely';\nconst other = 1;\nexport const rows = sql\`${sql}\`;\n`;
    plant(`${LOTTERY}/store.ts`, text);
    expect(found()).toEqual(stray === undefined ? [] : [`${LOTTERY}/store.ts:3 names the table ${stray}`]);
  });

  test.each(['tools/scenario/lottery-store.ts', 'tools/scenario/draws/lottery-store.ts'])(
    'the store of a scenario, %s',
    (path) => {
      plant(path, "export const text = 'select 1 from lottery_round, wallet_account';\n");
      expect(found()).toEqual([`${path}:1 names the table wallet_account`]);
    },
  );

  test('SQL outside a store is refused', () => {
    plant(`${LOTTERY}/draw-round.ts`, "export const text = 'select 1 from lottery_round';\n");
    expect(found()).toEqual([`${LOTTERY}/draw-round.ts:1 speaks to the table lottery_round`]);
  });

  test('a store that names one to the query builder', () => {
    plant(`${LOTTERY}/store.ts`, "export const read = (db: any) => db.selectFrom('wallet_account as w');\n");
    expect(found()).toEqual([`${LOTTERY}/store.ts:1 names the table wallet_account`]);
  });
});

describe('the layout', () => {
  test('a folder of more than twenty files is full, tests not counted', () => {
    for (let number = 0; number < 19; number++) {
      plant(`packages/money/src/part-${number}.ts`, 'export const a = 1;\n');
      plant(`packages/money/src/part-${number}.test.ts`, 'export const a = 1;\n');
    }
    expect(found()).toEqual([]);
    plant('packages/money/src/one-more.ts', 'export const a = 1;\n');
    expect(found()).toEqual(['packages/money/src:1 holds 21 files']);
  });

  test.each(['string-utils.ts', 'helpers/round.ts', 'account-info.ts'])(
    'the name %s says nothing',
    (name) => {
      plant(`packages/money/src/${name}`, 'export const a = 1;\n');
      expect(found()).toHaveLength(1);
    },
  );

  test('unfinished work is told', () => {
    plant('packages/money/src/round.ts', 'export const a = 1;\n// TO_DO round it\n'.replace('_', ''));
    expect(found()).toEqual(['packages/money/src/round.ts:2 leaves something to be done']);
  });

  test('a path of one machine is told', () => {
    plant(
      'packages/money/src/round.ts',
      `\nexport const a = '${['', 'Users', 'someone', 'main'].join('/')}';\n`,
    );
    expect(found()).toEqual(['packages/money/src/round.ts:2 names a path of one machine']);
  });

  test('a file that is mostly remarks is told, a described package is not', () => {
    const remarks = '// One of many words.\n'.repeat(7);
    plant('packages/money/src/round.ts', `${remarks}export const a = 1;\n`);
    plant(
      'packages/money/src/add.ts',
      `/**\n${' * Units and ranges.\n'.repeat(7)} */\nexport const a = 1;\n`,
    );
    expect(found()).toEqual(['packages/money/src/round.ts:1 is 87 % comment']);
  });

  test('a silenced rule needs a reason, and their number may only fall', () => {
    plant(
      'packages/money/src/round.ts',
      '// oxlint_disable-next-line no-bitwise\nexport const a = 1;\n'.replace('_', '-'),
    );
    expect(found()).toEqual(['packages/money/src/round.ts:1 silences a rule without a reason']);
    expect(findBreaches(root).map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/^1 silenced rules/),
    );
  });
});

describe('a pattern', () => {
  test('names the same folder on both sides', () => {
    const captures = fit('apps/:app/src/**', 'apps/web/src/a/b.ts');
    expect(captures).toEqual({ app: 'web' });
    expect(fit('apps/:app/**', 'apps/web/x.ts', captures)).toBeDefined();
    expect(fit('apps/:app/**', 'apps/server/x.ts', captures)).toBeUndefined();
  });

  test('takes a star as a piece of one name, two as any folders, braces as a choice', () => {
    expect(fit('a/*.ts', 'a/b.ts')).toBeDefined();
    expect(fit('a/*.ts', 'a/b/c.ts')).toBeUndefined();
    expect(fit('a/**/*.ts', 'a/b.ts')).toBeDefined();
    expect(fit('a/{b,c}.ts', 'a/c.ts')).toBeDefined();
    expect(fit('npm:zod', 'npm:zod')).toBeDefined();
    expect(fit('a.ts', 'axts')).toBeUndefined();
  });
});
