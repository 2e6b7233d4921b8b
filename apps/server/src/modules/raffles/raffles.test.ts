import { raffles } from '@hintha/contract';
import { commitTo, isServerSeed, verifyRaffle } from '@hintha/fairness';
import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  givenAccount,
  givenPlayed,
  givenRaffleEnd,
  givenSessionsOpened,
  givenStaffSessionsOpened,
  readAudit,
  readInbox,
  readRewards,
} from '../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { openMember, type TestMember } from '../../../../../tools/payments/members.ts';
import { testContext } from '../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../tools/test/play.ts';
import { sumPlayDays } from '../bets/index.ts';
import { revokeRequirement } from '../bonuses/index.ts';
import { openRequirement } from '../turnover/index.ts';
import { claimTickets } from './claim-tickets.ts';
import { ticketsFor } from './rules.ts';
import { usualOf } from '../settings/index.ts';
import { raffleSettings } from './settings.ts';
import { findRaffle, updateIssued } from './raffle-store.ts';
import { listClaimsAfter } from './ticket-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock, call } = site;
const { call: callStaff, hire } = testConsole(ctx);
// For the titles that bets are weighed by.
testPlay(db, site);

const DAY_MS = 86_400_000;
const kyat = (amount: number) => money(BigInt(amount) * 100n);

let maker: Colleague;
let checker: Colleague;
let auditor: Colleague;
beforeAll(async () => {
  maker = await hire('publisher1', 'content');
  checker = await hire('publisher2', 'content');
  auditor = await hire('auditor1', 'auditor');
});
afterAll(() => expectProven(db));

let last = 0;
const key = () => `request-${(last += 1)}`;

const PRIZES = [
  { count: 1, amount: '1000.00' },
  { count: 2, amount: '100.00' },
];

interface Made {
  startsAt?: number | null;
  endsAt?: number;
  prizes?: readonly { count: number; amount: string }[];
  requestId?: string;
}

const create = async (made: Made = {}) => {
  const body = {
    nameEn: 'Test raffle',
    nameMy: 'ကံစမ်းမဲ',
    startsAt: null,
    endsAt: clock.now().getTime() + 10 * DAY_MS,
    beacon: 'the beacon of the day',
    prizes: PRIZES,
    reason: 'for a test',
    requestId: key(),
    ...made,
  };
  const { body: reply } = await callStaff('POST', '/console/raffles', { token: maker.token, body });
  const { raffle = reply.value } = (reply.value ?? {}) as { raffle?: never };
  return { ...reply, value: raffle };
};

const openRaffle = async (made: Made = {}): Promise<string> => {
  const { code, value } = await create(made);
  expect(code).toBe('ok');
  return (value as { id: string }).id;
};

const deposit = async ({ id: accountId }: { id: bigint }, amount: number): Promise<string> => {
  const reference = `d${(last += 1)}`;
  const at = clock.now();
  const order = {
    accountId,
    kind: 'DEPOSIT',
    base: kyat(amount),
    multiple: '1',
    source: 'test',
    reference,
    at,
  } as const;
  await transaction(db, (tx) => openRequirement(tx, order));
  return reference;
};

/** A round that was decided now, as the vendor's rooms keep it. */
const bet = ({ id }: { id: bigint }, stake: number) =>
  givenPlayed(db, { accountId: id, stake: kyat(stake), payout: kyat(stake), at: clock.now() });

const claim = async ({ token }: TestMember, promotionId: string, requestId = key()) => {
  const { body } = await call('POST', '/wps/promotion/raffle/claim', {
    token,
    body: { promotionId, requestId },
  });
  return body as {
    code: string;
    value: { added: number; tickets: number; numeros: unknown[]; prize: string | null };
  };
};

const own = async ({ token }: TestMember, raffleId: string) => {
  const { body } = await call('GET', '/wps/promotion/raffle/own', { token });
  return raffles.listOwnRaffles.reply.parse(body.value).list.find((one) => one.raffleId === raffleId);
};

