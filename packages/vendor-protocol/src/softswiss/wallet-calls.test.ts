import { money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MAX_BODY_BYTES, type ValidationError } from '../message.ts';
import { balance, betwin, finish, MAX_TRANSACTIONS, rollback } from './wallet-calls.ts';

const BET = { id_provider: 'tx-1', type: 'bet', amount: '0.90' };
const BETWIN = { account_id: 'p-1', currency: 'MMK', game_id: 'g', round_id: 'r', transactions: [BET] };
const ROLLBACK = {
  account_id: 'p-1',
  currency: 'MMK',
  game_id: 'g',
  round_id_provider: 'r',
  finished: true,
  transactions: [{ id_provider: 'rb-1', type: 'rollback', original_id_provider: 'tx-1' }],
};

const bytes = (body: unknown) => Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
const parseBetwin = (body: unknown) => betwin.request.parse(bytes(body));
const parseRollback = (body: unknown) => rollback.request.parse(bytes(body));
const invalid = (message: unknown, kind: ValidationError['kind'] = 'type') => ({
  ok: false,
  error: { kind, message },
});
const anyError = invalid(expect.any(String));
const anySyntaxError = invalid(expect.any(String), 'syntax');

test('a betwin is read with money for its amounts and false for a flag left out', () => {
  expect(parseBetwin(BETWIN)).toEqual({
    ok: true,
    value: { ...BETWIN, finished: false, transactions: [{ ...BET, amount: money(90n) }] },
  });
});

const amounts = fc.bigInt({ min: 1n, max: 999_999_999_999_999n }).map(money);
const ids = fc.stringMatching(/^[!-~]{1,128}$/);
const entries = fc.uniqueArray(
  fc.record({ id_provider: ids, type: fc.constantFrom('bet' as const, 'win' as const), amount: amounts }),
  { minLength: 1, maxLength: 5, selector: (entry) => entry.id_provider },
);

test('what one side writes the other side reads', () => {
  fc.assert(
    fc.property(entries, fc.boolean(), (transactions, finished) => {
      const request = {
        account_id: 'p',
        currency: 'MMK',
        game_id: 'g',
        round_id: 'r',
        finished,
        transactions,
      };
      expect(parseBetwin(betwin.request.write(request))).toEqual({ ok: true, value: request });
    }),
  );
});

test('amounts leave as decimal strings in main units', () => {
  const reply = {
    round_id: 'op-1',
    balance: money(9_910n),
    transactions: [{ id_provider: 'tx-1', id: 'op-tx-1', bonus_amount: money(0n) }],
  };
  expect(JSON.parse(betwin.reply.write(reply))).toEqual({
    round_id: 'op-1',
    balance: '99.10',
    transactions: [{ id_provider: 'tx-1', id: 'op-tx-1', bonus_amount: '0.00' }],
  });
});

const NO_AMOUNTS: unknown[] = [
  '0',
  '0.00',
  '-1.00',
  '+1.00',
  '1e2',
  '1E2000000000',
  '0.001',
  '1.12345678901234567',
];
NO_AMOUNTS.push(
  '01.00',
  '.5',
  '5.',
  '',
  ' ',
  ' 1.00',
  '1.00 ',
  '1,000.00',
  '1,00',
  '0x10',
  'NaN',
  'Infinity',
);
NO_AMOUNTS.push('၁.၀၀', '1'.repeat(60_000), 0, 1, 1.5, null, true, [], ['1.00'], {}, { amount: '1.00' });

test.each(NO_AMOUNTS)('an amount of %j is a bad request', (amount) => {
  expect(parseBetwin({ ...BETWIN, transactions: [{ ...BET, amount }] })).toEqual(
    invalid(expect.stringMatching(/^transactions\.0\.amount: /)),
  );
});

test('2^53 + 1 written as a number is a bad request, not a rounded amount', () => {
  const raw = JSON.stringify(BETWIN).replace('"0.90"', '9007199254740993');
  expect(parseBetwin(raw)).toEqual(anyError);
});

