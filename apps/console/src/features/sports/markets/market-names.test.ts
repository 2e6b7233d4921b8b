import { loadConsoleMessages } from '@hintha/messages';
import i18next from 'i18next';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Texts } from '../../../shared/language.ts';
import type * as marketNames from './market-names.ts';

const TEAMS = { home: 'Yangon', away: 'Mandalay' };
let t: Texts;
let names: typeof marketNames;

beforeAll(async () => {
  await i18next.init({
    lng: 'en',
    resources: { en: { console: await loadConsoleMessages('en') } },
    interpolation: { escapeValue: false },
  });
  t = i18next.getFixedT('en', 'console');
  // What a browser has and Node has not.
  vi.stubGlobal('localStorage', { getItem: () => null });
  names = await import('./market-names.ts');
});

test('who is bet on to win a season is called by the name in its list', () => {
  const outright = { competitors: ['Lions', 'Tigers'], places: 1, voidIfAbsent: false, endsAt: 0 };
  const selected = { code: 'outright', line: null, teams: { home: '', away: '', outright } };
  expect(names.pickName(t, selected, '2')).toBe('Tigers');
});

const named = (code: string, line: string | null, pick: string): string =>
  names.pickName(t, { code, line: names.lineOfPick({ code, line }, pick), teams: TEAMS }, pick);

test.each([
  ['1x2', null, 'X', 'Draw'],
  ['1x2', null, '1', 'Yangon'],
  ['double_chance', null, 'X2', 'Draw / Mandalay'],
  ['half_time_full_time', null, '1/X', '1/X'],
  ['correct_score', null, '2-1', '2-1'],
  ['asian_handicap', '-0.5', 'home', 'Yangon −0.5'],
  ['asian_handicap', '-0.5', 'away', 'Mandalay +0.5'],
  ['asian_handicap', '0', 'away', 'Mandalay 0'],
  ['map_1_kill_handicap', '2.5', 'away', 'Mandalay −2.5'],
  ['over_under', '2.5', 'under', 'Under 2.5'],
  ['body_handicap', null, 'away', 'Mandalay'],
  ['first_goal', null, 'none', 'No goal'],
])('the pick of %s at %s that is %s is called %s %s', (code, line, pick, name) => {
  expect(named(code, line, pick)).toBe(name);
});

test('a market is told from others of its kind by its line, its map or its fee', () => {
  expect(names.marketTitle(t, { code: 'over_under', line: '2.5', fee: null })).toBe('Over/under goals 2.5');
  expect(names.marketTitle(t, { code: 'map_2_total_kills', line: '40.5', fee: null })).toBe(
    'Map 2: total kills 40.5',
  );
  expect(
    names.marketTitle(t, { code: 'body_handicap', line: null, fee: { text: '1-20', upper: 'home' } }),
  ).toBe('Body · Fee 1-20');
  expect(names.marketTitle(t, { code: 'corners', line: null, fee: null })).toBe('corners');
});
