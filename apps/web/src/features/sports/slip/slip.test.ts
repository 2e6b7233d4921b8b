import { formatAmount, type Money } from '@hintha/money';
import { expect, test } from 'vitest';
import { eventOf, marketOf } from '../../../../test/given-matches.ts';
import { betsOf, blocksOf, orderOf, type DraftBet } from './bets.ts';
import { parseSlip } from './kept-slip.ts';
import { isAgreed, type LegNow, legNow } from './leg-now.ts';
import { isBuilder, modeOf, modesOf, problemsOf } from './modes.ts';
import {
  EMPTY_SLIP,
  joinSlips,
  keyOf,
  legOf,
  MOST_ON_SLIP,
  type Slip,
  toggleLeg,
  withoutLegs,
} from './slip.ts';
import { countBets, workOut } from './work-out.ts';

const legIn = (eventId: string, price = '1.9000', own: Parameters<typeof marketOf>[0] = {}) => {
  const market = marketOf({ id: `1${eventId}`, prices: [price, '3.0000', '3.0000'], ...own });
  return legOf(eventOf({ id: eventId }), market, '1');
};
const feeIn = (eventId: string) => {
  const fee = { text: '1-20', upper: 'home' as const };
  const market = marketOf({
    id: `2${eventId}`,
    code: 'body_handicap',
    picks: ['home', 'away'],
    prices: [],
    fee,
  });
  return legOf(eventOf({ id: eventId }), market, 'home');
};
const slipOf = (...legs: Slip['legs']): Slip => ({ ...EMPTY_SLIP, legs });
const nowOf = (slip: Slip) => slip.legs.map((leg) => legNow(leg, knownOf(leg), 'decimal'));
const knownOf = ({ eventId, marketId: id, code, line, fee, price }: Slip['legs'][number]) => ({
  eventId,
  state: 'OPEN' as const,
  moves: {},
  market: marketOf({
    id,
    code,
    line,
    fee,
    ...(price === null ? { picks: ['home', 'away'], prices: [] } : { prices: [price, '3.0000', '3.0000'] }),
  }),
});
const firstOf = <One>([first]: readonly One[]): One => {
  if (first === undefined) throw new Error('there is none');
  return first;
};
const textOf = (amount: Money | null) => (amount === null ? null : formatAmount(amount));

test('a tap puts a selection on, another takes it off, and of one market one is on', () => {
  const leg = legIn('1');
  const one = toggleLeg(EMPTY_SLIP, leg);
  expect(one.legs.map(keyOf)).toEqual(['11 1']);
  expect(toggleLeg(one, { ...leg, pick: 'X' }).legs.map(keyOf)).toEqual(['11 X']);
  expect(toggleLeg(one, leg).legs).toEqual([]);
});

test('a full slip takes no more', () => {
  const full = slipOf(...Array.from({ length: MOST_ON_SLIP }, (_, at) => legIn(String(at + 1))));
  expect(toggleLeg(full, legIn('99'))).toBe(full);
});

test('prices go into singles, parlays and systems, fees into singles and maung', () => {
  expect(modesOf([legIn('1')])).toEqual(['single']);
  expect(modesOf([legIn('1'), legIn('2')])).toEqual(['single', 'parlay']);
  expect(modesOf([legIn('1'), legIn('2'), legIn('3')])).toEqual(['single', 'parlay', 'system']);
  expect(modesOf([feeIn('1'), feeIn('2')])).toEqual(['single', 'maung']);
  expect(modesOf([feeIn('1'), legIn('2')])).toEqual(['single']);
});

test('the slip is bet as what takes all of it, until another kind is chosen', () => {
  const two = slipOf(legIn('1'), legIn('2'));
  expect(modeOf(two)).toBe('parlay');
  expect(modeOf({ ...two, mode: 'single' })).toBe('single');
  expect(modeOf({ ...two, mode: 'system' })).toBe('parlay');
  expect(modeOf(slipOf(feeIn('1'), feeIn('2')))).toBe('maung');
  expect(modeOf(slipOf(feeIn('1'), feeIn('2'), legIn('3')))).toBe('single');
});

