import { type AccountType, missions } from '@hintha/contract';
import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import {
  givenAccount,
  givenNoRounds,
  givenPlayed,
  givenRoundVoided,
  givenSessionsOpened,
  readAudit,
  readInbox,
  readRewards,
} from '../../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { openMember, signIn, type TestMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { offerReward } from '../../bonuses/index.ts';
import { restrictAccount } from '../../protection/index.ts';
import { weighPlayed } from '../../turnover/index.ts';
import { readBalance } from '../../wallet/index.ts';
import { refreshLeaderboard, closeWeek } from './close-week.ts';
import { rankPlayers } from './rank-week.ts';
import { listStandings, lockWeek, replaceStandings } from './leaderboard-store.ts';
import { createAccount, findAccountNames } from '../../identity/index.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, call, clock } = site;
const { call: callStaff, hire } = testConsole(ctx);
testPlay(db, site);
const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

afterAll(() => expectProven(db));

let last = 0;
const person = async (type: AccountType = 0): Promise<TestMember> => {
  const member = await openMember(site);
  await givenAccount(db, member.id, { type });
  return member;
};
const keepSession = ({ id }: TestMember) => givenSessionsOpened(db, clock.now(), id);

const bet = ({ id }: TestMember, stake: number, title = 'RNG', payout = 0) =>
  givenPlayed(db, {
    accountId: id,
    game: title,
    stake: kyat(stake),
    payout: kyat(payout),
    at: clock.now(),
  });

const leaderboardOf = async (member: TestMember, period = 'current') => {
  await keepSession(member);
  const { body } = await call('GET', `/wps/mission/leaderboard?period=${period}`, { token: member.token });
  return missions.readLeaderboard.reply.parse(body.value);
};

/** The first instant of the next week, and so many hours more. */
const toMonday = (hours: number): void => {
  const inYangon = new Date(clock.now().getTime() + 6.5 * HOUR_MS);
  const days = (8 - inYangon.getUTCDay()) % 7 || 7;
  const midnight = inYangon.getTime() - (inYangon.getTime() % DAY_MS);
  clock.advance(midnight + days * DAY_MS - inYangon.getTime() + hours * HOUR_MS);
};

/** A session of staff does not live through a week of the tests. */
const staff = (role: 'content' | 'support'): Promise<Colleague> => hire(`${role}${(last += 1)}`, role);

const setPrizes = (prizes: object[], { token }: Colleague) =>
  callStaff('PUT', '/console/leaderboard/prizes', { token, body: { prizes, reason: 'for the week' } });

test('ENGAGE-029 bets weigh what they weigh for bonuses, and of equals who got there first is first', async () => {
  const [slots, live, jackpot, early, late] = [
    await person(),
    await person(),
    await person(),
    await person(),
    await person(),
  ];
  await bet(slots, 5_000);
  await bet(live, 20_000, 'LIVE', 40_000);
  await bet(jackpot, 90_000, 'JP');
  await bet(late, 1_000);
  clock.advance(1_000);
  await bet(early, 2_000);
  clock.advance(1_000);
  await bet(late, 1_000);
  // What counts for nothing does not put anybody back.
  await bet(early, 7_000, 'JP');
  await refreshLeaderboard(ctx);
  const { rows, own, final, period } = await leaderboardOf(late);
  expect({ final, period }).toEqual({ final: false, period: 'current' });
  expect(rows.map(({ rank, score, own: isOwn }) => [rank, score, isOwn])).toEqual([
    [1, '5000.00', false],
    [2, '4000.00', false],
    [3, '2000.00', false],
    [4, '2000.00', true],
  ]);
  expect(own).toMatchObject({ rank: 4, score: '2000.00', own: true });
  expect((await leaderboardOf(jackpot)).own).toBeNull();
  expect((await leaderboardOf(early)).own?.rank).toBe(3);
});

test('ENGAGE-029 names show two letters and the last sign, and a visitor sees none of it', async () => {
  const member = await person();
  await bet(member, 600_000);
  await refreshLeaderboard(ctx);
  const { rows } = await leaderboardOf(member);
  expect(rows[0]?.player).toBe(`sa***${member.name.slice(-1)}`);
  for (const { player } of rows) expect(player).toMatch(/^..\*\*\*.$/);
  expect((await call('GET', '/wps/mission/leaderboard')).body.code).toBe('not_logged_in');
});

const close = (member: TestMember, kind: 'BETTING' | 'SIGN_IN') =>
  transaction(db, (tx) =>
    restrictAccount(ctx, tx, {
      accountId: member.id,
      kind,
      reason: 'BONUS_ABUSE',
      note: '',
      setBy: 'risk1',
      until: null,
    }),
  );

