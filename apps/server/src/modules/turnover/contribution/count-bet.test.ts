import { money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clearByLowBalance, toScaled } from '../rules.ts';
import type { Bet, TurnoverProgress, Requirement } from '../types.ts';
import { countBet, contributionsOf } from './count-bet.ts';

const LOW = money(100_000n);

const kyat = (amount: number) => money(BigInt(amount) * 100n);

const requirement = (id: bigint, target: bigint, change: Partial<Requirement> = {}): Requirement => ({
  id,
  kind: 'DEPOSIT',
  target: money(target),
  progress: money(0n),
  state: 'OPEN',
  maxStake: null,
  openedSeq: 0n,
  ...change,
});

const bet = (reference: string, valid: bigint, weight = '1'): Bet => ({
  reference,
  placedSeq: 1n,
  stake: money(valid),
  valid: money(valid),
  weight: toScaled(weight),
});

const begin = (...requirements: Requirement[]): TurnoverProgress => ({ requirements, given: new Map() });
const stateOf = ({ requirements }: TurnoverProgress) =>
  requirements.map(({ progress, state }) => [progress, state]);

test('a deposit is filled first and in full, the rest goes to the bonus by its weight', () => {
  const bonus = requirement(2n, kyat(1_500_000), { kind: 'BONUS' });
  let turnover = begin(requirement(1n, kyat(50_000)), bonus);
  turnover = countBet(turnover, bet('slots', kyat(600_000), '1'));
  expect(stateOf(turnover)).toEqual([
    [kyat(50_000), 'FULFILLED'],
    [kyat(550_000), 'OPEN'],
  ]);
  turnover = countBet(turnover, bet('live', kyat(500_000), '0.2'));
  turnover = countBet(turnover, bet('sports', kyat(300_000), '0.5'));
  expect(stateOf(turnover)[1]).toEqual([kyat(800_000), 'OPEN']);
});

test('a share is floored to the hundredth where it is given, and what is left over passes on exactly', () => {
  const third = [requirement(1n, 1n, { kind: 'BONUS' }), requirement(2n, 100n)];
  expect(contributionsOf(third, bet('a', 7n, '0.2'))).toEqual([
    { requirementId: 1n, amount: 1n },
    { requirementId: 2n, amount: 2n },
  ]);
  expect(contributionsOf(third, bet('a', 4n, '0.2'))).toEqual([]);
});

test('a bet above the limit, one placed before and one that weighs nothing pass a bonus by', () => {
  const bonus = requirement(1n, 100n, { kind: 'BONUS', maxStake: money(20n), openedSeq: 1n });
  const turnover = [bonus, requirement(2n, 100n)];
  const later = { placedSeq: 2n };
  expect(contributionsOf(turnover, { ...bet('a', 20n), ...later })).toEqual([
    { requirementId: 1n, amount: 20n },
  ]);
  expect(contributionsOf(turnover, { ...bet('a', 21n), ...later })).toEqual([
    { requirementId: 2n, amount: 21n },
  ]);
  expect(contributionsOf(turnover, bet('a', 20n))).toEqual([{ requirementId: 2n, amount: 20n }]);
  expect(contributionsOf(turnover, { ...bet('a', 20n, '0'), ...later })).toEqual([
    { requirementId: 2n, amount: 20n },
  ]);
});

test('an empty wallet lets off what was open by then, and nothing else', () => {
  const turnover = begin(
    requirement(1n, 10n, { state: 'FULFILLED' }),
    requirement(2n, 10n),
    requirement(3n, 10n, { openedSeq: 5n }),
  );
  expect(clearByLowBalance(turnover, { worth: LOW, low: LOW, seq: 5n })).toBe(turnover);
  const states = clearByLowBalance(turnover, { worth: money(LOW - 1n), low: LOW, seq: 5n }).requirements.map(
    ({ state }) => state,
  );
  expect(states).toEqual(['FULFILLED', 'CLEARED', 'OPEN']);
});

test('what was let off stays so when a bet that gave to it is taken back', () => {
  let turnover = countBet(begin(requirement(1n, 100n)), bet('a', 60n));
  turnover = countBet(clearByLowBalance(turnover, { worth: money(0n), low: LOW, seq: 2n }), bet('a', 0n));
  expect(stateOf(turnover)).toEqual([[0n, 'CLEARED']]);
});

