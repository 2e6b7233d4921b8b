import { randomUUID } from 'node:crypto';
import { addMoney, money, negateMoney, ZERO, type Money } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as hub88Operator from './conformance/hub88/reference-operator.ts';
import * as softswissOperator from './conformance/softswiss/reference-operator.ts';
import { createWalletClient as createHub88Client, mustRollBack } from './hub88/wallet-client.ts';
import { createSimulator, MISHAPS, type IsAccepted, type Mishap } from './simulator.ts';
import { createWalletClient as createSoftswissClient, type WalletClient } from './softswiss/clients.ts';
import type { Clock, Fetch } from './transport.ts';

const STAKE = money(100n);
const PRIZE = money(170n);
const ROUNDS = 12;

const timeless: Clock = {
  nowMs: () => 0,
  sleep: async () => {},
  timeout: () => new AbortController().signal,
};

/** Plays one round to its end, as a vendor must, and gives what it moved by the vendor's record. */
type PlayRound = (place: number) => Promise<Money>;

/** An operator, and a vendor that plays against it over a line. */
interface Dialect<Fault> {
  readonly start: (
    faults: readonly Fault[],
  ) => Promise<{ url: string; balance: () => Money; stop: () => Promise<void> }>;
  readonly vendor: (baseUrl: string, fetch: Fetch) => PlayRound;
  readonly isAccepted?: IsAccepted;
}

const untilKnown = async (call: () => Promise<{ kind: string }>): Promise<void> => {
  for (;;) if ((await call()).kind !== 'unknown') return;
};

const softswiss: Dialect<softswissOperator.Fault> = {
  start: softswissOperator.startReferenceOperator,
  vendor: (baseUrl, fetch) => {
    const client = createSoftswissClient({ baseUrl, token: softswissOperator.TOKEN, fetch, clock: timeless });
    const { ACCOUNT, CURRENCY } = softswissOperator;
    const player = { account_id: ACCOUNT, currency: CURRENCY, game_id: 'g' };
    const play = (round_id: string, entry: Parameters<WalletClient['betwin']>[0]['transactions'][number]) =>
      client.betwin({ ...player, round_id, finished: false, transactions: [entry] });
    return async (place) => {
      const [round, bet] = [`round-${place}`, `bet-${place}`];
      const taken = await play(round, { id_provider: bet, type: 'bet', amount: STAKE });
      if (taken.kind !== 'ok') {
        const undo = {
          id_provider: `rollback-${place}`,
          type: 'rollback' as const,
          original_id_provider: bet,
        };
        const request = { ...player, round_id_provider: round, finished: true, transactions: [undo] };
        await untilKnown(() => client.rollback(request));
        return ZERO;
      }
      if (place % 2 === 0) return negateMoney(STAKE);
      await untilKnown(() => play(round, { id_provider: `win-${place}`, type: 'win', amount: PRIZE }));
      return addMoney(PRIZE, negateMoney(STAKE));
    };
  },
};

const hub88: Dialect<hub88Operator.Fault> = {
  start: hub88Operator.startReferenceOperator,
  isAccepted: (_httpStatus, body) => body.includes('"RS_OK"'),
  vendor: (baseUrl, fetch) => {
    const { USER, TOKEN, CURRENCY, VENDOR_KEYS } = hub88Operator;
    const { privateKey } = VENDOR_KEYS;
    const client = createHub88Client({ baseUrl, privateKey, fetch, clock: timeless });
    const flags = { round_closed: false, is_free: false, is_supplier_promo: false, is_aggregated: false };
    const transaction = (round: string) => ({
      ...flags,
      user: USER,
      token: TOKEN,
      currency: CURRENCY,
      game_code: 'g',
      round,
      transaction_uuid: randomUUID(),
      supplier_transaction_id: randomUUID(),
    });
    return async (place) => {
      const round = `round-${place}`;
      const bet = { ...transaction(round), amount: STAKE };
      const taken = await client.bet(bet);
      const reference = { reference_transaction_uuid: bet.transaction_uuid };
      if (mustRollBack(taken)) {
        const undo = { ...transaction(round), ...reference };
        await untilKnown(() => client.rollback(undo));
        return ZERO;
      }
      if (taken.kind !== 'ok') return ZERO;
      if (place % 2 === 0) return negateMoney(STAKE);
      const win = { ...transaction(round), ...reference, amount: PRIZE };
      await untilKnown(() => client.win(win));
      return addMoney(PRIZE, negateMoney(STAKE));
    };
  },
};

/** Plays over a bad line; gives what the vendor's record and the operator's wallet say in the end. */
const playOver = async <Fault>(
  dialect: Dialect<Fault>,
  mishaps: readonly Mishap[],
  faults: readonly Fault[] = [],
) => {
  const operator = await dialect.start(faults);
  let calls = 0;
  const cycle = [...mishaps, 'none'] as const;
  const next = () => cycle[calls++ % cycle.length] ?? 'none';
  const line = createSimulator(globalThis.fetch, next, dialect.isAccepted);
  const playRound = dialect.vendor(operator.url, line.fetch);
  let record = operator.balance();
  for (let place = 0; place < ROUNDS; place += 1) record = addMoney(record, await playRound(place));
  await line.settle();
  const wallet = operator.balance();
  await operator.stop();
  return { record, wallet, acceptedForgeries: line.acceptedForgeries() };
};

const BOTH = [
  ['softswiss', softswiss],
  ['hub88', hub88],
] as const;

test.each(BOTH)(
  'whatever the line does, the record of a %s vendor and the wallet of the operator agree',
  async (_name, dialect: Dialect<never>) => {
    const lines = fc.array(fc.constantFrom(...MISHAPS), { maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(lines, async (mishaps) => {
        const { record, wallet, acceptedForgeries } = await playOver(dialect, mishaps);
        expect(wallet).toBe(record);
        expect(acceptedForgeries).toBe(0);
      }),
      { numRuns: 25 },
    );
  },
);

const ALL_LATE: readonly Mishap[] = ['late', 'late', 'late', 'late'];

test.each(BOTH)(
  'a late bet of %s that no tombstone stops shows in the wallet',
  async (_name, dialect: Dialect<'no tombstone'>) => {
    const { record, wallet } = await playOver(dialect, ALL_LATE, ['no tombstone']);
    expect(wallet).toBeLessThan(record);
  },
);

test.each(BOTH)(
  'a duplicate of %s that moves again shows in the wallet',
  async (_name, dialect: Dialect<'replay moves again'>) => {
    const { record, wallet } = await playOver(dialect, ['duplicate'], ['replay moves again']);
    expect(wallet).not.toBe(record);
  },
);

test.each(BOTH)(
  'a forgery of %s that nobody checks is counted',
  async (_name, dialect: Dialect<'no signature check'>) => {
    const { acceptedForgeries } = await playOver(dialect, ['forge'], ['no signature check']);
    expect(acceptedForgeries).toBeGreaterThan(0);
  },
);