const published = async (raffleId: string) => {
  const { body } = await call('GET', `/wps/promotion/raffles/${raffleId}`);
  return raffles.readRaffle.reply.parse(body.value);
};

const proposeLock = async (raffleId: string, entropy = 'beacon-0001') => {
  const body = { entropy, reason: 'the raffle is over', requestId: key() };
  return (await callStaff('POST', `/console/raffles/${raffleId}/lock`, { token: maker.token, body })).body;
};

const approve = async ({ id, payloadHash }: { id: string; payloadHash: string }) =>
  (
    await callStaff('POST', `/console/approvals/${id}/approve`, {
      token: checker.token,
      body: { payloadHash },
    })
  ).body;

const lock = async (raffleId: string, entropy?: string): Promise<void> => {
  const proposed = await proposeLock(raffleId, entropy);
  expect(proposed.code).toBe('ok');
  expect((await approve(proposed.value)).code).toBe('ok');
};

const draw = async (raffleId: string, { token } = maker) =>
  (await callStaff('POST', `/console/raffles/${raffleId}/draw`, { token, body: {} })).body;

/** Time passes, and whoever is signed in stays so. */
const pass = async (ms: number): Promise<void> => {
  clock.advance(ms);
  await givenSessionsOpened(db, clock.now());
  await givenStaffSessionsOpened(db, clock.now());
};
/** The winning numbers as anybody works them out. */
const drawAnew = (shown: Awaited<ReturnType<typeof published>>) =>
  verifyRaffle({
    serverSeed: shown.drawn?.serverSeed ?? '',
    commitment: shown.commitment,
    raffleId: shown.id,
    entropy: shown.lock?.entropy ?? '',
    issued: shown.issued,
    voided: shown.voided.map(({ first, last: end }) => [first, end] as const),
    listHash: shown.lock?.listHash ?? '',
    prizes: shown.prizes.at(-1)?.to ?? 0,
  });

const endRaffle = () => pass(11 * DAY_MS);

test('tickets come for every 50,000 deposited and every 500,000 bet, and no more than 200', () => {
  const amounts = fc.bigInt({ min: 0n, max: 10n ** 12n });
  fc.assert(
    fc.property(amounts, amounts, (deposited, betted) => {
      const tickets = ticketsFor({ deposited, bet: betted }, usualOf(raffleSettings));
      const whole = deposited / 5_000_000n + betted / 50_000_000n;
      expect(BigInt(tickets)).toBe(whole < 200n ? whole : 200n);
    }),
  );
  expect(ticketsFor({ deposited: 4_999_999n, bet: 49_999_999n }, usualOf(raffleSettings))).toBe(0);
});

test('ENGAGE-007 ENGAGE-008 a raffle goes from coming soon over join and claim to joined, each time by what was earned', async () => {
  const member = await openMember(site);
  await deposit(member, 500_000);
  clock.advance(1);
  const raffleId = await openRaffle({ startsAt: clock.now().getTime() + DAY_MS });
  expect(await own(member, raffleId)).toMatchObject({ state: 'COMING_SOON', tickets: 0, claimable: 0 });
  expect((await claim(member, raffleId)).code).toBe('raffle_closed');
  await pass(DAY_MS);
  expect(await own(member, raffleId)).toMatchObject({
    state: 'JOIN',
    missing: { deposit: '50000.00', bet: '500000.00' },
  });
  await deposit(member, 20_000);
  clock.advance(1);
  expect(await own(member, raffleId)).toMatchObject({ state: 'PROCESS', missing: { deposit: '30000.00' } });
  expect((await claim(member, raffleId)).code).toBe('tickets_claimed');
  await deposit(member, 80_000);
  await bet(member, 600_000);
  clock.advance(1);
  expect(await own(member, raffleId)).toMatchObject({
    state: 'CLAIM',
    claimable: 3,
    missing: { deposit: '50000.00', bet: '400000.00' },
  });
  expect(await claim(member, raffleId)).toMatchObject({
    code: 'ok',
    value: { added: 3, tickets: 3, numeros: [{ first: 0, last: 2 }], prize: null },
  });
  expect(await own(member, raffleId)).toMatchObject({ state: 'JOINED', tickets: 3, claimable: 0 });
});