test('agents at the top of a line, trials and whoever may not play are not ranked', async () => {
  const [master, trial, stopped, shut, agent] = [
    await person(2),
    await person(4),
    await person(),
    await person(),
    await person(1),
  ];
  for (const member of [master, trial, stopped, shut, agent]) await bet(member, 700_000);
  await close(stopped, 'BETTING');
  await close(shut, 'SIGN_IN');
  await refreshLeaderboard(ctx);
  const standings = await listStandings(db, missionsWeek().from, 1_000);
  const ranked = standings.map(({ accountId }) => accountId);
  expect(ranked).toContain(agent.id);
  for (const { id } of [master, trial, stopped, shut]) expect(ranked).not.toContain(id);
});

test('a hundred ranks are shown, and one’s own below them', async () => {
  toMonday(6);
  const crowd = await transaction(db, async (tx) => {
    const ids: bigint[] = [];
    for (let n = 1; n <= 105; n += 1)
      ids.push(await createAccount(tx, { name: `crowd${n}`, type: 0, passwordHash: '', demo: false }));
    return ids;
  });
  for (const id of crowd) await bet({ id, name: '', token: '' }, 2_000);
  const member = await person();
  await bet(member, 1_000);
  await refreshLeaderboard(ctx);
  const leaderboard = await leaderboardOf(member);
  expect(leaderboard.rows).toHaveLength(100);
  expect(leaderboard.rows.at(-1)?.rank).toBe(100);
  expect(leaderboard.own).toMatchObject({ rank: 106, score: '1000.00', prize: null });
});

/** What was offered for the last week that was fixed. */
const listOffered = async () => {
  const rewards = await readRewards(db, 'LEADERBOARD');
  return rewards.filter(({ reference }) => reference === rewards.at(-1)?.reference);
};

const signInAgain = async (accountId = 0n): Promise<string> => {
  const names = await findAccountNames(db, [accountId]);
  return signIn(call, names.get(accountId)?.name ?? '');
};

test('from five on Monday the ranks are fixed and what they bring is offered once, though the job runs twice', async () => {
  toMonday(6);
  const editor = await staff('content');
  expect((await setPrizes([{ fromRank: 1, toRank: 1, amount: '50000' }], editor)).status).toBe(200);
  const [first, second, third] = [await person(), await person(), await person()];
  const won = await bet(first, 9_000);
  await bet(second, 8_000);
  await bet(third, 7_000);
  await setPrizes(
    [
      { fromRank: 1, toRank: 1, amount: '30000' },
      { fromRank: 2, toRank: 2, amount: '10000' },
    ],
    editor,
  );
  toMonday(4.9);
  await closeWeek(ctx);
  await refreshLeaderboard(ctx);
  expect(await leaderboardOf(first, 'last')).toMatchObject({ final: false });
  expect((await call('GET', '/wps/rewards', { token: first.token })).body.value).toMatchObject({ list: [] });
  clock.advance(0.2 * HOUR_MS);
  await Promise.all([closeWeek(ctx), closeWeek(ctx)]);
  await closeWeek(ctx);
  await refreshLeaderboard(ctx);
  const leaderboard = await leaderboardOf(first, 'last');
  expect(leaderboard).toMatchObject({ final: true, own: { rank: 1, prize: '30000.00' } });
  expect(leaderboard.rows.map(({ prize }) => prize)).toEqual(['30000.00', '10000.00', null]);
  const { body } = await call('GET', '/wps/rewards', { token: first.token });
  expect(body.value).toMatchObject({
    rewardCount: 1,
    list: [{ kind: 'LEADERBOARD', state: 'CLAIM', amount: '30000.00' }],
  });
  expect(await listOffered()).toHaveLength(2);
  expect(await readInbox(db, first.id)).toEqual([
    { kind: 'reward_offered', values: { bonus: 'LEADERBOARD', amount: '30000.00' } },
  ]);
  // What was played is corrected later; the ranks stay.
  await givenRoundVoided(db, won);
  await refreshLeaderboard(ctx);
  expect((await leaderboardOf(first, 'last')).own).toMatchObject({ rank: 1, prize: '30000.00' });
});

