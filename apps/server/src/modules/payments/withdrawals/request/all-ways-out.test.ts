import { money } from '@hintha/money';
import fc from 'fast-check';
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { givenAccount, givenUpline } from '../../../../../../../tools/scenario/index.ts';
import {
  openMember,
  openPast,
  openPayee,
  PAYMENT_PASSWORD,
} from '../../../../../../../tools/payments/members.ts';
import { interleave, turnsFor } from '../../../../../../../tools/servers/interleave.ts';
import { testPlay } from '../../../../../../../tools/test/play.ts';
import { testDatabase } from '../../../../../../../tools/test-database.ts';
import { testServers } from '../../../../../../../tools/servers/test-servers.ts';
import { expectProven } from '../../../../../../../tools/test-wallet.ts';
import { testSavers } from '../../../../../../../tools/transfers/savers.ts';
import { testWalletVendor } from '../../../../../../../tools/transfers/test-wallet-vendor.ts';
import { readBalance } from '../../../wallet/index.ts';

const { db, servers } = testServers();
const [one, two] = servers;
const walletVendor = testWalletVendor(db, testDatabase({ search_path: 'studio' }));
const plays = [testPlay(db, one), testPlay(db, two)] as const;
const FUNDS = 20_000_000n;
const RUNS = 20;

/** What each way takes: no two of them fit into what there is, but for the small bet. */
const AMOUNTS = { withdrawal: 15_000_000n, up: 12_000_000n, vendor: 11_000_000n, bet: 6_000_000n } as const;
const kyat = (hundredths: bigint): string => `${hundredths / 100n}.00`;

const openSaver = async () => {
  const [agent, member] = [await openMember(one), await openMember(one, FUNDS)];
  await givenAccount(db, agent.id, { type: 1 });
  await givenUpline(db, { below: member.id, above: agent.id, mayTransferUp: true });
  const payeeId = await openPayee(one, member);
  await openPast(one, member, payeeId);
  return { ...member, agentId: agent.id, payeeId };
};
type Saver = Awaited<ReturnType<typeof openSaver>>;

const savers: Saver[] = [];
beforeAll(async () => {
  await testSavers(db, one).setSingle(false);
  for (let opened = 0; opened < RUNS; opened += 1) savers.push(await openSaver());
});

const send = async (
  server: 0 | 1,
  { token }: Saver,
  [method, url, body]: readonly ['POST' | 'DELETE', string, object?],
) => (await servers[server].call(method, url, { token, ...(body === undefined ? {} : { body }) })).body.code;

const payeeOf = ({ payeeId }: Saver) => `/wps/member/bankAccounts/${payeeId}`;

const withdraw = (server: 0 | 1, saver: Saver) => {
  const amount = kyat(AMOUNTS.withdrawal);
  const order = { bankAccountId: saver.payeeId, amount, paymentPassword: PAYMENT_PASSWORD };
  return send(server, saver, ['POST', '/wps/withdrawals', { ...order, requestId: randomUUID() }]);
};

const actsOf = (saver: Saver): ((server: 0 | 1) => Promise<string>)[] => [
  (server) => withdraw(server, saver),
  (server) => {
    const order = { amount: kyat(AMOUNTS.up), paymentPassword: PAYMENT_PASSWORD, requestId: randomUUID() };
    return send(server, saver, ['POST', '/wps/transfer/upline', order]);
  },
  (server) => {
    const order = { from: 'main', to: walletVendor.code, amount: kyat(AMOUNTS.vendor) };
    const body = { ...order, requestId: randomUUID() };
    return send(server, saver, ['POST', '/wps/relay/GCS_walletTransfer', body]);
  },
  (server) =>
    plays[server].play(saver.name, AMOUNTS.bet, 0n).then(
      () => 'ok',
      (error: Error) => error.message,
    ),
  (server) => send(server, saver, ['DELETE', payeeOf(saver)]),
];

test('a withdrawal, a transfer up, one to a vendor, a bet and the end of the payee at once on two servers: nothing is paid twice', async () => {
  await fc.assert(
    fc.asyncProperty(turnsFor(5, 25), async (turns) => {
      const saver = savers.pop() ?? (await openSaver());
      const [withdrawn, sent, moved, staked, removed] = await interleave(turns, actsOf(saver));
      const left = (code: string | undefined, amount: bigint) => (code === 'ok' ? amount : 0n);
      const { balance = 0n, held = 0n } = (await readBalance(db, saver.id)) ?? {};
      expect({
        main: balance,
        held,
        agent: (await readBalance(db, saver.agentId))?.balance,
        vendor: await walletVendor.balance(saver.name),
      }).toEqual({
        main: FUNDS - left(sent, AMOUNTS.up) - left(moved, AMOUNTS.vendor) - left(staked, AMOUNTS.bet),
        held: left(withdrawn, AMOUNTS.withdrawal),
        agent: left(sent, AMOUNTS.up),
        vendor: left(moved, AMOUNTS.vendor),
      });
      expect(balance >= held).toBe(true);
      expect(removed).toBe('ok');
      expect(await withdraw(0, saver)).toBe('not_found');
    }),
    { numRuns: RUNS },
  );
  await expectProven(db);
});

test('money that is held for a withdrawal leaves by no other way', async () => {
  const saver = await openSaver();
  expect(await withdraw(0, saver)).toBe('ok');
  const [, sent, moved, staked] = await interleave(
    [],
    actsOf(saver).map((act, place) => (place === 0 ? async () => '' : () => act((place % 2) as 0 | 1))),
  );
  expect([sent, moved]).toEqual(['insufficient_funds', 'insufficient_funds']);
  expect(staked).toMatch(/wallet answered/);
  expect(await readBalance(db, saver.id)).toMatchObject({
    balance: money(FUNDS),
    held: money(AMOUNTS.withdrawal),
  });
});
