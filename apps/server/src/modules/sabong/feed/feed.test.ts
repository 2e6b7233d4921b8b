import type { SabongMessageOf } from '@hintha/vendor-protocol/feed';
import { beforeAll, expect, test } from 'vitest';
import { type Colleague, testConsole } from '../../../../../../tools/console/test-console.ts';
import { kyat } from '../../../../../../tools/payments/test-deposits.ts';
import { declaration, postFeed } from '../../../../../../tools/sabong/post-feed.ts';
import { betOn, getFight } from '../../../../../../tools/sabong/test-fights.ts';
import { givenCloseAt } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven, openFunded } from '../../../../../../tools/test-wallet.ts';
import { readBalance } from '../../wallet/index.ts';
import { findArena } from '../arenas/arena-store.ts';
import { openBetWriter } from '../bets/bet-writer.ts';
import { findFightId } from '../fights/fight-store.ts';
import { finishFight } from '../settlement/settle-fight.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
const takeBet = openBetWriter(ctx);
const office = testConsole(ctx);

const ARENA = 'YANGON';
const EVENT = '20261127';
const FUNDS = kyat(100_000);
const keys = new Map<string, string>();
let first: Colleague;
let numbers = 0;
let fights = 0;

const post = async (...[messages, how]: [readonly object[] | string, Record<string, string>?]) =>
  postFeed(await site.http(), clock.now(), messages, how);

const taken = async (...messages: readonly object[]) => (await post(messages)).body.taken;

const numbered = () => ({ number: (numbers += 1), arena: ARENA, event: EVENT });

const card = (...listed: readonly number[]): SabongMessageOf<'card'> => ({
  kind: 'card',
  ...numbered(),
  names: { en: 'Yangon ring', my: 'ရန်ကုန် ကြက်ပွဲကွင်း' },
  fights: listed.map((fight) => ({ fight, meron: `Red ${fight}`, wala: `Blue ${fight}` })),
});

type Phase = SabongMessageOf<'fight'>['phase'];

const phase = (fight: number, to: Phase, more: object = {}): SabongMessageOf<'fight'> => ({
  kind: 'fight',
  ...numbered(),
  fight,
  phase: to,
  at: Date.now() + 1_000,
  closesAt: to === 'open' ? Date.now() + 240_000 : null,
  cause: to === 'cancelled' ? 'UNFIT' : null,
  ...more,
});

type Declared = Partial<Parameters<typeof declaration>[1]>;

const declared = (by: string, fight: number, result: 'meron' | 'wala' | 'draw', more: Declared = {}) =>
  declaration(keys.get(by) ?? '', {
    ...numbered(),
    fight,
    result,
    cause: null,
    at: Date.now(),
    by,
    ...more,
  });

const readNumbered = async (number: number) => {
  const id = await findFightId(db, { arena: ARENA, event: EVENT, number });
  return getFight(ctx, id ?? 0n);
};

/** A fight of the card with a bet on either side. */
const openedFight = async (): Promise<{ number: number; members: [bigint, bigint] }> => {
  const number = (fights += 1);
  await taken(card(number), phase(number, 'open'));
  const { id } = await readNumbered(number);
  const members: [bigint, bigint] = [await openFunded(db, FUNDS), await openFunded(db, FUNDS)];
  await takeBet(betOn(members[0], { id }, 'meron', 1_000));
  await takeBet(betOn(members[1], { id }, 'wala', 1_000));
  return { number, members };
};

const balancesOf = (members: readonly bigint[]) =>
  Promise.all(members.map(async (member) => (await readBalance(db, member))?.available));

beforeAll(async () => {
  clock.advance(Date.now() - clock.now().getTime());
  first = await office.hire('trader1', 'trading');
  const second = await office.hire('trader2', 'trading');
  await taken(card());
  const create = async (who: Colleague, code: string) => {
    const body = { code, name: `The ${code}`, arena: ARENA, reason: 'for a test' };
    const reply = await office.call('POST', '/console/sabong/declarators', { token: who.token, body });
    keys.set(code, (reply.body.value as { key: string }).key);
  };
  await create(first, 'referee');
  await create(second, 'scorer');
  await create(second, 'mirror');
});