test('a line says why it is not in the bet: another kind of price, or the same match', () => {
  const [one, fee] = [legIn('1'), feeIn('2')];
  const same = legIn('1', '2.1000', { id: '91', code: 'over_under' });
  const problems = problemsOf([one, legIn('3'), fee, same], 'parlay');
  expect(problems.get(keyOf(fee))).toEqual({ kind: 'feeApart' });
  expect(problems.get(keyOf(same))).toEqual({ kind: 'sameMatch', other: one });
  expect(problemsOf([one, fee], 'maung').get(keyOf(one))).toEqual({ kind: 'priceApart' });
  expect(problemsOf([one, same], 'single').size).toBe(0);
});

test('who wins a season goes into no bet with what is played in its league, and into one with another league', () => {
  const season = { competitors: ['Lions', 'Tigers'], places: 1, voidIfAbsent: false, endsAt: 0 };
  const market = marketOf({ id: '95', code: 'outright', picks: ['1', '2'], prices: ['2.5000', '1.6000'] });
  const winner = legOf(eventOf({ id: '9', outright: season }), market, '2');
  const own = legIn('1');
  const elsewhere = { ...legIn('2'), leagueCode: 'other' };
  expect(winner.outright).toEqual({ league: 'National League', competitor: 'Tigers' });
  expect(problemsOf([winner, own, elsewhere], 'parlay')).toEqual(
    new Map([[keyOf(own), { kind: 'sameLeague', other: winner }]]),
  );
  expect(problemsOf([own, winner], 'system').get(keyOf(winner))).toMatchObject({ kind: 'sameLeague' });
  expect(problemsOf([own, winner], 'single').size).toBe(0);
  const slip = slipOf(own, winner);
  const [bet] = betsOf(slip, nowOf(slip), 'decimal');
  expect(bet && blocksOf(slip, bet)).toContain('sameMatch');
  expect(parseSlip(JSON.stringify(slip))).toEqual(slip);
});

test('of one match nothing is a system, and of esports nothing but singles', () => {
  const legs = ['91', '92', '93'].map((id) => legIn('1', '2.1000', { id }));
  expect(modesOf(legs)).toEqual(['single', 'parlay']);
  expect(modesOf(legs.map((leg) => ({ ...leg, sport: 'esports' as const })))).toEqual(['single']);
});

test('selections that are all of one match can be asked for together, and are singles at first', () => {
  const legs = [legIn('1'), legIn('1', '2.1000', { id: '91' })];
  expect(isBuilder(legs, 'parlay')).toBe(true);
  expect(modeOf(slipOf(...legs))).toBe('single');
  const slip = { ...slipOf(...legs), mode: 'parlay' as const };
  expect(betsOf(slip, nowOf(slip), 'decimal').map(({ kind }) => kind)).toEqual(['builder']);
});

test('singles are a ticket each with a stake of their own, in the format of the member', () => {
  const slip: Slip = { ...slipOf(legIn('1', '1.9500'), feeIn('2')), stakes: { '11 1': '700' } };
  const bets = betsOf(slip, nowOf(slip), 'malay');
  expect(bets.map(({ kind, amount, format }) => [kind, amount, format])).toEqual([
    ['single', '700', 'malay'],
    ['body', '1000', 'decimal'],
  ]);
  const orders = bets.map((bet) => orderOf(bet, 'none', 'id'));
  expect(orders.map(({ legs }) => legs[0])).toEqual([
    { marketId: '11', pick: '1', line: null, shown: '0.950' },
    { marketId: '22', pick: 'home', line: null, shown: '1-20' },
  ]);
});

const single = (price: string, format: DraftBet['format']): DraftBet => {
  const slip = slipOf(legIn('1', price));
  return firstOf(betsOf(slip, nowOf(slip), format));
};

test.each([
  ['1.9500', 'decimal', '1000.00', '1950.00'],
  ['1.9500', 'hong_kong', '1000.00', '1950.00'],
  ['2.2500', 'malay', '800.00', '1800.00'],
  ['1.8000', 'indonesian', '1250.00', '2250.00'],
  ['1.8000', 'american', '1000.00', '1800.00'],
  ['2.4000', 'american', '1000.00', '2400.00'],
] as const)('1,000 at %s in %s stakes %s and pays %s', (price, format, stake, payout) => {
  const worked = workOut(single(price, format));
  expect([textOf(worked.stake), textOf(worked.payout)]).toEqual([stake, payout]);
});

const combined = (mode: Slip['mode'], ...legs: Slip['legs']): DraftBet => {
  const slip = { ...slipOf(...legs), mode };
  return firstOf(betsOf(slip, nowOf(slip), 'decimal'));
};

