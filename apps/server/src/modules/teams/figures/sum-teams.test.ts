import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countedOf, givenUpline, linesOf } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { openFunded } from '../../../../../../tools/test-wallet.ts';
import { sumAllTeams } from '../../../../../../tools/test/count-all-play.ts';
import { businessDay, dayEnd, dayStart } from '../../../business-day.ts';
import { addDays, placeBet, resettleBet, settleBet } from '../../bets/index.ts';
import { post, postingKey } from '../../wallet/index.ts';
import { addFigures, NO_FIGURES } from '../rules.ts';
import { EVERYBODY } from './figures-store.ts';
import { sumGames } from './game-day-store.ts';
import { countActive, countActiveOnDays, sumTeamPlay } from './read-team-play.ts';
import { type Days, FIGURES } from '../types.ts';
import { selectStandings } from './standing-store.ts';
import { countActiveTeam, selectTeamDays, sumTeamDays } from './team-day-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const { ctx, clock } = testContext(db);
const HOUR_MS = 3_600_000;
const FUNDS = 10_000_000n;

let names = 0;
const newName = (): string => `n${(names += 1)}`;

const bet = async (accountId: bigint, stake: bigint, payout: bigint): Promise<string> => {
  const placed = await transaction(db, (tx) =>
    placeBet(tx, {
      accountId,
      source: 'coin',
      reference: newName(),
      category: 'SPORTS',
      game: 'coin',
      round: 'toss',
      stake: money(stake),
      potentialPayout: null,
      selections: [],
      at: clock.now(),
    }),
  );
  if (!('id' in placed)) throw new Error(placed.outcome);
  const step = { betId: placed.id, payout: money(payout), outcome: 'decided' as const, at: clock.now() };
  await transaction(db, (tx) => settleBet(tx, { ...step, reference: newName() }));
  return placed.id;
};

const again = (betId: string, payout: bigint): Promise<unknown> =>
  transaction(db, (tx) =>
    resettleBet(tx, {
      betId,
      payout: money(payout),
      outcome: payout % 2n === 0n ? 'decided' : 'push',
      reference: newName(),
      at: clock.now(),
    }),
  );

const credit = (accountId: bigint, kind: 'DEPOSIT' | 'CASHBACK' | 'WITHDRAW', amount: bigint) =>
  post(db, accountId, {
    kind,
    amount: money(amount),
    key: postingKey('test', newName()),
    source: 'test',
    reference: 'test',
  });

type Step = { kind: string; a: number; amount: bigint; hours: number };
type Given = 'deposits' | 'cashback' | 'withdrawals';

/** What was done, as a test knows it. */
class World {
  readonly accounts: bigint[] = [];
  readonly #bets: string[] = [];
  readonly #given: { id: bigint; figure: Given; amount: bigint }[] = [];

  pick(n: number): bigint {
    return this.accounts[n % this.accounts.length] ?? 0n;
  }

  async open(): Promise<bigint> {
    const id = await openFunded(db, FUNDS);
    this.#given.push({ id, figure: 'deposits', amount: FUNDS });
    this.accounts.push(id);
    return id;
  }

  async #credit(id: bigint, figure: Given, amount: bigint): Promise<void> {
    const kind = { deposits: 'DEPOSIT', cashback: 'CASHBACK', withdrawals: 'WITHDRAW' } as const;
    await credit(id, kind[figure], amount);
    this.#given.push({ id, figure, amount });
  }

  async do({ kind, a, amount, hours }: Step): Promise<unknown> {
    clock.advance(hours * HOUR_MS);
    const account = this.pick(a);
    if (kind === 'sum') return sumAllTeams(ctx);
    if (kind === 'join')
      return givenUpline(db, { below: await this.open(), above: account, at: clock.now() });
    if (kind === 'bet') return this.#bets.push(await bet(account, amount, amount / 3n));
    if (kind !== 'again') return this.#credit(account, kind as Given, amount);
    const known = this.#bets[a % this.#bets.length];
    return known === undefined ? undefined : again(known, amount);
  }

  /** Everybody below an account, and itself. */
  async teamOf(account: bigint): Promise<bigint[]> {
    const lines = await linesOf(db);
    return this.accounts.filter((id) => id === account || lines.get(id)?.includes(account));
  }

  given(team: readonly bigint[], figure: Given): bigint {
    return sum(
      this.#given.filter((one) => one.figure === figure && team.includes(one.id)),
      'amount',
    );
  }
}

const sum = <Name extends string>(rows: readonly Readonly<Record<Name, bigint>>[], name: Name): bigint =>
  rows.reduce((total, row) => total + row[name], 0n);

const STEPS = fc.array(
  fc.record({
    kind: fc.constantFrom('join', 'bet', 'bet', 'bet', 'again', 'deposits', 'cashback', 'withdrawals', 'sum'),
    a: fc.nat(),
    amount: fc.bigInt(1n, 900n),
    hours: fc.nat(20),
  }),
  { minLength: 6, maxLength: 25 },
);

