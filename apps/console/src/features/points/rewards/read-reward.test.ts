import { expect, test } from 'vitest';
import { readPrice, readRewardChanges, readWhole } from './read-reward.ts';

const DRAFT = {
  nameEn: ' Top-up ',
  nameMy: 'ဖုန်းဘေလ်',
  picture: 'gem',
  stock: '10',
  mostEach: '',
  position: '0',
  enabled: true,
};

test('what is typed of a reward goes over the wire trimmed, an empty limit as none', () => {
  expect(readRewardChanges(DRAFT)).toEqual({
    names: { en: 'Top-up', my: 'ဖုန်းဘေလ်' },
    picture: 'gem',
    stock: 10,
    mostEach: null,
    enabled: true,
    position: 0,
  });
  expect(readRewardChanges({ ...DRAFT, mostEach: '2' })).toMatchObject({ mostEach: 2 });
});

test.each([{ nameMy: ' ' }, { stock: '-1' }, { stock: '' }, { mostEach: '0' }, { position: '10000' }])(
  'a reward with %o is not put up',
  (wrong) => {
    expect(readRewardChanges({ ...DRAFT, ...wrong })).toBeUndefined();
  },
);

test('a price is whole points and an amount with two decimals, which may be nothing', () => {
  expect(readPrice({ points: '1500', amount: '0', cost: '900' })).toEqual({
    points: 1_500,
    amount: '0.00',
    cost: '900.00',
  });
  expect(readPrice({ points: '1500', amount: '5000.5', cost: '900' })).toEqual({
    points: 1_500,
    amount: '5000.50',
    cost: '900.00',
  });
  expect(readPrice({ points: '1', amount: '0', cost: '' })).toBeUndefined();
  expect(readPrice({ points: '0', amount: '0.00', cost: '0' })).toBeUndefined();
  expect(readPrice({ points: '1.5', amount: '0.00', cost: '0' })).toBeUndefined();
  expect(readPrice({ points: '15', amount: '-1.00', cost: '0' })).toBeUndefined();
});

test('a whole number keeps its bounds', () => {
  expect(readWhole('7', 1)).toBe(7);
  expect(readWhole('2000000000', 1)).toBeUndefined();
});