test('a parlay multiplies its prices as they are shown', () => {
  const worked = workOut(
    combined('parlay', legIn('1', '1.9099'), legIn('2', '2.0500'), legIn('3', '1.7000')),
  );
  expect([worked.combined, textOf(worked.payout)]).toEqual(['6.62', '6621.50']);
});

test('a system is every parlay of so many legs, each at the stake', () => {
  const worked = workOut(
    combined('system', legIn('1', '1.9000'), legIn('2', '2.1000'), legIn('3', '1.5000')),
  );
  expect([worked.bets, textOf(worked.stake), textOf(worked.payout)]).toEqual([3, '3000.00', '9990.00']);
  expect(countBets(15, 7)).toBe(6435);
});

test('fees pay about what the rule book has, or just what the operator says', () => {
  const maung = combined('maung', feeIn('1'), feeIn('2'), feeIn('3'));
  expect([textOf(workOut(maung).payout), workOut(maung).isAbout]).toEqual(['6400.00', true]);
  const said = { bestFactor: '6.8000', mostPayout: '200000000.00' };
  expect([textOf(workOut(maung, said).payout), workOut(maung, said).isAbout]).toEqual(['6800.00', false]);
  expect(textOf(workOut(combined('single', feeIn('1'))).payout)).toBe('1950.00');
});

test('no bet is said to pay more than the operator pays', () => {
  const said = { mostPayout: '1500.00' };
  expect(textOf(workOut(single('1.9500', 'decimal'), said).payout)).toBe('1500.00');
});

test('a price has moved when what is shown of it has; another line or fee is another bet', () => {
  const leg = legIn('1', '1.9000');
  const at = (prices: string[], line: string | null = null) =>
    legNow(leg, { ...knownOf(leg), market: { ...knownOf(leg).market, prices, line } }, 'decimal');
  expect(at(['1.9099', '3.0000', '3.0000']).moved).toBeNull();
  const better = at(['1.9500', '3.0000', '3.0000']);
  expect(better.moved).toBe('price');
  expect(['none', 'better', 'any'].map((accepts) => isAgreed(better, accepts as 'none'))).toEqual([
    false,
    true,
    true,
  ]);
  const worse = at(['1.8000', '3.0000', '3.0000']);
  expect(['none', 'better', 'any'].map((accepts) => isAgreed(worse, accepts as 'none'))).toEqual([
    false,
    false,
    true,
  ]);
  const moved = at(['1.9000', '3.0000', '3.0000'], '-0.5');
  expect([moved.moved, isAgreed(moved, 'any')]).toEqual(['line', false]);
});

test('a bet is held back by a market that rests and by a price that was not agreed to', () => {
  const slip = slipOf(legIn('1'));
  const leg = firstOf(nowOf(slip));
  const bet = (own: Partial<LegNow>): DraftBet => ({
    ...single('1.9000', 'decimal'),
    legs: [{ ...leg, ...own }],
  });
  expect(blocksOf(slip, bet({}))).toEqual([]);
  expect(blocksOf(slip, bet({ state: 'suspended' }))).toEqual(['notOpen']);
  expect(blocksOf(slip, bet({ moved: 'price' }))).toEqual(['moved']);
});

test('a slip outlives the page, and anything else that stands in its place is no slip', () => {
  const slip = { ...slipOf(legIn('1'), feeIn('2')), mode: 'single' as const, stakes: { '11 1': '5' } };
  expect(parseSlip(JSON.stringify(slip))).toEqual(slip);
  for (const kept of [null, '', '{}', '[1]', JSON.stringify({ ...slip, legs: [{}] })])
    expect(parseSlip(kept)).toBe(EMPTY_SLIP);
});

test('who logs in goes on with the slip of the visit, beside what was on the own one', () => {
  const [own, visit] = [slipOf(legIn('1')), slipOf(legIn('1', '2.0000'), legIn('2'))];
  expect(joinSlips(own, visit).legs.map(keyOf)).toEqual(['11 1', '12 1']);
  expect(joinSlips(own, slipOf(legIn('1')))).toBe(own);
});

test('what is taken off takes its stake with it', () => {
  const slip = { ...slipOf(legIn('1'), legIn('2')), stakes: { '11 1': '5', '12 1': '6' } };
  expect(withoutLegs(slip, ['11 1'])).toMatchObject({ stakes: { '12 1': '6' } });
});
