import { transaction } from '@hintha/platform';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  expectCreditedOnce,
  kyat,
  openDepositor,
  openTestChannel,
  TEST_SECRET,
} from '../../../../../../../tools/payments/test-deposits.ts';
import { openTestProvider } from '../../../../../../../tools/payments/test-provider.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../../tools/test-context.ts';
import { readBalance } from '../../../wallet/index.ts';
import { takeDueQuestions } from '../deposit-store.ts';
import { orderDeposit } from '../order-deposit.ts';
import { askProvider, openPayment } from '../provider/open-payment.ts';
import { ASK_AFTER_MS } from '../rules.ts';

const db = testDatabase();
const { ctx, clock } = testContext(db);
const provider = await openTestProvider();
const MINUTE_MS = 60_000;
let members = 0;

beforeEach(() => provider.forget());
afterEach(() => expectCreditedOnce(db));

/** A member whose order of 50,000 takes 11.12 coins, and the address it has for them. */
const openPayer = async () => {
  members += 1;
  const address = `T${String(members).padStart(33, 'A')}`;
  const methodId = `asked${members}`;
  await openTestChannel(db, {
    id: methodId,
    type: 'CRYPTO',
    provider: { url: provider.url, secret: TEST_SECRET },
  });
  const accountId = await openDepositor(ctx);
  const asked = { methodId, amount: kyat(50_000), requestId: `request-${members}` };
  const { id } = await orderDeposit(ctx, accountId, asked);
  provider.answer(200, { address });
  await openPayment(ctx, id);
  const word = (changed: object = {}) => ({
    address,
    txnId: `TRX-${members}`,
    amount: '11.12',
    currency: 'USDT',
    confirmations: 20,
    ...changed,
  });
  const balance = async () => (await readBalance(db, accountId))?.balance;
  return { id, address, word, balance };
};

test('coins whose word was lost are asked for at the provider and credited once', async () => {
  const { id, address, word, balance } = await openPayer();
  provider.answer(200, { transfers: [word({ confirmations: 7 })] });
  await askProvider(ctx, id);
  expect(await balance()).toBe(0n);
  provider.answer(200, { transfers: [word()] });
  await askProvider(ctx, id);
  await askProvider(ctx, id);
  expect(await balance()).toBe(kyat(50_040));
  expect(provider.asked.at(-1)).toMatchObject({ path: '/addresses/query', body: { address }, signed: true });
});

test.each([
  ['silence', 503, ''],
  ['nothing readable', 200, '{"transfers":5}'],
  ['no transfer', 200, { transfers: [] }],
])('%s leaves the order to the next question', async (_what, status, body) => {
  const { id, balance } = await openPayer();
  provider.answer(status, body);
  await askProvider(ctx, id);
  expect(await balance()).toBe(0n);
});

test('what is told of another address than the one that was asked for counts for nobody', async () => {
  const { word: other, balance: balanceOfOther } = await openPayer();
  const { id, balance } = await openPayer();
  provider.answer(200, { transfers: [other()] });
  await askProvider(ctx, id);
  expect([await balance(), await balanceOfOther()]).toEqual([0n, 0n]);
});

test('an order of coins is asked about one, three and ten minutes after its time, and no more', async () => {
  const { id } = await openPayer();
  const start = clock.now().getTime() + 15 * MINUTE_MS;
  const due = (minutes: number) =>
    transaction(db, (tx) => takeDueQuestions(tx, ASK_AFTER_MS, new Date(start + minutes * MINUTE_MS))).then(
      (ids) => ids.includes(id),
    );
  const answers: boolean[] = [];
  for (const minutes of [0, 1, 2, 3, 9, 10, 60]) answers.push(await due(minutes));
  expect(answers).toEqual([false, true, false, true, false, true, false]);
});
