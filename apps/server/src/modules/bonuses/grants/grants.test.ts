import { money, type Money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  accountIdOf,
  givenTarget,
  readCountedRequirements,
  givenRegistrationUncounted,
  givenFreeCreditWithoutPhone,
} from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { keepFingerprint, payeeFingerprint } from '../../protection/index.ts';
import { followWallets, openRequirement, remainingTurnover } from '../../turnover/index.ts';
import { listPostings, post, postingKey, readBalance } from '../../wallet/index.ts';
import { toBonusView } from '../views.ts';
import { claimBonus } from './claim-bonus.ts';
import { expireBonuses } from './expire-bonuses.ts';
import { capOpenWinnings, hasUncappedWinnings } from './take-back.ts';
import { switchBonus } from '../kinds/list-kinds.ts';
import { listBonuses } from './list-bonuses.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db, { TRUSTED_PROXIES: '127.0.0.1' });

beforeAll(() => givenFreeCreditWithoutPhone(db));

beforeAll(() => givenRegistrationUncounted(db));
const { ctx, call, clock } = site;
const { play } = testPlay(db, site);
const DAY_MS = 86_400_000;

afterAll(() => expectProven(db));

let last = 0;
const kyat = (amount: number): Money => money(BigInt(amount) * 100n);

const openMember = async () => {
  last += 1;
  const name = `claimer${last}`;
  const password = 'long enough 1';
  const body = { username: name, password, confirmPassword: password, ageAndTermsAccepted: true };
  const { body: reply } = await call('PUT', '/wps/member/register', { body });
  return {
    name,
    id: await accountIdOf(db, name),
    token: (reply.value as { token: string }).token,
    ip: `10.0.0.${last}`,
  };
};
type Member = Awaited<ReturnType<typeof openMember>>;

const deposit = (accountId: bigint, amount: number): Promise<bigint> => {
  last += 1;
  const reference = `d${last}`;
  return transaction(db, async (tx) => {
    const key = postingKey('test', reference);
    await post(tx, accountId, { kind: 'DEPOSIT', amount: kyat(amount), key, source: 'test', reference });
    const at = clock.now();
    const base = kyat(amount);
    return openRequirement(tx, {
      accountId,
      kind: 'DEPOSIT',
      base,
      multiple: '1',
      source: 'test',
      reference,
      at,
    });
  });
};

const claim = async ({ token, ip }: Member, kind: string, requestId = `request-${(last += 1)}`) => {
  const headers = { 'x-forwarded-for': ip };
  return call('POST', `/wps/promotions/bonuses/${kind}`, { token, headers, body: { requestId } });
};

const balance = async ({ id }: Member) => (await readBalance(db, id))?.balance;
const remaining = ({ id }: Member) => transaction(db, (tx) => remainingTurnover(tx, id));
const listed = async ({ id }: Member) => {
  const { bonuses, total } = await listBonuses(db, id, { no: 1, size: 20 });
  return { total, list: bonuses.map(toBonusView) };
};

test('ENGAGE-003 the first deposit is doubled once and opens fifteen times both', async () => {
  const member = await openMember();
  await deposit(member.id, 50_000);
  const { status, body } = await claim(member, 'FIRST_DEPOSIT');
  expect(status).toBe(200);
  expect(body.value).toMatchObject({
    amount: '50000.00',
    requirement: { target: '1500000.00', multiple: '15', maxStake: '5000.00', state: 'OPEN' },
  });
  expect(await balance(member)).toBe(kyat(100_000));
  expect(await remaining(member)).toBe(kyat(1_550_000));
  const [bonus] = (await listed(member)).list;
  const [posting] = await listPostings(db, member.id, { limit: 1 });
  expect(posting).toMatchObject({ id: bonus?.posting, kind: 'BONUS', amount: kyat(50_000) });
  const { body: record } = await call('GET', '/wps/records/bonuses', { token: member.token });
  expect(record.value).toEqual({ list: [body.value], total: 1, totalPages: 1 });
});