/** How many hundredths of the bet one of the requirement takes; null when the bet gives it nothing. */
const priceOf = (rule: Requirement, { stake, weight, placedSeq }: Bet): bigint | null => {
  const share = rule.kind === 'DEPOSIT' ? 10_000n : weight;
  const tooLarge = rule.maxStake !== null && stake > rule.maxStake;
  return share === 0n || tooLarge || rule.openedSeq >= placedSeq ? null : 10_000n / share;
};

/** The same rules, told a hundredth at a time; a share takes a whole number of hundredths of the bet. */
class Naive {
  readonly requirements: { rule: Requirement; progress: bigint; state: string }[] = [];
  readonly given = new Map<string, number[]>();

  count(one: Bet): void {
    this.given.get(one.reference)?.forEach((index) => this.step(index, -1n));
    const given: number[] = [];
    let left = BigInt(one.valid);
    for (const [index, { rule }] of this.requirements.entries()) {
      const price = priceOf(rule, one);
      if (price === null) continue;
      for (; this.isOpen(index) && left >= price; left -= price) {
        given.push(index);
        this.step(index, 1n);
      }
      if (this.isOpen(index)) break;
    }
    this.given.set(one.reference, given);
  }

  isOpen(index: number): boolean {
    return this.requirements[index]?.state === 'OPEN';
  }

  step(index: number, by: bigint): void {
    const one = this.requirements[index];
    if (!one) return;
    one.progress += by;
    if (one.state === 'OPEN' || one.state === 'FULFILLED')
      one.state = one.progress >= one.rule.target ? 'FULFILLED' : 'OPEN';
  }

  clearByLowBalance(): void {
    for (const one of this.requirements) if (one.state === 'OPEN') one.state = 'CLEARED';
  }
}

const amounts = fc.bigInt({ min: 0n, max: 300n });
const events = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom<'DEPOSIT' | 'BONUS'>('DEPOSIT', 'BONUS'),
      target: fc.bigInt({ min: 1n, max: 300n }),
      most: fc.option(amounts),
    }),
  },
  {
    weight: 8,
    // Few names, so that bets are often revised, down to nothing or up.
    arbitrary: fc.record({
      name: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'),
      valid: fc.oneof(amounts, fc.constant(0n)),
      weight: fc.constantFrom('0', '0.1', '0.2', '0.25', '0.5', '1'),
      placed: fc.nat(12),
    }),
  },
  { weight: 1, arbitrary: fc.constant('bust' as const) },
);

test('however bets come, change and are taken back, every requirement stands where a count by hand puts it', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (history) => {
      const naive = new Naive();
      let turnover = begin();
      for (const event of history) {
        if (event === 'bust') {
          turnover = clearByLowBalance(turnover, { worth: money(0n), low: LOW, seq: 100n });
          naive.clearByLowBalance();
        } else if ('target' in event) {
          const id = BigInt(turnover.requirements.length);
          const { kind, target, most } = event;
          const maxStake = most === null ? null : money(most);
          const rule = requirement(id, target, { kind, maxStake, openedSeq: id });
          turnover = { ...turnover, requirements: [...turnover.requirements, rule] };
          naive.requirements.push({ rule, progress: 0n, state: 'OPEN' });
        } else {
          const one = { ...bet(event.name, event.valid, event.weight), placedSeq: BigInt(event.placed) };
          turnover = countBet(turnover, one);
          naive.count(one);
        }
        expect(stateOf(turnover)).toEqual(naive.requirements.map(({ progress, state }) => [progress, state]));
      }
    }),
    { numRuns: 300 },
  );
});

test('no bet ever gives more than its share, whatever the weight, and taking all back leaves nothing', () => {
  const bets = fc.array(
    fc.record({
      valid: fc.bigInt({ min: 0n, max: 10n ** 9n }),
      weight: fc.bigInt({ min: 0n, max: 10_000n }),
    }),
    { maxLength: 20 },
  );
  const targets = fc.array(fc.bigInt({ min: 1n, max: 10n ** 9n }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(targets, bets, (wanted, placed) => {
      let turnover = begin(...wanted.map((target, i) => requirement(BigInt(i), target, { kind: 'BONUS' })));
      for (const [i, { valid, weight }] of placed.entries()) {
        turnover = countBet(turnover, { ...bet(String(i), valid), weight });
        const given = (turnover.given.get(String(i)) ?? []).reduce((sum, { amount }) => sum + amount, 0n);
        expect(given <= (valid * weight) / 10_000n).toBe(true);
      }
      for (const i of placed.keys()) turnover = countBet(turnover, bet(String(i), 0n));
      expect(stateOf(turnover)).toEqual(wanted.map(() => [0n, 'OPEN']));
    }),
  );
});
