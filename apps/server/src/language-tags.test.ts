import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../tools/test-database.ts';

const db = testDatabase();

const read = (file: string): Promise<string> => readFile(new URL(file, import.meta.url), 'utf8');

interface Old {
  readonly file: string;
  readonly table: string;
  /** Its columns that hold languages, and what else the statements look at. */
  readonly columns: string;
  readonly row: readonly unknown[];
}

/** What a migration makes of a row as it was kept before; a table of the session stands before that of the product. */
const migrate = async ({ file, table, columns, row }: Old): Promise<unknown[]> => {
  const client = await db.pool.connect();
  try {
    await client.query(`create temp table ${table} (${columns})`);
    await client.query(`insert into ${table} values (${row.map((_, place) => `$${place + 1}`).join()})`, [
      ...row,
    ]);
    await client.query(await read(file));
    const { rows } = await client.query({ text: `table pg_temp.${table}`, rowMode: 'array' });
    return rows;
  } finally {
    client.release(true);
  }
};

const CODES = ['MY', 'EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID'];
const TAGS = ['my', 'en', 'zh', 'vi', 'ja', 'th', 'fil', 'id'];
const by = (languages: readonly string[]) => Object.fromEntries(languages.map((one, place) => [one, place]));

const INSIDE = [
  { file: '../migrations/0501-catalogue-language-tags.sql', table: 'catalogue_game', columns: 'names jsonb' },
  { file: '../migrations/0502-content-language-tags.sql', table: 'content_piece', columns: 'texts jsonb' },
  {
    file: '../migrations/0503-missions-language-tags.sql',
    table: 'missions_mission',
    columns: 'titles jsonb',
  },
  {
    file: '../migrations/0504-points-language-tags.sql',
    table: 'points_reward',
    columns: "names jsonb check (names ? 'EN' and names ? 'MY')",
  },
];

test.each(INSIDE)('what $table holds by language keeps its texts under the tags', async (table) => {
  expect(await migrate({ ...table, row: [by(CODES)] })).toEqual([[by(TAGS)]]);
});

test('an earlier version of a piece can be restored', async () => {
  const found = await migrate({
    file: '../migrations/0502-content-language-tags.sql',
    table: 'content_version',
    columns: 'draft jsonb',
    row: [{ place: 'EN', texts: by(CODES) }],
  });
  expect(found).toEqual([[{ place: 'EN', texts: by(TAGS) }]]);
});

test.each(['settings_setting', 'settings_version'])('%s tells of maintenance by tag', async (table) => {
  const found = await migrate({
    file: '../migrations/0505-settings-language-tags.sql',
    table,
    columns: 'name text, value jsonb',
    row: ['site.maintenance', { on: true, message: by(CODES), until: null }],
  });
  expect(found).toEqual([['site.maintenance', { on: true, message: by(TAGS), until: null }]]);
});

const CHOSEN = [
  ['0500-identity-language-tags.sql', 'identity_account'],
  ['0506-support-language-tags.sql', 'support_chat'],
  ['../../studio/migrations/0507-studio-language-tags.sql', 'studio_session'],
] as const;

test.each(CHOSEN)('%s names the language of each row by its tag', async (file, table) => {
  const columns = 'language text';
  const found = [];
  for (const code of [...CODES, 'en', 'XX'])
    found.push(...(await migrate({ file: `../migrations/${file}`, table, columns, row: [code] })));
  expect(found.flat()).toEqual([...TAGS, 'en', 'XX']);
});

test('the page that was sent with a case keeps all but the code of its language', async () => {
  const found = await migrate({
    file: '../migrations/0506-support-language-tags.sql',
    table: 'support_case',
    columns: 'page jsonb',
    row: [{ language: 'TY', theme: 'dark' }],
  });
  expect(found).toEqual([[{ language: 'fil', theme: 'dark' }]]);
});