test('ENGAGE-004 a reward is claimed once, by its member, within its time, to be bet once', async () => {
  const [won, next] = await listOffered();
  const token = await signInAgain(won?.accountId);
  const rewardId = String(won?.id);
  const take = async (requestId: string, more: { token: string; rewardId?: string } = { token }) =>
    (
      await call('POST', '/wps/rewards', {
        token: more.token,
        body: { rewardId: more.rewardId ?? rewardId, requestId },
      })
    ).body;
  const otherMember = await person();
  expect((await take('reward-other', { token: otherMember.token })).code).toBe('not_found');
  const answers = await Promise.all(['reward-aaa', 'reward-aaa', 'reward-bbb'].map((key) => take(key)));
  const codes = answers.map(({ code }) => code).toSorted();
  expect([
    ['bonus_taken', 'ok', 'ok'],
    ['bonus_taken', 'bonus_taken', 'ok'],
  ]).toContainEqual(codes);
  expect((await readBalance(db, won?.accountId ?? 0n))?.balance).toBe(won?.amount);
  const other = String(next?.id);
  const key = answers[0]?.code === 'ok' ? 'reward-aaa' : 'reward-bbb';
  expect((await take(key, { token, rewardId: other })).code).toBe('key_reused');
  const { body } = await call('GET', '/wps/records/bonuses', { token });
  expect(body.value).toMatchObject({
    list: [{ kind: 'LEADERBOARD', requirement: { multiple: '1', target: '30000.00' } }],
  });
});

test('a reward whose time is over is refused and counts for nothing', async () => {
  const [, left] = await listOffered();
  clock.advance(14 * DAY_MS);
  const token = await signInAgain(left?.accountId);
  const body = { rewardId: String(left?.id), requestId: 'too-late-1' };
  expect((await call('POST', '/wps/rewards', { token, body })).body.code).toBe('reward_over');
  const listed = await call('GET', '/wps/rewards', { token });
  expect(listed.body.value).toMatchObject({ rewardCount: 0, list: [{ state: 'CLOSED' }] });
});

test('a member who may not play takes no reward and has none to take', async () => {
  const member = await person();
  const at = clock.now();
  const id = await transaction(db, async (tx) => {
    const offered = {
      accountId: member.id,
      kind: 'RAFFLE',
      reference: '1:000017',
      amount: kyat(900),
    } as const;
    const first = await offerReward(tx, { ...offered, at, expiresAt: null });
    expect(await offerReward(tx, { ...offered, at, expiresAt: null })).toBe(first);
    return first;
  });
  const { token } = member;
  const read = async () => (await call('GET', '/wps/rewards', { token })).body.value;
  expect(await read()).toMatchObject({ rewardCount: 1, list: [{ kind: 'RAFFLE', expiresAt: null }] });
  await close(member, 'BETTING');
  expect(await read()).toMatchObject({ rewardCount: 0 });
  const body = { rewardId: String(id), requestId: 'closed-to-it' };
  expect((await call('POST', '/wps/rewards', { token, body })).body.code).toBe('betting_stopped');
  expect((await readBalance(db, member.id))?.balance).toBe(0n);
});

test('a week that nobody fixed in its time is fixed with the next one', async () => {
  toMonday(6);
  const [one, other] = [await person(), await person()];
  await bet(one, 5_000);
  await refreshLeaderboard(ctx);
  toMonday(6);
  await bet(other, 5_000);
  toMonday(6);
  await closeWeek(ctx);
  for (const member of [one, other]) {
    const token = await signInAgain(member.id);
    const { body } = await call('GET', '/wps/rewards', { token });
    expect(body.value).toMatchObject({ rewardCount: 1, list: [{ amount: '30000.00' }] });
  }
});

test('the scores of all add up to what was bet, each by its weight', async () => {
  const weights = { RNG: 1_0000n, LIVE: 2_000n, JP: 0n } as const;
  toMonday(6);
  const crowd = [await person(), await person(), await person()];
  const week = missionsWeek();
  await fc.assert(
    fc.asyncProperty(
      fc.array(
        fc.record({
          who: fc.nat({ max: 2 }),
          title: fc.constantFrom('RNG', 'LIVE', 'JP'),
          stake: fc.integer({ min: 1, max: 999_999 }),
        }),
        { maxLength: 12 },
      ),
      async (bets) => {
        const marker = `p${(last += 1)}`;
        const sums = crowd.map(() => 0n);
        for (const { who, title, stake } of bets) {
          const member = crowd[who];
          if (member === undefined) continue;
          const played = { accountId: member.id, round: marker, game: title, stake: BigInt(stake) };
          await givenPlayed(db, { ...played, at: clock.now() });
          sums[who] = (sums[who] ?? 0n) + BigInt(stake) * weights[title];
        }
        const weighed = await weighPlayed(db, week);
        const scores = crowd.map(({ id }) => weighed.find(({ accountId }) => accountId === id)?.score ?? 0n);
        expect(scores).toEqual(sums.map((sum) => sum / 10_000n));
        const players = crowd.map(({ id }) => ({ id, type: 0 as const, closed: false }));
        const ranks = rankPlayers({ weighed, players });
        expect(ranks.reduce((sum, { score }) => sum + score, 0n)).toBe(
          sums.reduce((sum, one) => sum + one / 10_000n, 0n),
        );
        expect(ranks.map(({ rank }) => rank)).toEqual(ranks.map((_, index) => index + 1));
        await givenNoRounds(db, marker);
      },
    ),
    { numRuns: 25 },
  );
});