test('a deposit brings no more than the most of a bonus, and one bonus', async () => {
  const member = await openMember();
  await deposit(member.id, 300_000);
  expect((await claim(member, 'FIRST_DEPOSIT')).body.value).toMatchObject({ amount: '100000.00' });
  expect((await claim(member, 'DAILY_RELOAD')).body.code).toBe('bonus_needs_deposit');
  await deposit(member.id, 20_000);
  expect((await claim(member, 'DAILY_RELOAD')).body.value).toMatchObject({
    amount: '2000.00',
    requirement: { target: '16000.00' },
  });
  await deposit(member.id, 20_000);
  expect((await claim(member, 'DAILY_RELOAD')).body.code).toBe('bonus_taken');
  clock.advance(DAY_MS);
  const tomorrow = { accountId: member.id, kind: 'DAILY_RELOAD', fingerprints: [`ip:${member.ip}`] };
  await expect(claimBonus(ctx, { ...tomorrow, requestId: 'no-deposit' })).rejects.toMatchObject({
    code: 'bonus_needs_deposit',
  });
  await deposit(member.id, 20_000);
  await claimBonus(ctx, { ...tomorrow, requestId: 'a-deposit' });
});

test('a claim is decided by the bets so far, though no job has counted them; what is offered follows the count', async () => {
  const member = await openMember();
  await deposit(member.id, 10_000);
  await play(member.name, 1_000_000n, 1_000_000n);
  const readOffer = async () => {
    const { body } = await call('GET', '/wps/promotions/offers', { token: member.token });
    const { list } = body.value as { list: { kind: string; state: string }[] };
    return list.find(({ kind }) => kind === 'FIRST_DEPOSIT')?.state;
  };
  expect(await readOffer()).toBe('CLAIM');
  expect((await claim(member, 'FIRST_DEPOSIT')).body.code).toBe('bonus_needs_deposit');
  await readCountedRequirements(db, member.id);
  expect(await readOffer()).toBe('CLOSED');
});

test('claims at the same moment pay once, and the same request is answered as it was', async () => {
  const member = await openMember();
  const requests = ['same-request', 'same-request', 'other-one', 'other-two', 'other-three'];
  const answers = await Promise.all(requests.map((id) => claim(member, 'FREE_CREDIT', id)));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(answers.every(({ body }) => ['ok', 'bonus_taken'].includes(body.code))).toBe(true);
  expect(await balance(member)).toBe(kyat(3_000));
  expect((await listed(member)).total).toBe(1);
});

test('a request that claimed one bonus claims no other', async () => {
  const member = await openMember();
  const first = await claim(member, 'FREE_CREDIT', 'request-of-mine');
  const again = await claim(member, 'FREE_CREDIT', 'request-of-mine');
  expect(again.body.value).toEqual(first.body.value);
  expect((await claim(member, 'FIRST_DEPOSIT', 'request-of-mine')).body.code).toBe('key_reused');
});

test('a bonus is given once at a place, and not at all when it is unknown or switched off', async () => {
  const one = await openMember();
  const other = { ...(await openMember()), ip: one.ip };
  expect((await claim(one, 'FREE_CREDIT')).status).toBe(200);
  expect((await claim(other, 'FREE_CREDIT')).body.code).toBe('bonus_taken');
  expect((await claim(other, 'NO_SUCH')).body.code).toBe('not_found');
  expect((await call('POST', '/wps/promotions/bonuses/FREE_CREDIT', { body: {} })).status).toBe(401);
  await switchBonus(db, 'FREE_CREDIT', false);
  expect((await claim(await openMember(), 'FREE_CREDIT')).body.code).toBe('not_enabled');
  await switchBonus(db, 'FREE_CREDIT', true);
});

test('a bonus is given once on a device, whoever is signed in there', async () => {
  const [one, other] = [await openMember(), await openMember()];
  const url = '/wps/promotions/bonuses/FREE_CREDIT';
  const first = await call('POST', url, {
    token: one.token,
    body: { requestId: 'device-one' },
    headers: { 'x-forwarded-for': one.ip },
  });
  const [cookie = ''] = String(first.headers['set-cookie']).split(';');
  expect(cookie).toMatch(/^device=[\w-]{22}$/);
  const headers = { 'x-forwarded-for': other.ip, cookie };
  const asked = { token: other.token, body: { requestId: 'device-two' } };
  expect((await call('POST', url, { ...asked, headers })).body.code).toBe('bonus_taken');
  const strange = { ...headers, cookie: 'device=another' };
  expect((await call('POST', url, { ...asked, headers: strange })).body.code).toBe('ok');
});

test('a bonus is given once to whoever is paid out to one account', async () => {
  const [one, other] = [await openMember(), await openMember()];
  for (const { id } of [one, other])
    await keepFingerprint(db, id, payeeFingerprint({ provider: 'KBZPAY', number: '09771234567' }));
  expect((await claim(one, 'FREE_CREDIT')).body.code).toBe('ok');
  expect((await claim(other, 'FREE_CREDIT')).body.code).toBe('bonus_taken');
});