test.each(['mmk', 'Mmk', 'MM', 'M'.repeat(33), '1MK', 'M-K', 'MMK ', 'MMK\n', '', 1, null, ['MMK']])(
  'a currency of %j is a bad request',
  (currency) => {
    const body = bytes({ account_id: 'p', currency, game_id: 'g' });
    expect(balance.request.parse(body)).toEqual(invalid(expect.stringMatching(/^currency: /)));
  },
);

test.each(['MMK', 'USDT', 'MMK2', 'CUSTOM_WIN', `M${'_'.repeat(31)}`])('%s is a currency', (currency) => {
  expect(balance.request.parse(bytes({ account_id: 'p', currency, game_id: 'g' }))).toMatchObject({
    ok: true,
  });
});

test.each(['', 'a'.repeat(129), 'a\nb', 'a\u0000', '\u202eab', 'a\u200bb', '\ud800', '\u2028', 7, null])(
  'an id of %j is a bad request',
  (idProvider) => {
    expect(parseBetwin({ ...BETWIN, transactions: [{ ...BET, id_provider: idProvider }] })).toEqual(
      invalid(expect.stringMatching(/^transactions\.0\.id_provider: /)),
    );
  },
);

test.each(['a', 'a'.repeat(128), 'round 7 / bet #1', 'ပွဲ-၁', '😀'])('%j is an id', (idProvider) => {
  expect(parseBetwin({ ...BETWIN, transactions: [{ ...BET, id_provider: idProvider }] })).toMatchObject({
    ok: true,
  });
});

const batchOf = (size: number) => ({
  ...BETWIN,
  transactions: Array.from({ length: size }, (_, place) => ({ ...BET, id_provider: `tx-${place}` })),
});

test('a batch may be full and no fuller, and never empty', () => {
  expect(parseBetwin(batchOf(MAX_TRANSACTIONS))).toMatchObject({ ok: true });
  expect(parseBetwin(batchOf(MAX_TRANSACTIONS + 1))).toEqual(anyError);
  expect(parseBetwin(batchOf(0))).toEqual(anyError);
});

test('one id twice in a batch is a bad request', () => {
  expect(parseBetwin({ ...BETWIN, transactions: [BET, { ...BET, type: 'win' }] })).toEqual(
    invalid('transactions: repeats an id_provider'),
  );
});

test('two rollbacks of one original under ids of their own are read: the wallet reverses it once', () => {
  const [first] = ROLLBACK.transactions;
  expect(
    parseRollback({ ...ROLLBACK, transactions: [first, { ...first, id_provider: 'rb-2' }] }),
  ).toMatchObject({
    ok: true,
  });
});

test('a rollback of itself is a bad request', () => {
  const entry = { id_provider: 'tx-1', type: 'rollback', original_id_provider: 'tx-1' };
  expect(parseRollback({ ...ROLLBACK, transactions: [entry] })).toEqual(anyError);
});

test('a rollback names its round round_id_provider and nothing else', () => {
  expect(parseRollback(ROLLBACK)).toMatchObject({ ok: true });
  const { round_id_provider: roundId, ...rest } = ROLLBACK;
  expect(parseRollback({ ...rest, round_id: roundId })).toEqual(anySyntaxError);
});

test('a finish takes no game', () => {
  const body = bytes({ account_id: 'p', currency: 'MMK', round_id: 'r' });
  expect(finish.request.parse(body)).toMatchObject({ ok: true });
});

test.each(['account_id', 'currency', 'game_id', 'round_id', 'transactions'])(
  'a betwin without %s is refused',
  (field) => {
    expect(parseBetwin({ ...BETWIN, [field]: undefined })).toEqual(
      invalid(expect.stringContaining(field), 'syntax'),
    );
  },
);

test.each(['refund', 'BET', 'rollback', '', null, 1, ['bet']])(
  'a betwin entry of type %j is refused',
  (type) => {
    expect(parseBetwin({ ...BETWIN, transactions: [{ ...BET, type }] })).toEqual(anyError);
  },
);

