import { ratio } from '@hintha/games-kit';
import { money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  bookOf,
  countsForTurnover,
  decideAcceptance,
  fairChance,
  lineOf,
  mostStake,
  offerCashOut,
  type Price,
  riskOf,
  scoreBet,
  type SportsResult,
  takePart,
  WIN,
  CASH_OUT_PARTS,
} from './index.ts';
import { amount, price } from './written.ts';

const match = (home: number, away: number): SportsResult => ({
  sport: 'football',
  halfTime: { home: 0, away: 0 },
  fullTime: { home, away },
  firstGoal: home > 0 ? 'home' : away > 0 ? 'away' : null,
  lastGoal: away > 0 ? 'away' : home > 0 ? 'home' : null,
});

const home = { market: 'asian_handicap', pick: 'home' };

test.each([
  ['malay', '-0.80', '-0.5', match(1, 0), '1800'],
  ['malay', '-0.80', '-0.75', match(1, 0), '1300'],
  ['malay', '-0.80', '-0.25', match(0, 0), '400'],
  ['malay', '-0.80', '-0.5', match(0, 0), '0'],
  ['malay', '-0.80', '0', match(0, 0), '800'],
  ['indonesian', '-1.25', '-0.5', match(1, 0), '2250'],
  ['american', '-125', '-0.5', match(1, 0), '1800'],
  ['american', '+140', '-0.5', match(1, 0), '2400'],
  ['hong_kong', '0.95', '-0.5', match(1, 0), '1950'],
] as const)('a thousand at %s %s on home %s pays what the rule book has', (...row) => {
  const [format, shown, line, result, paid] = row;
  const bet = { ...home, line, price: shown, format, amount: amount(1_000) };
  expect(scoreBet(bet, result)).toBe(amount(paid));
});

test('at a price below 0 the amount is what is won, and what is staked is rounded up', () => {
  expect(riskOf(amount(1_000), { shown: ratio(-4, 5), format: 'malay' }).stake).toBe(amount(800));
  expect(riskOf(amount(1_000), { shown: ratio(-5, 4), format: 'indonesian' }).stake).toBe(amount(1_250));
  expect(riskOf(money(1n), { shown: ratio(-909, 1000), format: 'malay' }).stake).toBe(1n);
  expect(riskOf(amount(1_000), { shown: ratio(-125), format: 'american' }).stake).toBe(amount(1_000));
});

test('what is no bet is said to be none', () => {
  const bet = { market: '1x2', pick: '1', price: '2.00', format: 'decimal', amount: amount(100) } as const;
  expect(scoreBet(bet, match(1, 0))).toBe(amount(200));
  expect(scoreBet({ ...bet, market: 'toString' }, match(1, 0))).toBe('market_unknown');
  expect(scoreBet({ ...bet, pick: '4' }, match(1, 0))).toBe('pick_unknown');
  expect(scoreBet({ ...bet, line: '0.5' }, match(1, 0))).toBe('line_malformed');
  expect(scoreBet({ ...bet, price: '1.00' }, match(1, 0))).toBe('price_malformed');
  expect(scoreBet({ ...bet, market: 'asian_handicap', pick: 'home' }, match(1, 0))).toBe('line_missing');
});

const NOW = ['1.55', '3.90', '6.50'].map(price);

test('a cash-out is what the bet can still pay by its fair chance, less the margin', () => {
  const [now, ...others] = NOW;
  if (now === undefined) throw new Error('no price');
  const open = { price: price('2.50'), now, market: [now, ...others] };
  expect(offerCashOut(amount(1_000), [open], ratio(5, 100))).toBe(amount('1451.80'));
  const won = { price: price('2'), outcome: WIN };
  expect(offerCashOut(amount(1_000), [open, won], ratio(5, 100))).toBe(amount('2903.60'));
  const hopeless = { price: price('1.01'), now: price('999'), market: [price('999'), price('1.01')] };
  expect(offerCashOut(amount(1_000), [hopeless], ratio(7, 100))).toBeUndefined();
});