test('ENGAGE-027 tickets are claimed once; the same request is answered again as it was, another use of its key is refused', async () => {
  const member = await openMember(site);
  const [raffleId, other] = [await openRaffle(), await openRaffle()];
  await deposit(member, 100_000);
  clock.advance(1);
  const first = await claim(member, raffleId, 'claimed-once');
  expect(first).toMatchObject({ code: 'ok', value: { added: 2 } });
  expect(await claim(member, raffleId, 'claimed-once')).toMatchObject(first);
  expect((await claim(member, other, 'claimed-once')).code).toBe('key_reused');
  expect((await claim(member, raffleId)).code).toBe('tickets_claimed');
  expect((await claim(member, '999999')).code).toBe('not_found');
});

test('bets count from the first instant of the period to its last, whether their days are summed or running', async () => {
  const member = await openMember(site);
  await bet(member, 5_000_000);
  clock.advance(1);
  const raffleId = await openRaffle();
  await bet(member, 500_000);
  await pass(DAY_MS);
  await bet(member, 500_000);
  await pass(2 * DAY_MS);
  await sumPlayDays(ctx);
  await bet(member, 500_000);
  clock.advance(1);
  expect(await own(member, raffleId)).toMatchObject({ claimable: 3, state: 'CLAIM' });
});

test('a deposit that was taken back brings no ticket', async () => {
  const member = await openMember(site);
  const raffleId = await openRaffle();
  const reference = await deposit(member, 500_000);
  clock.advance(1);
  expect(await own(member, raffleId)).toMatchObject({ claimable: 10 });
  await transaction(db, (tx) =>
    revokeRequirement(ctx, tx, { accountId: member.id, source: 'test', reference, at: clock.now() }),
  );
  expect(await own(member, raffleId)).toMatchObject({ claimable: 0 });
});

const numbersOf = async (raffleId: string): Promise<number[]> => {
  const claims = await listClaimsAfter(db, BigInt(raffleId), { after: -1, limit: 10_000 });
  return claims.flatMap(({ first, tickets }) => Array.from({ length: tickets }, (_, place) => first + place));
};

