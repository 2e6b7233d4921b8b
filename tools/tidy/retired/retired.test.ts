import { describe, expect, test } from 'vitest';
import type { TreeFile } from '../tree.ts';
import { RETIRED } from '../words.ts';
import { findRetiredWords, findUses } from './find-uses.ts';
import { splitName } from './match-words.ts';

const planted = (path: string, code = ''): TreeFile => ({ path, text: () => code });
const FILE = 'apps/server/src/modules/lottery/place-ticket.ts';
const MIGRATIONS = 'apps/server/migrations';

/** What is found in a tree of these files, as `word: place name`. */
const found = (...files: TreeFile[]): string[] =>
  findUses(files).map(({ row, place, name }) => `${row.retired}: ${place} ${name}`);
const inCode = (code: string, path = FILE): string[] => found(planted(path, code));

test('a name is split into its words, however they are joined', () => {
  for (const name of ['openTestHouse', 'open-test-house', 'OPEN_TEST_HOUSE', 'open_test_house'])
    expect(splitName(name)).toEqual(['open', 'test', 'house']);
  expect(splitName('readURLOfDesk')).toEqual(['read', 'url', 'of', 'desk']);
});

describe('a retired word is found in an identifier', () => {
  test.each([
    ['const house = 1;', 'house'],
    ['export function openHouse() {}', 'openHouse'],
    ['export const of = (house: number) => house;', 'house'],
    ['export const a = ([{ b: house }]: any) => house;', 'house'],
    ['const { ...houses } = {};', 'houses'],
    ['for (const house of []) {}', 'house'],
    ['try {} catch (house) {}', 'house'],
    ['export interface House {}', 'House'],
    ['export type InHouse = 1;', 'InHouse'],
    ['export type A<House> = House;', 'House'],
    ['export interface A { readonly house: 1 }', 'house'],
    ['export interface A { leave(house: 1): void }', 'house'],
    ['export type F = (house: 1) => void;', 'house'],
    ['class A { house = 1; }', 'house'],
    ['class A { house() {} }', 'house'],
    ['class House {}', 'House'],
    ["import { a as house } from './a.ts';", 'house'],
    ['const a = 1; export { a as house };', 'house'],
    ['export const a = { house: 1 };', 'house'],
    ["export const a = { 'house-rent': 1 };", 'house-rent'],
  ])('%s', (code, name) => expect(inCode(code)).toEqual([`house: identifier ${name}`]));

  test.each([
    ["import { house } from './a.ts'; house();", 'a name that another file gave'],
    ["import { a } from './a.ts'; const { house } = a;", 'a field that another file named'],
    ['const a = b.house;', 'a member of something'],
    ['const warehouse = 1;', 'another word'],
    ["const a = 'house'; // house", 'a text or a remark'],
  ])('but not in %s: %s', (code) => expect(inCode(code)).toEqual([]));

  test.each(['TY', 'CN'])('and so is %s, as a key for a language', (code) => {
    expect(inCode(`export const a = { ${code}: 1 };`)).toEqual([`${code.toLowerCase()}: identifier ${code}`]);
    expect(inCode(`export const a = { one: '${code}' };`)).toEqual([]);
  });

  test('once a file, however often the name stands there', () => {
    expect(inCode('const a = (house: 1) => house; const b = (house: 1) => house;')).toHaveLength(1);
    expect(
      found(planted('apps/a/src/a.ts', 'let house;'), planted('apps/a/src/b.ts', 'let house;')),
    ).toHaveLength(2);
  });

  test('and a key that fills a field of another file is none of its own', () => {
    const declaring = planted('packages/a/src/types.ts', 'export interface A { house: 1 }');
    expect(found(declaring, planted(FILE, 'export const a = { house: 1 };'))).toEqual([
      'house: identifier house',
    ]);
  });
});