test('the meter tells what filled a requirement, to its owner alone', async () => {
  const member = await openMember();
  await deposit(member.id, 10_000);
  await play(member.name, 100_000n, 50_000n);
  await play(member.name, 200_000n, 0n);
  await readCountedRequirements(db, member.id);
  const { body } = await call('GET', '/wps/promotions/requirements', { token: member.token });
  const { remaining, list } = body.value as { remaining: string; list: { id: string; progress: string }[] };
  expect([remaining, list[0]?.progress]).toEqual(['7000.00', '3000.00']);
  const path = `/wps/promotions/requirements/${list[0]?.id}/bets`;
  const filled = await call('GET', `${path}?pageSize=1`, { token: member.token });
  expect(filled.body.value).toMatchObject({
    total: 2,
    totalPages: 2,
    list: [{ amount: '2000.00', category: 'RNG' }],
  });
  const [{ bet }] = (filled.body.value as { list: [{ bet: string }] }).list;
  expect((await call('GET', `/wps/records/bets/${bet}`, { token: member.token })).status).toBe(200);
  const otherMember = await openMember();
  expect((await call('GET', path, { token: otherMember.token })).status).toBe(404);
});

test('at its last instant a bonus still stands, a moment later it is taken back as far as the own money allows', async () => {
  const member = await openMember();
  await deposit(member.id, 10_000);
  await claim(member, 'FIRST_DEPOSIT');
  await play(member.name, 500_000n, 0n);
  clock.advance(7 * DAY_MS - 1);
  await expireBonuses(ctx);
  expect(await balance(member)).toBe(kyat(15_000));
  clock.advance(1);
  await Promise.all([expireBonuses(ctx), expireBonuses(ctx)]);
  expect(await balance(member)).toBe(kyat(10_000));
  const [bonus] = (await listed(member)).list;
  expect(bonus).toMatchObject({ takenBack: '5000.00', requirement: { state: 'FORFEIT' } });
  const [posting] = await listPostings(db, member.id, { limit: 1 });
  expect(posting).toMatchObject({ kind: 'BONUS_FORFEIT', amount: kyat(-5_000), reference: 'FIRST_DEPOSIT' });
  expect(await remaining(member)).toBe(kyat(5_000));
});

test('winnings stay when a bonus expires, and a wallet with less than was deposited gives nothing', async () => {
  const [winner, loser] = [await openMember(), await openMember()];
  for (const member of [winner, loser]) {
    await deposit(member.id, 10_000);
    await claim(member, 'FIRST_DEPOSIT');
  }
  await play(winner.name, 100_000n, 10_100_000n);
  await play(loser.name, 1_200_000n, 0n);
  clock.advance(7 * DAY_MS);
  await expireBonuses(ctx);
  expect(await balance(winner)).toBe(kyat(110_000));
  expect(await balance(loser)).toBe(kyat(8_000));
});

test('a bonus that was filled before it was looked at does not expire', async () => {
  const member = await openMember();
  await claim(member, 'FREE_CREDIT');
  await givenTarget(db, member.id, 10_000n);
  await play(member.name, 10_000n, 10_000n);
  clock.advance(7 * DAY_MS);
  await expireBonuses(ctx);
  expect((await listed(member)).list[0]?.requirement.state).toBe('FULFILLED');
  expect(await balance(member)).toBe(kyat(3_000));
});

const ask = (id: bigint) =>
  transaction(db, async (tx) => {
    await remainingTurnover(tx, id);
    return hasUncappedWinnings(tx, id);
  });
const follow = async () => {
  await followWallets(db);
  await capOpenWinnings(db);
};

test('of a free bonus ten times may be kept beside the own money, whoever looks first', async () => {
  for (const look of [follow, ask]) {
    const member = await openMember();
    await claim(member, 'FREE_CREDIT');
    await givenTarget(db, member.id, 10_000n);
    await deposit(member.id, 5_000);
    await play(member.name, 10_000n, 10_000_000n);
    // Postings newer than a transaction that still runs, whosever it is, are followed a little later.
    const looked = async () => {
      await Promise.all([look(member.id), look(member.id)]);
      return balance(member);
    };
    await expect.poll(looked).toBe(kyat(35_000));
    expect((await listed(member)).list[0]).toMatchObject({ takenBack: '72900.00' });
  }
});