test('a feed brings a card, opens, closes and lets go, and two declarators make a result', async () => {
  const { number, members } = await openedFight();
  expect(await taken(phase(number, 'last_call'))).toEqual(['taken']);
  expect((await readNumbered(number)).state).toBe('LAST_CALL');
  expect(await taken(phase(number, 'closed'), phase(number, 'fighting'))).toEqual(['taken', 'taken']);
  expect(await taken(declared('referee', number, 'wala'))).toEqual(['taken']);
  expect((await readNumbered(number)).state).toBe('FIGHTING');
  expect(await taken(declared('scorer', number, 'wala'))).toEqual(['taken']);
  const fight = await readNumbered(number);
  expect(fight).toMatchObject({ state: 'RESULT', result: 'wala', walaDividend: 19_000n, bets: 2 });
  expect(members).toHaveLength(2);
  expect(await findArena(db, ARENA)).toMatchObject({ names: { en: 'Yangon ring' } });
  expect((await findArena(db, ARENA))?.heardAt).not.toBeNull();
});

test('what comes twice, late or out of order changes nothing, and a close never goes further away', async () => {
  const { number } = await openedFight();
  const { closesAt } = await readNumbered(number);
  expect(await taken(phase(number, 'open', { closesAt: Date.now() + 999_000 }))).toEqual(['taken']);
  expect((await readNumbered(number)).closesAt).toEqual(closesAt);
  const [early, late] = [phase(number, 'last_call'), phase(number, 'closed')];
  expect(await taken(late)).toEqual(['taken']);
  expect(await taken(late, early, phase(number, 'open'), phase(number, 'last_call'))).toEqual([
    'known',
    'known',
    'known',
    'known',
  ]);
  expect((await readNumbered(number)).state).toBe('CLOSED');
  const renamed = { ...card(number), fights: [{ fight: number, meron: 'Somebody else', wala: 'Another' }] };
  expect(await taken(renamed)).toEqual(['taken']);
  expect((await readNumbered(number)).meron).toBe(`Red ${number}`);
});

test('a fight whose cocks were let go while bets were taken is cancelled, and one that closed by the clock before is not', async () => {
  const { number, members } = await openedFight();
  expect(await taken(phase(number, 'fighting', { at: Date.now() - 5_000 }))).toEqual(['taken']);
  const cancelled = await readNumbered(number);
  expect(cancelled).toMatchObject({ state: 'CANCELLED', cancelReason: 'OPEN_AT_RELEASE' });
  await finishFight(ctx, cancelled.id);
  expect(await balancesOf(members)).toEqual([FUNDS, FUNDS]);

  const { number: other } = await openedFight();
  const { id } = await readNumbered(other);
  await givenCloseAt(db, id, new Date(Date.now() - 60_000));
  expect(await taken(phase(other, 'fighting', { at: Date.now() - 5_000 }))).toEqual(['taken']);
  expect((await readNumbered(other)).state).toBe('FIGHTING');
  await expectProven(db);
});

test('an arena cancels a fight before its cocks are let go and not afterwards', async () => {
  const { number } = await openedFight();
  expect(await taken(phase(number, 'cancelled', { cause: 'BLADE_DAMAGED' }))).toEqual(['taken']);
  expect(await readNumbered(number)).toMatchObject({ state: 'CANCELLED', cancelReason: 'BLADE_DAMAGED' });
  expect(await taken(phase(number, 'open'), declared('referee', number, 'meron'))).toEqual([
    'known',
    'known',
  ]);
  const { number: other } = await openedFight();
  await taken(phase(other, 'closed'), phase(other, 'fighting'));
  expect(await taken(phase(other, 'cancelled'))).toEqual(['known']);
  expect((await readNumbered(other)).state).toBe('FIGHTING');
});

