import { money } from '@hintha/money';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { setSettings, usualOf } from '../../settings/index.ts';
import { levelAt, levelsOf, readLevel, readLevels } from './levels.ts';
import { clubSettings } from './settings.ts';

const db = testDatabase();

const LEVELS = levelsOf(usualOf(clubSettings));

const kyat = (amount: number) => money(BigInt(amount) * 100n);

test('WALLET-003 the first level gives the least and the eighth the most', () => {
  expect(LEVELS.map(({ labelName }) => labelName)).toEqual(
    Array.from({ length: 8 }, (_, index) => `VIP ${index + 1}`),
  );
  expect(levelAt(LEVELS, 1)).toMatchObject({
    deposited: kyat(0),
    bonus: kyat(0),
    freePerDay: 1,
    mostPerDay: kyat(3_000_000),
    mostDeposited: kyat(50_000_000),
    mostDeposits: 20,
  });
  expect(levelAt(LEVELS, 3)).toMatchObject({ bonus: kyat(10_000), cashback: '0.008', points: '1.2' });
  expect(levelAt(LEVELS, 8)).toMatchObject({
    deposited: kyat(1_000_000_000),
    bet: kyat(10_000_000_000),
    freePerDay: 10,
    mostPerDay: kyat(500_000_000),
  });
  expect(() => levelAt(LEVELS, 9)).toThrow('no level 9');
});

test('each level asks for more than the one below and gives no less', () => {
  for (const [index, level] of LEVELS.entries()) {
    const below = LEVELS[index - 1];
    if (below === undefined) continue;
    expect(level.deposited > below.deposited && level.bet > below.bet).toBe(true);
    expect(level.bonus > below.bonus && level.mostPerDay > below.mostPerDay).toBe(true);
    expect(Number(level.cashback)).toBeGreaterThan(Number(below.cashback));
    expect(level.mostDeposited > below.mostDeposited && level.freePerDay >= below.freePerDay).toBe(true);
  }
});

test('the figures of a level can be changed, and the next read has them', async () => {
  await setSettings(db, clubSettings, { 'level1.mostDeposits': 25, 'level3.deposited': kyat(3_000_000) });
  expect(await readLevel(db, 1n)).toMatchObject({ rankLevel: 1, mostDeposits: 25, deposited: 0n });
  expect(levelAt(await readLevels(db), 3).deposited).toBe(kyat(3_000_000));
});

test.each([
  ['less than the level below', { 'level4.deposited': kyat(1_000_000) }, 'club.level4.deposited'],
  ['more than the level above', { 'level4.bet': kyat(300_000_001) }, 'club.level5.bet'],
  ['a smaller share than below', { 'level5.cashback': '0.0099' }, 'club.level5.cashback'],
  ['less within a day than below', { 'level2.mostPerDay': kyat(2_999_999) }, 'club.level2.mostPerDay'],
])('a level does not ask for or give %s', async (_what, values, field) => {
  await expect(setSettings(db, clubSettings, values)).rejects.toMatchObject({
    code: 'bad_request',
    value: { fields: [{ field, problem: 'does not go with the others' }] },
  });
});

test('a level may ask for and give as much as the one below', async () => {
  await setSettings(db, clubSettings, { 'level6.points': '1.5' });
  expect(levelAt(await readLevels(db), 6).points).toBe('1.5');
});
