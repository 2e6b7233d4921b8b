import { addMoney, money, negateMoney, type Money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Clock } from './clock.ts';
import {
  ACCOUNT,
  CURRENCY,
  startReferenceOperator,
  TOKEN,
  type Fault,
} from './conformance/reference-operator.ts';
import { createSimulator, MISHAPS, type Mishap } from './simulator.ts';
import { createWalletClient, type WalletClient } from './softswiss/wallet-client.ts';

type Entry = Parameters<WalletClient['betwin']>[0]['transactions'][number];

const STAKE = money(100n);
const PRIZE = money(170n);
const ROUNDS = 12;
const PLAYER = { account_id: ACCOUNT, currency: CURRENCY, game_id: 'g' };

const timeless: Clock = {
  nowMs: () => 0,
  sleep: async () => {},
  timeout: () => new AbortController().signal,
};

const playOne = (client: WalletClient, round: string, entry: Entry) =>
  client.betwin({ ...PLAYER, round_id: round, finished: false, transactions: [entry] });

const untilKnown = async (ask: () => Promise<{ kind: string }>): Promise<void> => {
  for (;;) if ((await ask()).kind !== 'unknown') return;
};

/** One round as a vendor must play it: what is not known to be taken is reversed, what is won is paid in the end. */
const playRound = async (client: WalletClient, place: number): Promise<Money> => {
  const round = `round-${place}`;
  const stake: Entry = { id_provider: `bet-${place}`, type: 'bet', amount: STAKE };
  const taken = await playOne(client, round, stake);
  if (taken.kind !== 'ok') {
    const id = `rollback-${place}`;
    const transactions = [
      { id_provider: id, type: 'rollback' as const, original_id_provider: stake.id_provider },
    ];
    const request = { ...PLAYER, round_id_provider: round, finished: true, transactions };
    await untilKnown(() => client.rollback(request));
    return money(0n);
  }
  if (place % 2 === 0) return negateMoney(STAKE);
  await untilKnown(() => playOne(client, round, { id_provider: `win-${place}`, type: 'win', amount: PRIZE }));
  return addMoney(PRIZE, negateMoney(STAKE));
};

/** Plays over a bad line; tells what the vendor's books and the operator's wallet say in the end. */
const playOver = async (mishaps: readonly Mishap[], faults: readonly Fault[] = []) => {
  const operator = await startReferenceOperator(faults);
  let turn = 0;
  const cycle = [...mishaps, 'none'] as const;
  const line = createSimulator(globalThis.fetch, () => cycle[turn++ % cycle.length] ?? 'none');
  const client = createWalletClient({
    baseUrl: operator.url,
    token: TOKEN,
    fetch: line.fetch,
    clock: timeless,
  });
  let books = operator.balance();
  for (let place = 0; place < ROUNDS; place += 1) books = addMoney(books, await playRound(client, place));
  await line.settle();
  const wallet = operator.balance();
  await operator.stop();
  return { books, wallet, acceptedForgeries: line.acceptedForgeries() };
};

test('whatever the line does, the books of the vendor and the wallet of the operator agree', async () => {
  const lines = fc.array(fc.constantFrom(...MISHAPS), { maxLength: 40 });
  await fc.assert(
    fc.asyncProperty(lines, async (mishaps) => {
      const { books, wallet, acceptedForgeries } = await playOver(mishaps);
      expect(wallet).toBe(books);
      expect(acceptedForgeries).toBe(0);
    }),
    { numRuns: 25 },
  );
});

const ALL_LATE: readonly Mishap[] = ['late', 'late', 'late', 'late'];

test('a late bet that no tombstone stops shows in the books', async () => {
  const { books, wallet } = await playOver(ALL_LATE, ['no tombstone']);
  expect(wallet).toBeLessThan(books);
});

test('a duplicate that moves again shows in the books', async () => {
  const { books, wallet } = await playOver(['duplicate'], ['replay moves again']);
  expect(wallet).not.toBe(books);
});

test('a forgery that nobody checks is counted', async () => {
  const { acceptedForgeries } = await playOver(['forge'], ['no signature check']);
  expect(acceptedForgeries).toBeGreaterThan(0);
});
