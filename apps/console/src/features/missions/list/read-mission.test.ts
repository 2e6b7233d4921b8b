import { expect, test } from 'vitest';
import { readChange, readFigure, readFixed, type MissionDraft } from './read-mission.ts';

test.each([
  ['50,000', true, '50000.00'],
  ['12.50', true, '12.50'],
  ['0', true, undefined],
  ['1.505', true, undefined],
  ['20', false, '20'],
  ['1,000', false, '1000'],
  ['1.5', false, undefined],
  ['0', false, undefined],
  ['', true, undefined],
])('the figure %s with money %s is read as %s', (typed, money, read) => {
  expect(readFigure(typed, money)).toBe(read);
});

const draft: MissionDraft = {
  titleEn: ' Bet today ',
  titleMy: 'ယနေ့လောင်းပါ',
  target: '50,000',
  rewardKind: 'POINTS',
  reward: '50',
  endsOn: '',
  enabled: true,
};

test('a mission wants both names, a target and a reward of the kind', () => {
  expect(readChange(draft, 'VALID_BET')).toEqual({
    titles: { en: 'Bet today', my: 'ယနေ့လောင်းပါ' },
    target: '50000.00',
    reward: { kind: 'POINTS', amount: '50' },
    endsOn: null,
    enabled: true,
  });
  expect(readChange({ ...draft, titleMy: ' ' }, 'VALID_BET')).toBeUndefined();
  expect(readChange({ ...draft, target: '1.5' }, 'WINS')).toBeUndefined();
  expect(readChange({ ...draft, reward: '2.50' }, 'VALID_BET')).toBeUndefined();
});

test('a category is for bets alone, and a first day has to be named', () => {
  const fixed = { type: 'DAILY', metric: 'WINS', category: 'LIVE', startsOn: '2026-11-22' };
  expect(readFixed(fixed)).toEqual({ ...fixed, category: null });
  expect(readFixed({ ...fixed, metric: 'VALID_BET' })).toMatchObject({ category: 'LIVE' });
  expect(readFixed({ ...fixed, startsOn: '' })).toBeUndefined();
});