describe('a retired word is found', () => {
  test('in the name of a file and of a folder, once each', () => {
    const folder = 'apps/server/src/modules/desk';
    expect(found(planted(`${folder}/index.ts`), planted(`${folder}/open-door.ts`))).toEqual([
      'desk: file desk',
      'door: file open-door.ts',
    ]);
  });

  test('in the name of a route of our own, whole or put together', () => {
    const code = "call('/console/letters'); call(`/console/parts/${id}/send`); call('/wps/login');";
    expect(inCode(code, 'packages/contract/src/console/paths/office.ts')).toEqual([
      'letters: route /console/letters',
      'part: route /console/parts/*/send',
    ]);
  });

  test('in the plural', () => {
    expect(inCode('let deeds, stories, purses;')).toEqual([
      'deed: identifier deeds',
      'story: identifier stories',
      'purse: identifier purses',
    ]);
  });
});

const migration = (sql: string) => planted(`${MIGRATIONS}/0400-staff-more.sql`, sql);

describe('in a migration', () => {
  test('a new table is found, and a new name for an old one', () => {
    const sql = 'create table operators_desk ();\nalter table staff_entry rename to staff_desk;';
    expect(found(migration(sql))).toEqual([
      'operators: table operators_desk',
      'desk: table operators_desk',
      'desk: table staff_desk',
    ]);
  });

  test('an old table that is given a good name is not', () => {
    expect(found(migration('alter table operators_desk rename to staff_note;'))).toEqual([]);
  });

  test('that has landed nothing is found, in its name neither', () => {
    expect(found(planted(`${MIGRATIONS}/0399-desk-notes.sql`, 'create table desk_note ();'))).toEqual([]);
    expect(found(planted(`${MIGRATIONS}/0400-desk-notes.sql`))).toEqual(['desk: file 0400-desk-notes.sql']);
  });

  test('a word that is wrong in one module is found in the tables of that module', () => {
    expect(found(migration('create table payments_part ();'))).toEqual(['part: table payments_part']);
    expect(found(migration('create table lottery_part ();'))).toEqual([]);
  });
});

describe('left alone', () => {
  test('are good terms that a retired word is a part of', () => {
    expect(inCode('let houseEdge, HOUSE_RULES, rememberMe;')).toEqual([]);
    expect(inCode('let houseEdgeOfHouse;')).toEqual(['house: identifier houseEdgeOfHouse']);
  });

  test('is a word that is wrong elsewhere', () => {
    expect(inCode('let part, place, step, board, entry, title, mark, sign, say, frame, room;')).toEqual([]);
    expect(inCode('let part;', 'apps/server/src/modules/payments/a.ts')).toEqual(['part: identifier part']);
    expect(inCode('let centre, memberCentre;')).toEqual(['member centre: identifier memberCentre']);
  });

  test("is the seed's own spelling, which its calls and pages keep", () => {
    expect(inCode("let pointMall; open('/pointMall');")).toEqual([]);
    expect(inCode('let PointMallPage;')).toEqual(['mall: identifier PointMallPage']);
  });

  test('is a name of the wire or of what is stored that a row excepts, and no other', () => {
    expect(inCode('let kinds = { MALL_REFUND: 1 };')).toEqual([]);
    expect(inCode('let kinds = { MALL_GIFT: 1 };')).toEqual([
      'mall: identifier MALL_GIFT',
      'gift: identifier MALL_GIFT',
    ]);
  });
});

test('every use is told with its line and the standard term', () => {
  const tree = [planted(FILE, 'let deed;\nlet ownDeed;')];
  expect(
    findRetiredWords(tree).map(({ file, line, what, why }) => `${file}:${line} ${what} (${why})`),
  ).toEqual([
    `${FILE}:1 names the identifier deed, in which "deed" is retired (Say use case, approval action, audit entry or mutation.)`,
    `${FILE}:2 names the identifier ownDeed, in which "deed" is retired (Say use case, approval action, audit entry or mutation.)`,
  ]);
});

test('every word of the table is written as it is looked for, and none stands for itself', () => {
  for (const { retired, standard } of RETIRED) {
    expect(splitName(retired).join(' ')).toBe(retired);
    expect(standard).not.toBe(retired);
  }
});
