import { transaction } from '@hintha/platform';
import { afterAll, expect, test } from 'vitest';
import { testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { expectProven } from '../../../../../../tools/test-wallet.ts';
import { money } from '@hintha/money';
import type { Contract, Kind } from '../types.ts';
import {
  insertContract,
  selectActiveOf,
  selectContract,
  selectGivenAbove,
  updateContract,
} from './contract-store.ts';
import { toTerms } from './to-terms.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx } = site;
const { openAgent, offer, idOf, act, grant, agree, list } = testAgents(site);

afterAll(() => expectProven(db));

const flat = (rate: string) => ({ steps: [['0', 0, rate]] as const });
const constraintOf = (thrown: unknown): unknown => (thrown as { constraint?: unknown }).constraint;

const openPair = async () => {
  const top = await openAgent(null, { type: 2 });
  const middle = await openAgent(top);
  await grant(top, 'DIVIDEND', [['0', 0, '40']]);
  return { top, middle };
};

test('of taking, refusing and withdrawing an offer at once one comes through', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { top, middle } = await openPair();
    const id = idOf(await offer(top, middle, 'DIVIDEND', flat('30')));
    const answers = await Promise.all([
      act(middle, id, 'accept'),
      act(top, id, 'withdraw'),
      act(middle, id, 'reject'),
      act(middle, id, 'accept'),
    ]);
    const codes = answers.map(({ body }) => body.code).toSorted();
    expect(codes).toEqual(['contract_changed', 'contract_changed', 'contract_changed', 'ok']);
  }
});

test('of ending by agreement, refusing and taking back at once one comes through', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { top, middle } = await openPair();
    const id = await agree(top, middle, 'DIVIDEND', flat('30'));
    await act(top, id, 'terminate');
    const answers = await Promise.all([
      act(middle, id, 'accept'),
      act(middle, id, 'reject'),
      act(top, id, 'withdraw'),
    ]);
    expect(answers.filter(({ body }) => body.code === 'ok')).toHaveLength(1);
  }
});

test('whatever happens at once, nobody has given more than it has', async () => {
  for (let round = 0; round < 8; round += 1) {
    const { top, middle } = await openPair();
    const low = await openAgent(middle);
    await agree(top, middle, 'DIVIDEND', flat('30'));
    const higher = idOf(await offer(middle, low, 'DIVIDEND', flat('25')));
    const lower = idOf(await offer(top, middle, 'DIVIDEND', flat('20')));
    const answers = await Promise.all([
      act(low, higher, 'accept'),
      act(middle, lower, 'accept', { agree: round % 2 === 0 }),
      offer(middle, await openAgent(middle), 'DIVIDEND', flat('28')),
    ]);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const own = (await selectActiveOf(db, middle.id)).find(({ kind }) => kind === 'DIVIDEND');
    const rate = own?.maxRate ?? 0;
    expect(await selectGivenAbove(db, { payerId: middle.id, kind: 'DIVIDEND', rate })).toEqual([]);
  }
});

test('two offers of a kind to one agent at once leave one', async () => {
  const { top, middle } = await openPair();
  const answers = await Promise.all(
    ['10', '20', '30'].map((rate) => offer(top, middle, 'DIVIDEND', flat(rate))),
  );
  expect(answers.map(({ body }) => body.code).toSorted()).toEqual(['offer_present', 'offer_present', 'ok']);
  expect(await list(middle)).toHaveLength(1);
});

const written = async (
  parties: { payerId: bigint | null; payeeId: bigint },
  kind: Kind,
  rate: number,
): Promise<Contract> => {
  const terms = await toTerms(db, kind, { tiers: [{ minVolume: money(0n), minActive: 0, rate }] });
  return transaction(db, (tx) =>
    insertContract(tx, {
      ...terms,
      ...parties,
      maxRate: rate,
      requestId: crypto.randomUUID(),
      approval: parties.payerId === null ? 'approval:1' : null,
      offeredAt: ctx.clock.now(),
      expiresAt: ctx.clock.now(),
    }),
  );
};

const activated = (contract: Contract): Promise<Contract> =>
  transaction(db, (tx) =>
    updateContract(tx, contract, {
      state: 'ACTIVE',
      at: ctx.clock.now(),
      effectiveFrom: ctx.clock.now(),
    }),
  );

test('the database itself refuses a higher rate than the payer has, whoever writes it', async () => {
  const own = await written({ payerId: null, payeeId: 9_001n }, 'DAILY', 100);
  const offered = written({ payerId: 9_001n, payeeId: 9_002n }, 'DAILY', 50);
  await expect(offered).rejects.toSatisfy(
    (thrown) => constraintOf(thrown) === 'contracts_contract_below_payer',
  );
  await activated(own);
  const above = written({ payerId: 9_001n, payeeId: 9_002n }, 'DAILY', 101);
  await expect(above).rejects.toSatisfy(
    (thrown) => constraintOf(thrown) === 'contracts_contract_below_payer',
  );
  const given = await activated(await written({ payerId: 9_001n, payeeId: 9_002n }, 'DAILY', 100));
  const other = await written({ payerId: 9_001n, payeeId: 9_002n }, 'HOURLY', 1).catch(constraintOf);
  expect(other).toBe('contracts_contract_below_payer');
  // The payer takes less: what it has given may not stay above that.
  const lower = await written({ payerId: null, payeeId: 9_001n }, 'DAILY', 80);
  const taken = transaction(db, async (tx) => {
    const known = await selectContract(tx, own.id);
    if (known === undefined) throw new Error('it is there');
    await updateContract(tx, known, {
      state: 'SUPERSEDED',
      at: ctx.clock.now(),
      endedFrom: ctx.clock.now(),
      endReason: 'RENEWED',
    });
    await updateContract(tx, lower, {
      state: 'ACTIVE',
      at: ctx.clock.now(),
      effectiveFrom: ctx.clock.now(),
    });
  });
  await expect(taken).rejects.toSatisfy(
    (thrown) => constraintOf(thrown) === 'contracts_contract_above_given',
  );
  expect((await selectContract(db, given.id))?.state).toBe('ACTIVE');
});

test('the database keeps one salary of the three, the moves and the terms', async () => {
  const daily = await activated(await written({ payerId: null, payeeId: 9_101n }, 'DAILY', 100));
  const hourly = await written({ payerId: null, payeeId: 9_101n }, 'HOURLY', 100);
  expect(await activated(hourly).catch(constraintOf)).toBe('contracts_contract_active');
  const back = transaction(db, (tx) => updateContract(tx, daily, { state: 'OFFERED', at: ctx.clock.now() }));
  expect(await back.catch(constraintOf)).toBe('contracts_contract_moves');
});