const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The running week, by its days. */
const missionsWeek = () => {
  const day = new Date(clock.now().getTime() + 6.5 * HOUR_MS);
  const from = new Date(day.getTime() - ((day.getUTCDay() + 6) % 7) * DAY_MS);
  return { from: dayOf(from), to: dayOf(new Date(from.getTime() + 6 * DAY_MS)) };
};

/** So many players stand before the member in the running week; gives how long the leaderboard then takes at best. */
const fastestBehind = async (member: TestMember, players: number): Promise<number> => {
  const week = missionsWeek();
  const crowd = Array.from({ length: players }, (_, n) => ({
    rank: n + 1,
    accountId: 1_000_001n + BigInt(n),
    score: money(99_999_999n - BigInt(n)),
  }));
  const last = { rank: players + 1, accountId: member.id, score: money(1n) };
  const standings = [...crowd, last].map((one) => ({ ...one, reachedAt: clock.now(), prize: null }));
  await transaction(db, async (tx) => {
    await lockWeek(tx, week.from, clock.now());
    await replaceStandings(tx, week.from, standings);
  });
  const times: number[] = [];
  for (let index = 0; index < 10; index += 1) {
    const begin = performance.now();
    expect((await leaderboardOf(member)).own?.rank).toBe(players + 1);
    times.push(performance.now() - begin);
  }
  return Math.min(...times);
};

test('the leaderboard of ten thousand players answers about as fast as that of a hundred', async () => {
  toMonday(6);
  const member = await person();
  const few = await fastestBehind(member, 100);
  expect(await fastestBehind(member, 10_000)).toBeLessThan(5 * few);
});

test('what staff changes of missions and prizes is for those who publish, and stands in the audit', async () => {
  const [editor, support] = [await staff('content'), await staff('support')];
  const body = {
    type: 'DAILY',
    metric: 'WINS',
    category: null,
    target: '5',
    reward: { kind: 'POINTS', amount: '100' },
    titles: { en: 'Win five rounds', my: 'ငါးပွဲ အနိုင်ရပါ' },
    enabled: true,
    startsOn: '2026-11-01',
    endsOn: null,
    reason: 'for december',
  };
  expect((await callStaff('POST', '/console/missions', { token: support.token, body })).status).toBe(403);
  const made = await callStaff('POST', '/console/missions', { token: editor.token, body });
  expect(made.body).toMatchObject({
    code: 'ok',
    value: { proposed: null, mission: { target: '5', claims: 0, cost: '0.00', enabled: true } },
  });
  const { id } = (made.body.value as { mission: { id: string } }).mission;
  const change = { ...body, target: '7', enabled: false, reason: 'it was too easy' };
  const changed = await callStaff('PUT', `/console/missions/${id}`, { token: editor.token, body: change });
  expect(changed.body.value).toMatchObject({ mission: { target: '7', enabled: false } });
  const listed = await callStaff('GET', '/console/missions', { token: support.token });
  expect(listed.body.value).toMatchObject([{ id, target: '7' }]);
  for (const wrong of [
    { ...body, target: '1.5' },
    { ...body, target: '0' },
    { ...body, metric: 'LOGIN_DAYS', target: '2' },
    { ...body, category: 'LIVE' },
    { ...body, endsOn: '2026-10-31' },
    { ...body, titles: { en: 'only one' } },
  ])
    expect(
      (await callStaff('POST', '/console/missions', { token: editor.token, body: wrong })).body.code,
    ).toBe('bad_request');
  expect((await setPrizes([], support)).status).toBe(403);
  const overlapping = [
    { fromRank: 1, toRank: 3, amount: '10' },
    { fromRank: 3, toRank: 4, amount: '5' },
  ];
  expect((await setPrizes(overlapping, editor)).body.code).toBe('bad_request');
  const leaderboard = await callStaff('GET', '/console/leaderboard', { token: support.token });
  expect(leaderboard.body.value).toMatchObject({
    prizes: [{ fromRank: 1, amount: '30000.00' }, { fromRank: 2 }],
  });
  const entries = await readAudit(db, {});
  expect(entries.map(({ action }) => action).filter((action) => action.startsWith('mission.'))).toEqual([
    'mission.prizes',
    'mission.prizes',
    'mission.create',
    'mission.change',
  ]);
});
