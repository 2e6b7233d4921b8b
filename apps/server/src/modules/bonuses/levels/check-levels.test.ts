import { money, type Money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clubSettings, levelAt, levelsOf } from '../../members/index.ts';
import { type LevelProgress, nextLevel } from './check-levels.ts';
import { usualOf } from '../../settings/index.ts';
import { bonusSettings } from '../settings.ts';

const LEVELS = levelsOf(usualOf(clubSettings));
const USUAL = { ...usualOf(bonusSettings), levels: LEVELS };

const NOW = new Date('2026-11-21T08:00:00Z');
const DAY_MS = 86_400_000;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);
const daysAgo = (days: number): Date => new Date(NOW.getTime() - days * DAY_MS);
const FRESH: LevelProgress = {
  level: 1,
  highest: 1,
  since: null,
  deposited: kyat(0),
  bet: kyat(0),
  recent: kyat(0),
};
const next = (progress: Partial<LevelProgress>): number => nextLevel({ ...FRESH, ...progress }, NOW, USUAL);

test('a level is reached by both of its thresholds and not by one of them', () => {
  expect(next({ deposited: kyat(500_000), bet: kyat(5_000_000) })).toBe(2);
  expect(next({ deposited: kyat(499_999), bet: kyat(5_000_000) })).toBe(1);
  expect(next({ deposited: kyat(500_000), bet: kyat(4_999_999) })).toBe(1);
  expect(next({ deposited: kyat(10_000_000), bet: kyat(50_000_000) })).toBe(3);
});

test('a level that was not kept for ninety days goes one down, and no further at once', () => {
  const held = { level: 4, highest: 4, deposited: kyat(10_000_000), bet: kyat(100_000_000) };
  expect(next({ ...held, since: daysAgo(90), recent: kyat(4_999_999) })).toBe(3);
  expect(next({ ...held, since: daysAgo(90), recent: kyat(5_000_000) })).toBe(4);
  expect(next({ ...held, since: daysAgo(89) })).toBe(4);
  expect(next({ level: 1, since: daysAgo(400) })).toBe(1);
});

test('a level that was lost comes back when it would be kept', () => {
  const lost = {
    level: 3,
    highest: 4,
    since: daysAgo(1),
    deposited: kyat(10_000_000),
    bet: kyat(200_000_000),
  };
  expect(next({ ...lost, recent: kyat(4_999_999) })).toBe(3);
  expect(next({ ...lost, recent: kyat(5_000_000) })).toBe(4);
});

const progress = fc.record({
  level: fc.integer({ min: 1, max: 8 }),
  above: fc.integer({ min: 0, max: 7 }),
  days: fc.integer({ min: 0, max: 400 }),
  deposited: fc.bigInt(0n, 2n * 10n ** 11n),
  bet: fc.bigInt(0n, 2n * 10n ** 12n),
  recent: fc.bigInt(0n, 10n ** 11n),
});

test('whatever came, the level is one of the club’s, at most one down, and never above what was reached', () => {
  fc.assert(
    fc.property(progress, ({ level, above, days, ...sums }) => {
      const [deposited, bet, recent] = [money(sums.deposited), money(sums.bet), money(sums.recent)];
      const before = {
        level,
        highest: Math.min(8, level + above),
        since: daysAgo(days),
        deposited,
        bet,
        recent,
      };
      const after = nextLevel(before, NOW, USUAL);
      expect(after).toBeGreaterThanOrEqual(Math.max(1, level - 1));
      expect(after).toBeLessThanOrEqual(LEVELS.length);
      const { deposited: least, bet: leastBet } = levelAt(LEVELS, after);
      expect(after <= level || (deposited >= least && bet >= leastBet)).toBe(true);
      // The next night changes nothing when nothing has happened since.
      const again = { ...before, level: after, highest: Math.max(before.highest, after), since: NOW };
      expect(after < level || nextLevel(again, NOW, USUAL) === after).toBe(true);
    }),
  );
});