interface Row {
  readonly id: bigint;
  readonly day: string;
  readonly valid: bigint;
}

/** The changes of play of a team. */
const rowsOf = async (team: readonly bigint[]): Promise<Row[]> => {
  const rows = await Promise.all(
    team.map(async (id) => (await countedOf(db, id)).map((row) => ({ ...row, id }))),
  );
  return rows.flat().map(({ id, at, valid }) => ({ id, day: businessDay(at), valid }));
};

/** Who had so much valid bet, at least on one day where each day stands for itself. */
const activeIn = (rows: readonly Row[], least: bigint, each: 'day' | 'all'): number => {
  const groups = Map.groupBy(rows, ({ id, day }) => (each === 'day' ? `${id} ${day}` : `${id} `));
  const active = [...groups].filter(([, some]) => sum(some, 'valid') >= least);
  return new Set(active.map(([key]) => key.split(' ')[0])).size;
};

const checkMoney = async (world: World, account: bigint, team: readonly bigint[]): Promise<void> => {
  // Postings bear the time of the database.
  const days = await selectTeamDays(db, account, { from: '2026-01-01', to: '2100-01-01' });
  const figures = days.reduce(addFigures, NO_FIGURES);
  for (const figure of ['deposits', 'cashback', 'withdrawals'] as const)
    expect([figure, figures[figure]]).toEqual([figure, world.given(team, figure)]);
  expect(figures.first_deposits).toBe(BigInt(team.length));
  expect(sum(days, 'joined')).toBe(BigInt(team.length - 1));
  const standing = (await selectStandings(db, [account])).get(account);
  expect(standing?.members).toBe(BigInt(team.length - 1));
  const { deposits, cashback, withdrawals, payout, stake } = figures;
  const balance = deposits + cashback - withdrawals + payout - stake;
  expect((standing?.balance ?? 0n) + (standing?.ownBalance ?? 0n)).toBe(balance);
};

const checkPlay = async (account: bigint, rows: readonly Row[], days: Days): Promise<void> => {
  const within = rows.filter(({ day }) => day >= days.from && day <= days.to);
  const figures = (await sumTeamDays(db, days, [account])).get(account);
  expect(figures?.valid ?? 0n).toBe(sum(within, 'valid'));
  expect(await countActiveTeam(db, account, days)).toBe(BigInt(activeIn(within, 1n, 'day')));
  const span = { from: dayStart(days.from), to: dayEnd(days.to) };
  expect((await sumTeamPlay(db, span, [account])).get(account)?.valid ?? 0n).toBe(sum(within, 'valid'));
  const order = { leastBet: money(500n), ids: [account] };
  const below = within.filter(({ id }) => id !== account);
  const active = activeIn(below, 500n, 'all');
  expect((await countActive(db, span, order)).get(account) ?? 0).toBe(active);
  expect((await countActiveOnDays(db, days, order)).get(account) ?? 0).toBe(active);
};

const ALWAYS = { from: '2026-01-01', to: '2100-01-01' };

/** The first account of each world, below which all others of it stand. */
const roots: bigint[] = [];

const checkEverybody = async (): Promise<void> => {
  const all = await selectTeamDays(db, EVERYBODY, ALWAYS);
  const teams = [...(await sumTeamDays(db, ALWAYS, roots)).values()];
  const games = await sumGames(db, ALWAYS);
  for (const figure of FIGURES) expect([figure, sum(all, figure)]).toEqual([figure, sum(teams, figure)]);
  for (const figure of ['stake', 'payout', 'valid'] as const)
    expect([figure, sum(games, figure)]).toEqual([figure, sum(all, figure)]);
  const active = await Promise.all(roots.map((root) => countActiveTeam(db, root, ALWAYS)));
  expect(await countActiveTeam(db, EVERYBODY, ALWAYS)).toBe(active.reduce((total, n) => total + n, 0n));
};

test('whenever teams are summed, figures, active members and balances are those of the rows that make them', async () => {
  await fc.assert(
    fc.asyncProperty(STEPS, async (steps) => {
      const first = businessDay(clock.now());
      const world = new World();
      roots.push(await world.open());
      for (const step of steps) await world.do(step);
      await sumAllTeams(ctx);
      const last = businessDay(clock.now());
      for (const account of world.accounts) {
        const team = await world.teamOf(account);
        await checkMoney(world, account, team);
        const rows = await rowsOf(team);
        await checkPlay(account, rows, { from: first, to: last });
        await checkPlay(account, rows, { from: addDays(first, 1), to: addDays(last, -1) });
      }
      await checkEverybody();
    }),
    { numRuns: 15, seed: 20261127 },
  );
});