test('the parts of a cash-out come to no more than the whole', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 12n }).map(money),
      fc.bigInt({ min: 1n, max: 10n ** 12n }).map(money),
      fc.constantFrom(...CASH_OUT_PARTS),
      (stake, offer, part) => {
        const { paid, taken } = takePart({ stake, offer }, part);
        expect(paid * 100n).toBeLessThanOrEqual(offer * BigInt(part));
        expect(taken * 100n).toBeGreaterThanOrEqual(stake * BigInt(part));
        expect(taken).toBeLessThanOrEqual(stake);
      },
    ),
  );
});

test('all of a bet is cashed out for all that is offered', () => {
  expect(takePart({ stake: amount(7), offer: amount('3.33') }, 100)).toEqual({
    paid: amount('3.33'),
    taken: amount(7),
  });
});

test('a cash-out counts for turnover when it is a tenth of the stake away from it', () => {
  expect(countsForTurnover(amount(100), amount('109.99'))).toBe(false);
  expect(countsForTurnover(amount(100), amount(110))).toBe(true);
  expect(countsForTurnover(amount(100), amount(90))).toBe(true);
  expect(countsForTurnover(amount(100), amount('90.01'))).toBe(false);
});

test('fair chances of a market add up to one, and a market with a margin is above it', () => {
  const all = NOW.map((one) => fairChance(one, NOW)).map(({ numerator, denominator }) =>
    Number((numerator * 10n ** 15n) / denominator),
  );
  expect(all.reduce((sum, chance) => sum + chance, 0) / 1e15).toBeCloseTo(1, 12);
  const book = bookOf(NOW);
  expect(book.numerator).toBeGreaterThan(book.denominator);
});

const prices = fc.bigInt({ min: 10_001n, max: 1_000_000n }).map((one) => one as Price);

test('no bet is taken at a price or a line that the member did not agree to', () => {
  fc.assert(
    fc.property(
      fc.record({ price: prices, accepts: fc.constantFrom('none', 'better', 'any') }),
      fc.record({ price: prices, isOpen: fc.boolean(), hasIncident: fc.boolean() }),
      fc.integer({ min: -1, max: 1 }),
      (asked, offered, moved) => {
        const taken = decideAcceptance(
          { ...asked, line: lineOf(2) },
          { ...offered, line: lineOf(2 + moved) },
        );
        if (taken.outcome === 'rejected') return;
        expect(offered).toMatchObject({ isOpen: true, hasIncident: false });
        expect(moved).toBe(0);
        expect(taken.price).toBe(offered.price);
        const least = { none: asked.price, better: asked.price, any: 0n }[asked.accepts];
        const most = asked.accepts === 'none' ? asked.price : taken.price;
        expect(taken.price >= least && taken.price <= most).toBe(true);
      },
    ),
  );
});

const open = { line: undefined, isOpen: true, hasIncident: false };

test.each([
  ['none', '2.00', '2.00', 'accepted'],
  ['none', '2.00', '2.01', 'price_changed'],
  ['none', '2.00', '1.99', 'price_changed'],
  ['better', '2.00', '2.01', 'accepted'],
  ['better', '2.00', '1.99', 'price_changed'],
  ['any', '2.00', '1.20', 'accepted'],
] as const)('who accepts %s, was shown %s and would get %s: %s', (accepts, shown, now, what) => {
  const taken = decideAcceptance(
    { price: price(shown), line: undefined, accepts },
    { ...open, price: price(now) },
  );
  expect(taken.outcome === 'accepted' ? taken.outcome : taken.reason).toBe(what);
});

test('a stake is bounded by what it would win as well', () => {
  const limits = { member: amount(10_000_000), liability: amount(5_000_000), league: amount(20_000_000) };
  expect(mostStake(limits, price('1.50'))).toBe(amount(10_000_000));
  expect(mostStake(limits, price('3.00'))).toBe(amount(2_500_000));
  expect(mostStake({ ...limits, league: amount(1_000) }, price('3.00'))).toBe(amount(1_000));
});