test('claims at once give nobody more than was earned, and numbers follow one another without a gap', async () => {
  const raffleId = await openRaffle();
  const members = [await openMember(site), await openMember(site), await openMember(site)];
  const amounts = [150_000, 50_000, 20_000_000];
  for (const [place, member] of members.entries()) await deposit(member, amounts[place] ?? 0);
  clock.advance(1);
  const codes = await Promise.all(
    members.flatMap((member) => [1, 2, 3, 4].map(async () => (await claim(member, raffleId)).code)),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(3);
  expect(codes.filter((code) => code === 'tickets_claimed')).toHaveLength(9);
  expect(await numbersOf(raffleId)).toEqual(Array.from({ length: 3 + 1 + 200 }, (_, number) => number));
  expect((await published(raffleId)).issued).toBe(204);
});

test('the same request sent four times at once is one claim', async () => {
  const raffleId = await openRaffle();
  const member = await openMember(site);
  await deposit(member, 150_000);
  clock.advance(1);
  const answers = await Promise.all([1, 2, 3, 4].map(() => claim(member, raffleId, 'once-and-again')));
  expect(answers.map(({ code, value }) => [code, value.added])).toEqual(
    Array.from({ length: 4 }, () => ['ok', 3]),
  );
  expect(await numbersOf(raffleId)).toEqual([0, 1, 2]);
});

test('a key that is used for two raffles at once counts for one of them', async () => {
  const member = await openMember(site);
  const ids = [await openRaffle(), await openRaffle()];
  await deposit(member, 50_000);
  clock.advance(1);
  const codes = await Promise.all(ids.map(async (id) => (await claim(member, id, 'two-at-once')).code));
  expect(codes.toSorted()).toEqual(['key_reused', 'ok']);
});

test('a raffle gives out the numbers up to 999999 and is full then', async () => {
  const raffleId = await openRaffle();
  await transaction(db, (tx) => updateIssued(tx, BigInt(raffleId), 999_998));
  const [first, second] = [await openMember(site), await openMember(site)];
  for (const member of [first, second]) await deposit(member, 500_000);
  clock.advance(1);
  expect((await claim(first, raffleId)).value).toMatchObject({
    added: 2,
    numeros: [{ first: 999_998, last: 999_999 }],
  });
  expect((await claim(second, raffleId)).code).toBe('raffle_full');
});

const makeAgent = ({ id }: TestMember) => givenAccount(db, id, { type: 2 });

test('agents and accounts that play is closed to get no tickets', async () => {
  const raffleId = await openRaffle();
  const [agent, stopped] = [await openMember(site), await openMember(site)];
  for (const member of [agent, stopped]) await deposit(member, 50_000);
  clock.advance(1);
  await makeAgent(agent);
  await givenAccount(db, stopped.id, { bettingStopped: true });
  expect((await claim(agent, raffleId)).code).toBe('non_member');
  expect((await claim(stopped, raffleId)).code).toBe('betting_stopped');
  expect(await own(stopped, raffleId)).toMatchObject({ state: 'CLOSED', missing: null });
});

test('the commitment is told from the beginning and the seed only with the draw, and nothing of it lies open before', async () => {
  const raffleId = await openRaffle();
  const before = await published(raffleId);
  expect(before).toMatchObject({ phase: 'OPEN', lock: null, drawn: null });
  await endRaffle();
  await lock(raffleId);
  expect(await published(raffleId)).toMatchObject({ phase: 'LOCKED', drawn: null });
  await draw(raffleId);
  const { drawn, commitment } = await published(raffleId);
  const seed = drawn?.serverSeed ?? '';
  expect(commitment).toBe(before.commitment);
  expect(isServerSeed(seed) && commitTo(seed)).toBe(before.commitment);
  const stored = (await findRaffle(db, BigInt(raffleId)))?.sealedSeed;
  expect(stored?.includes(seed)).toBe(false);
});

test('a lock takes out who takes no part, fixes the list, and the draw gives the prizes to other numbers by their ranks', async () => {
  const raffleId = await openRaffle();
  const [good, better, agent, closed] = [
    await openMember(site),
    await openMember(site),
    await openMember(site),
    await openMember(site),
  ];
  for (const member of [good, agent, closed, better]) {
    await deposit(member, 100_000);
    clock.advance(1);
    expect((await claim(member, raffleId)).code).toBe('ok');
  }
  await makeAgent(agent);
  await givenAccount(db, closed.id, { status: 'locked' });
  expect((await draw(raffleId)).code).toBe('raffle_not_ready');
  expect((await proposeLock(raffleId)).code).toBe('raffle_not_ready');
  await endRaffle();
  expect((await claim(good, raffleId)).code).toBe('raffle_closed');
  await lock(raffleId);
  const fixed = await published(raffleId);
  expect(fixed.lock).toMatchObject({ entropy: 'beacon-0001', valid: 4 });
  expect(fixed.voided).toEqual([
    { first: 2, last: 3 },
    { first: 4, last: 5 },
  ]);
  expect((await draw(raffleId)).code).toBe('ok');
  const done = await published(raffleId);
  expect(done.winners.map(({ rank, amount }) => [rank, amount])).toEqual([
    [1, '1000.00'],
    [2, '100.00'],
    [3, '100.00'],
  ]);
  const listed = await callStaff('GET', `/console/raffles/${raffleId}/winners`, { token: auditor.token });
  const names = [good.name, better.name].map((name) => [name, `sa***${name.slice(-1)}`] as const);
  expect(
    (listed.body.value as { account: string }[]).map(({ account }) => new Map(names).get(account)),
  ).toEqual(done.winners.map(({ name }) => name));
  expect(drawAnew(done)).toEqual(done.winners.map(({ numero }) => Number(numero)));
  const states = await Promise.all([good, better].map(async (member) => own(member, raffleId)));
  const prizes = states.map((state) => Number(state?.prize ?? 0));
  expect(prizes.reduce((sum, prize) => sum + prize, 0)).toBe(1200);
  for (const [place, prize] of prizes.entries())
    expect(states[place]?.state).toBe(prize > 0 ? 'ISSUED' : 'CLOSED');
  for (const { name } of done.winners) expect(name).toMatch(/^sa\*\*\*\d$/);
});

test('a prize lies in the reward centre, is claimed once, and the raffle then counts as claimed', async () => {
  const raffleId = await openRaffle({ prizes: [{ count: 1, amount: '777.00' }] });
  const member = await openMember(site);
  await deposit(member, 50_000);
  clock.advance(1);
  const first = await claim(member, raffleId, 'won-later');
  expect(first.value.prize).toBeNull();
  await endRaffle();
  await lock(raffleId);
  await draw(raffleId);
  expect(await own(member, raffleId)).toMatchObject({ state: 'ISSUED', prize: '777.00' });
  expect((await claim(member, raffleId, 'won-later')).value).toMatchObject({ added: 1, prize: '777.00' });
  const { body } = await call('GET', '/wps/rewards', { token: member.token });
  const { list } = body.value as { list: { id: string; reference: string; amount: string }[] };
  expect(list).toMatchObject([{ reference: `${raffleId}:000000`, amount: '777.00' }]);
  const order = { token: member.token, body: { rewardId: list[0]?.id, requestId: key() } };
  expect((await call('POST', '/wps/rewards', order)).body.code).toBe('ok');
  expect(await own(member, raffleId)).toMatchObject({ state: 'CLAIMED' });
});

test('draws at once and draws again leave the winners of the first one, and each prize lies out once', async () => {
  const raffleId = await openRaffle();
  const member = await openMember(site);
  await deposit(member, 500_000);
  clock.advance(1);
  await claim(member, raffleId);
  await endRaffle();
  await lock(raffleId);
  const answers = await Promise.all([draw(raffleId), draw(raffleId, checker), draw(raffleId)]);
  expect(answers.map(({ code }) => code)).toEqual(['ok', 'ok', 'ok']);
  const { winners } = await published(raffleId);
  expect((await draw(raffleId)).code).toBe('ok');
  expect((await published(raffleId)).winners).toEqual(winners);
  expect(await readRewards(db, 'RAFFLE', member.id)).toHaveLength(3);
  expect(await readInbox(db, member.id)).toEqual([
    { kind: 'reward_offered', values: { bonus: 'RAFFLE', amount: '1200.00' } },
  ]);
});

test('a claim that meets the lock is in the list or refused, and the list is what was issued', async () => {
  for (let round = 0; round < 4; round += 1) {
    const raffleId = await openRaffle();
    const members = [await openMember(site), await openMember(site), await openMember(site)];
    for (const member of members) await deposit(member, 50_000);
    await endRaffle();
    // The clock stands a moment before the end for the claims, which is past for the lock.
    await givenRaffleEnd(db, raffleId, clock.now());
    const early = { ...ctx, clock: { now: () => new Date(clock.now().getTime() - 1) } };
    const proposed = await proposeLock(raffleId);
    const claims = members.map(({ id: accountId }) =>
      claimTickets(early, { accountId, raffleId: BigInt(raffleId), requestId: key() }),
    );
    const [approved, ...claimed] = await Promise.allSettled([approve(proposed.value), ...claims]);
    expect(approved).toMatchObject({ status: 'fulfilled', value: { code: 'ok' } });
    const given = claimed.filter(({ status }) => status === 'fulfilled').length;
    const { issued, lock: fixed } = await published(raffleId);
    expect([issued, fixed?.valid]).toEqual([given, given]);
    expect(await numbersOf(raffleId)).toEqual(Array.from({ length: given }, (_, number) => number));
  }
});

test('a lock takes two people, is proposed once the raffle is over, and cannot be done again', async () => {
  const raffleId = await openRaffle();
  await endRaffle();
  const [one, other] = [await proposeLock(raffleId, 'beacon-a'), await proposeLock(raffleId, 'beacon-b')];
  const body = { payloadHash: (one.value as { payloadHash: string }).payloadHash };
  const { id } = one.value as { id: string };
  const alone = await callStaff('POST', `/console/approvals/${id}/approve`, { token: maker.token, body });
  expect(alone.body.code).toBe('own_proposal');
  expect((await approve(one.value)).code).toBe('ok');
  expect((await approve(other.value)).code).toBe('proposal_over');
  expect((await proposeLock(raffleId)).code).toBe('raffle_not_ready');
  expect((await published(raffleId)).lock?.entropy).toBe('beacon-a');
  expect((await draw('999999')).code).toBe('not_found');
});

test('a raffle is made once for its key, never in the past, and by those alone who publish', async () => {
  const at = clock.now().getTime();
  const made = { requestId: 'made-once', endsAt: at + DAY_MS };
  const first = await create(made);
  expect(await create(made)).toMatchObject({ code: 'ok', value: first.value });
  expect((await create({ ...made, endsAt: at + 2 * DAY_MS })).code).toBe('key_reused');
  expect((await create({ startsAt: at - 1 })).code).toBe('bad_request');
  expect((await create({ endsAt: at })).code).toBe('bad_request');
  const { body } = await callStaff('POST', '/console/raffles', { token: auditor.token, body: {} });
  expect(body.code).toBe('role_needed');
  const subject = `raffle:${(first.value as { id: string }).id}`;
  expect(await readAudit(db, { action: 'raffle.create', subject })).toMatchObject([{ actor: 'publisher1' }]);
});

test('the latest hundred numbers are told to anybody, their owners hidden but for the ends of their names', async () => {
  const raffleId = await openRaffle();
  const [first, second] = [await openMember(site), await openMember(site)];
  for (const member of [first, second]) await deposit(member, 3_000_000);
  clock.advance(1);
  await claim(first, raffleId);
  await claim(second, raffleId);
  const { latest } = await published(raffleId);
  expect(latest).toHaveLength(100);
  expect(latest[0]).toEqual({ numero: '000119', name: `sa***${second.name.slice(-1)}` });
  expect(latest[99]?.numero).toBe('000020');
  const path = `/console/raffles/${raffleId}/tickets`;
  const listed = await callStaff('GET', `${path}?limit=1`, { token: auditor.token });
  expect(listed.body.value).toMatchObject([
    { first: '000000', last: '000059', account: first.name, voided: false },
  ]);
  const rest = await callStaff('GET', `${path}?after=0`, { token: auditor.token });
  expect(rest.body.value).toMatchObject([{ first: '000060', account: second.name }]);
});

test('ENGAGE-001 ACCESS-106 anybody reads the raffles and the terms of the bonuses', async () => {
  const raffleId = await openRaffle();
  const { body } = await call('GET', '/wps/promotion/raffles');
  const { list, perTicket } = raffles.listRaffles.reply.parse(body.value);
  expect(list[0]).toMatchObject({
    id: raffleId,
    phase: 'OPEN',
    prizes: [
      { from: 1, to: 1, amount: '1000.00' },
      { from: 2, to: 3, amount: '100.00' },
    ],
  });
  expect(perTicket).toEqual({ deposit: '50000.00', bet: '500000.00', most: 200 });
  const promotions = await call('GET', '/wps/promotions');
  const { list: offered } = promotions.body.value as { list: { kind: string }[] };
  expect(offered.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['DAILY_RELOAD', 'FIRST_DEPOSIT', 'MESSAGING_APP']),
  );
  expect(offered.map(({ kind }) => kind)).not.toContain('CASHBACK');
});