test('one declarator, one who sends twice, and two whose keys one person set make no result', async () => {
  const { number } = await openedFight();
  await taken(phase(number, 'closed'), phase(number, 'fighting'));
  const message = declared('scorer', number, 'meron');
  expect(await taken(message, message, declared('scorer', number, 'meron'))).toEqual([
    'taken',
    'known',
    'taken',
  ]);
  await taken(declared('mirror', number, 'meron'));
  expect((await readNumbered(number)).state).toBe('FIGHTING');
  await taken(declared('referee', number, 'meron'));
  expect((await readNumbered(number)).state).toBe('RESULT');
});

test('a declaration is refused under another key, another name, of another arena, changed on its way, or turned off', async () => {
  const { number } = await openedFight();
  await taken(phase(number, 'closed'), phase(number, 'fighting'));
  const right = declared('referee', number, 'meron');
  const signature = declaration(keys.get('scorer') ?? '', right).signature;
  expect(await taken({ ...right, signature })).toEqual(['refused']);
  expect(
    await taken({ ...right, result: 'wala' }, { ...right, by: 'scorer' }, { ...right, by: 'nobody' }),
  ).toEqual(['refused', 'refused', 'refused']);
  expect(await taken({ ...right, fight: number + 500 })).toEqual(['refused']);
  const turn = (isOn: boolean) =>
    office.call('POST', '/console/sabong/declarators/referee/switch', {
      token: first.token,
      body: { isOn, reason: 'for a test' },
    });
  await turn(false);
  expect(await taken(right)).toEqual(['refused']);
  await turn(true);
  const rotated = await office.call('POST', '/console/sabong/declarators/referee/key', {
    token: first.token,
    body: { reason: 'for a test' },
  });
  expect(await taken(right)).toEqual(['refused']);
  keys.set('referee', (rotated.body.value as { key: string }).key);
  expect(await taken(declared('referee', number, 'meron'))).toEqual(['taken']);
});

const HOSTILE: readonly (readonly [what: string, messages: readonly object[] | string, status: number])[] = [
  ['no JSON', '{"messages":', 400],
  ['another shape', '{"messages":{}}', 400],
  ['an unknown kind', [{ kind: 'payout', number: 1 }], 400],
  ['a number below one', [{ ...card(), number: 0 }], 400],
  ['a number beyond what is exact', [{ ...card(), number: 2 ** 60 }], 400],
  ['an arena with a quote', [{ ...card(), arena: `A'; drop table` }], 400],
  ['a name that cannot be shown', [{ ...card(), names: { en: 'a\u0000b' } }], 400],
  ['a fight number of text', [{ ...phase(1, 'open'), fight: '1' }], 400],
  ['too many messages', Array.from({ length: 201 }, () => card()), 400],
  ['nothing at all', [], 200],
];

test.each(HOSTILE)('%s is no reason to fail', async (_what, messages, status) => {
  expect((await post(messages)).status).toBe(status);
});

test('a card that names a fight twice is refused, and so is one of a fight that there is not', async () => {
  const twice = card(7, 7);
  expect(await taken(twice, phase(999, 'open'))).toEqual(['refused', 'refused']);
});

test('a call that is not signed under the key of the feeds, or is old, is turned away', async () => {
  expect((await post([card()], { key: 'another key' })).status).toBe(401);
  expect((await post([card()], { 'x-signature': '' })).status).toBe(401);
  expect((await post([card()], { 'x-timestamp': '1' })).status).toBe(401);
  expect((await post([card()], { 'x-nonce': 'a b' })).status).toBe(401);
  expect((await post(`{"messages":[],"more":"${'x'.repeat(300_000)}"}`)).status).toBe(413);
  const { config } = ctx;
  ctx.config = { ...config, feedKey: null };
  expect((await post([card()])).status).toBe(401);
  ctx.config = config;
});