test('fields that nobody asked for are dropped', () => {
  const body = { ...BETWIN, later: { deep: [1] }, transactions: [{ ...BET, jackpot: '1.00' }] };
  expect(parseBetwin(body)).toEqual(parseBetwin(BETWIN));
});

test('a reversed transaction that was never seen has an empty id', () => {
  const reply = { balance: '1.00', round_id: 'op', transactions: [{ id_provider: 'rb-1', id: '' }] };
  expect(rollback.reply.parse(bytes(reply))).toMatchObject({ ok: true });
});

test('a betwin reply without bonus_amount is refused', () => {
  const reply = { balance: '1.00', round_id: 'op', transactions: [{ id_provider: 'tx-1', id: 'op-1' }] };
  expect(betwin.reply.parse(bytes(reply))).toEqual(anySyntaxError);
});

test.each(['', 'null', '1', '"text"', '[]', '[{}]', '{', '{"a":1}x', 'NaN', '\ufeff{}', "{'a':1}"])(
  'a body of %j is a bad request',
  (raw) => {
    expect(parseBetwin(raw)).toEqual(anySyntaxError);
  },
);

test('bytes that are not UTF-8 are a bad request', () => {
  const whole = bytes(BETWIN);
  expect(
    betwin.request.parse(Buffer.concat([whole.subarray(0, 16), Buffer.of(0xff), whole.subarray(16)])),
  ).toEqual(invalid('body is not JSON', 'syntax'));
});

const withPadding = (size: number) => JSON.stringify({ ...BETWIN, padding: 'x'.repeat(size) });

test('a body of 64 KiB is read and one byte more is not', () => {
  const rest = MAX_BODY_BYTES - withPadding(0).length;
  expect(parseBetwin(withPadding(rest))).toMatchObject({ ok: true });
  expect(parseBetwin(withPadding(rest + 1))).toEqual(invalid('request body too large', 'syntax'));
});

test('nesting as deep as a body can hold is read or refused, never thrown', () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000);
  const raw = JSON.stringify(BETWIN);
  expect(parseBetwin(deep)).toEqual(anySyntaxError);
  expect(parseBetwin(raw.replace('"p-1"', deep))).toEqual(anyError);
  expect(parseBetwin(raw.replace('{', `{"later":${deep},`))).toMatchObject({ ok: true });
});

test('of two equal keys the last one counts', () => {
  const raw = JSON.stringify(BETWIN).replace('"0.90"', '"0.90","amount":"0.10"');
  expect(parseBetwin(raw)).toMatchObject({ value: { transactions: [{ amount: money(10n) }] } });
});

test('a __proto__ brings no field in and changes no object', () => {
  const raw = '{"__proto__":{"account_id":"p","polluted":true},"currency":"MMK","game_id":"g"}';
  expect(balance.request.parse(bytes(raw))).toEqual(anySyntaxError);
  expect(balance.request.parse(bytes(raw.replace('{', '{"account_id":"p",')))).toEqual({
    ok: true,
    value: { account_id: 'p', currency: 'MMK', game_id: 'g' },
  });
  expect(({} as { polluted?: true }).polluted).toBeUndefined();
});

test('no JSON value and no bytes make a message throw', () => {
  const calls = [balance, betwin, rollback, finish];
  fc.assert(
    fc.property(fc.oneof(fc.json().map(bytes), fc.uint8Array()), (body) => {
      for (const call of calls) {
        call.request.parse(body);
        call.reply.parse(body);
      }
    }),
  );
});

test('a message that the other side would refuse is not written', () => {
  const request = { account_id: 'p', currency: 'MMK', game_id: 'g', round_id: 'r', finished: false };
  const bet = { id_provider: 'tx-1', type: 'bet' as const };
  expect(() => betwin.request.write({ ...request, transactions: [{ ...bet, amount: money(0n) }] })).toThrow(
    'above zero',
  );
  expect(() => balance.reply.write({ balance: money(-1n) })).toThrow('negative');
});
