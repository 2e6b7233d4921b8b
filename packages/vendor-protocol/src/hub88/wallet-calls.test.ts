import { money, type Money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BODY_BYTES } from '../message.ts';
import { balance, bet, info, rollback, win, type BetRequest } from './wallet-calls.ts';

const UUID = '16d2dcfe-b89e-11e7-854a-58404eea6d16';
const OTHER = '583c985f-fee6-4c0e-bbf5-308aad6265af';

/** As the published examples are written. */
const BET = {
  user: 'john12345',
  transaction_uuid: UUID,
  supplier_transaction_id: '41ecc3ad-b181-4235-bf9d-acf0a7ad9730',
  token: '55b7518e-b89e-11e7-81be-58404eea6d16',
  supplier_user: 'cg_45141',
  round_closed: true,
  round: 'rNEMwgzJAOZ6eR3V',
  reward_uuid: 'a28f93f2-98c5-41f7-8fbb-967985acf8fe',
  request_uuid: OTHER,
  is_free: false,
  is_aggregated: false,
  game_code: 'clt_dragonrising',
  currency: 'EUR',
  bet: 'zero',
  amount: 356_000,
  meta: { selection: 'home_team', odds: 2.5 },
};
const WIN = { ...BET, transaction_uuid: OTHER, reference_transaction_uuid: UUID };
const ROLLBACK = {
  user: 'john12345',
  token: BET.token,
  request_uuid: OTHER,
  transaction_uuid: OTHER,
  supplier_transaction_id: 's',
  reference_transaction_uuid: UUID,
  round: 'r',
  round_closed: true,
  game_code: 'g',
};

const bytes = (body: unknown) => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
const kindOf = (read: ReturnType<typeof bet.request.parse>) => (read.ok ? 'ok' : read.error.kind);
const parseBet = (body: unknown) => bet.request.parse(bytes(body));
const withAmount = (text: string) => JSON.stringify(BET).replace('356000', text);

test('a bet is read with money for its amount and false for a flag left out', () => {
  expect(parseBet(BET)).toEqual({
    ok: true,
    value: { ...BET, amount: money(356n), is_supplier_promo: false },
  });
});

test('what is optional may be left out or null', () => {
  for (const none of [undefined, null]) {
    const optional = { supplier_user: none, reward_uuid: none, bet: none, meta: none, is_free: none };
    expect(parseBet({ ...BET, ...optional, round_closed: none })).toMatchObject({
      ok: true,
      value: { is_free: false, round_closed: false },
    });
  }
});

const amounts = fc.bigInt({ min: 0n, max: 999_999_999_999_999n }).map(money);

test('what one side writes the other side reads', () => {
  fc.assert(
    fc.property(amounts, fc.boolean(), fc.uuid(), (amount, flag, uuid) => {
      const request: BetRequest = {
        user: 'mya1',
        token: 't',
        request_uuid: uuid,
        transaction_uuid: uuid,
        supplier_transaction_id: 's',
        round: 'r',
        round_closed: flag,
        game_code: 'g',
        currency: 'MMK',
        amount,
        is_free: flag,
        is_supplier_promo: false,
        is_aggregated: false,
      };
      expect(parseBet(bet.request.write(request))).toEqual({ ok: true, value: request });
    }),
  );
});

const writeBalance = (value: Money) =>
  balance.reply.write({
    user: 'mya1',
    status: 'RS_OK',
    request_uuid: UUID,
    currency: 'MMK',
    balance: value,
  });

test('a balance of any size travels as an integer, times 100000, to the last digit', () => {
  expect(writeBalance(money(356n))).toContain('"balance":356000}');
  expect(writeBalance(money(9_007_199_254_740_993n))).toContain('"balance":9007199254740993000}');
  expect(() => writeBalance(money(2n ** 63n))).toThrow('balance');
  expect(writeBalance(money(-5n))).toContain('"balance":-5000}');
});

const readBalance = (units: string) =>
  balance.reply.parse(
    bytes(`{"user":"mya1","status":"RS_OK","request_uuid":"${UUID}","currency":"mLTC","balance":${units}}`),
  );

test('a balance that the operator counts finer is floored', () => {
  expect(readBalance('1999')).toMatchObject({ value: { balance: money(1n) } });
  expect(readBalance('-1')).toMatchObject({ value: { balance: money(-1n) } });
});

test.each(['0', '1000', '100000', '999999999999999000'])('%s is an amount', (text) => {
  expect(kindOf(parseBet(withAmount(text)))).toBe('ok');
});

test('an amount that a double cannot hold is read to the last digit', () => {
  const read = parseBet(withAmount('900719925474099000'));
  expect(read).toMatchObject({ value: { amount: money(900_719_925_474_099n) } });
});

test.each([
  '-1000',
  '1',
  '999',
  '100001',
  '1.5',
  '1e-3',
  '1e300',
  '1e999',
  '1000000000000000000',
  '9223372036854775808',
  '"356000"',
  '"3.56"',
  'null',
  'true',
  '[]',
  '{}',
])('an amount of %s is of the wrong type', (text) => {
  expect(kindOf(parseBet(withAmount(text)))).toBe('type');
});

test.each([
  'user',
  'token',
  'request_uuid',
  'transaction_uuid',
  'supplier_transaction_id',
  'round',
  'game_code',
  'currency',
  'amount',
])('a bet without %s is of the wrong syntax', (field) => {
  const read = parseBet({ ...BET, [field]: undefined });
  expect(read).toEqual({
    ok: false,
    error: { kind: 'syntax', message: expect.stringMatching(new RegExp(`^${field}: `)) },
  });
});

test.each([
  { user: 'mya' },
  { user: 7 },
  { user: 'a\u0000bc' },
  { transaction_uuid: 'no uuid' },
  { transaction_uuid: `{${UUID}}` },
  { request_uuid: '' },
  { round: '\ud800' },
  { round: 'x'.repeat(256) },
  { round_closed: 'yes' },
  { is_free: 1 },
  { currency: 'E' },
  { currency: 'EUR ' },
  { meta: 'home' },
  { reward_uuid: 7 },
])('a bet with %j is of the wrong type', (field) => {
  expect(kindOf(parseBet({ ...BET, ...field }))).toBe('type');
});

test('two spellings of a transaction_uuid are one, and the request_uuid stays as it came', () => {
  expect(
    parseBet({ ...BET, transaction_uuid: UUID.toUpperCase(), request_uuid: OTHER.toUpperCase() }),
  ).toMatchObject({ value: { transaction_uuid: UUID, request_uuid: OTHER.toUpperCase() } });
});

const parseWin = (body: unknown) => kindOf(win.request.parse(bytes(body)) as ReturnType<typeof parseBet>);

test('a win names its bet, unless a promotion pays it', () => {
  expect(parseWin(WIN)).toBe('ok');
  const { reference_transaction_uuid: _reference, ...orphan } = WIN;
  expect(parseWin(orphan)).toBe('syntax');
  expect(parseWin({ ...orphan, reference_transaction_uuid: null })).toBe('type');
  expect(parseWin({ ...orphan, is_supplier_promo: true })).toBe('ok');
});

test('a win and a rollback need no token, since they may come after the session', () => {
  expect(parseWin({ ...WIN, token: undefined })).toBe('ok');
  expect(rollback.request.parse(bytes({ ...ROLLBACK, token: null }))).toMatchObject({ ok: true });
});

test('a rollback has no amount and never reverses itself', () => {
  const read = rollback.request.parse(bytes({ ...ROLLBACK, amount: 'all' }));
  expect(read).toEqual({ ok: true, value: ROLLBACK });
  const itself = { ...ROLLBACK, reference_transaction_uuid: OTHER.toUpperCase() };
  expect(rollback.request.parse(bytes(itself))).toMatchObject({ ok: false });
});

test('what the operator passes on of a player is read, and what it leaves out is no error', () => {
  const player = { user: 'mya1', status: 'RS_OK', request_uuid: UUID, country: 'MM' };
  expect(info.reply.parse(bytes(player))).toEqual({ ok: true, value: player });
  const more = { ...player, birth_date: '1990-01-31', registration_date: null, tags: ['vip'] };
  expect(info.reply.parse(bytes(more))).toEqual({ ok: true, value: more });
});

const withPadding = (size: number) => JSON.stringify({ ...BET, padding: 'x'.repeat(size) });

test('a body of 64 KiB is read and one byte more is not', () => {
  const rest = MAX_BODY_BYTES - withPadding(0).length;
  expect(kindOf(parseBet(withPadding(rest)))).toBe('ok');
  expect(kindOf(parseBet(withPadding(rest + 1)))).toBe('syntax');
});

test('no JSON value and no bytes make a message throw', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json().map(bytes), fc.uint8Array()), (body) => {
      for (const call of [info, balance, bet, win, rollback]) {
        call.request.parse(body);
        call.reply.parse(body);
      }
    }),
  );
});

test('nesting and digits without end are read or rejected, never thrown', () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  expect(kindOf(parseBet(deep))).toBe('syntax');
  expect(kindOf(parseBet(JSON.stringify(BET).replace('"zero"', deep)))).toBe('type');
  expect(kindOf(parseBet(withAmount('9'.repeat(60_000))))).toBe('type');
  const both = withAmount(`1${'0'.repeat(16)}`).replace('"zero"', deep);
  expect(['syntax', 'type']).toContain(kindOf(parseBet(both)));
});

test('a message that the other side would reject is not written', () => {
  const read = parseBet(BET);
  if (!read.ok) throw new Error(read.error.message);
  expect(() => bet.request.write({ ...read.value, amount: money(-1n) })).toThrow('between zero');
  expect(() => bet.request.write({ ...read.value, user: 'mya' })).toThrow('user');
});
