import { raffles } from '@hintha/contract';
import { verifyRaffle } from '@hintha/fairness';
import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { givenRaffleEnd } from '../../../../../tools/scenario/index.ts';
import { type Colleague, testConsole } from '../../../../../tools/console/test-console.ts';
import { openMember, type TestMember } from '../../../../../tools/payments/members.ts';
import { interleave, turnsFor } from '../../../../../tools/servers/interleave.ts';
import { testServers } from '../../../../../tools/servers/test-servers.ts';
import { expectProven } from '../../../../../tools/test-wallet.ts';
import { openRequirement } from '../turnover/index.ts';

const { db, servers } = testServers();
const [ahead, behind] = servers;
const consoles = [testConsole(ahead.ctx), testConsole(behind.ctx)] as const;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const MEMBERS = 3;
const TICKETS = 4;

let maker: Colleague;
let checker: Colleague;
const members: TestMember[] = [];
beforeAll(async () => {
  maker = await consoles[0].hire('publisher1', 'content');
  checker = await consoles[0].hire('publisher2', 'content');
  for (let count = 0; count < MEMBERS; count += 1) members.push(await openMember(ahead));
  // No two machines have the same time: for one of them a raffle is over while the other still gives out tickets.
  ahead.clock.advance(2 * MINUTE_MS);
});
afterAll(() => expectProven(db));

const asMaker = async (server: 0 | 1, url: string, body: object) =>
  (await consoles[server].call('POST', url, { token: maker.token, body })).body;

const openRaffle = async (): Promise<string> => {
  const now = behind.clock.now().getTime();
  const names = { nameEn: 'Test raffle', nameMy: 'ကံစမ်းမဲ', beacon: 'the beacon of the day' };
  const prizes = [{ count: 2, amount: '100.00' }];
  const order = { ...names, prizes, startsAt: null, endsAt: now + DAY_MS, reason: 'for a test' };
  const { value } = await asMaker(1, '/console/raffles', { ...order, requestId: randomUUID() });
  const { id } = (value as { raffle: { id: string } }).raffle;
  await givenRaffleEnd(db, id, new Date(now + MINUTE_MS));
  for (const { id: accountId } of members) await deposit(accountId);
  behind.clock.advance(1);
  return id;
};

const deposit = (accountId: bigint) =>
  transaction(db, (tx) =>
    openRequirement(tx, {
      accountId,
      kind: 'DEPOSIT',
      base: money(20_000_000n),
      multiple: '1',
      source: 'test',
      reference: randomUUID(),
      at: behind.clock.now(),
    }),
  );

const claim = async (server: 0 | 1, member: TestMember | undefined, promotionId: string): Promise<string> => {
  const order = { token: member?.token ?? '', body: { promotionId, requestId: randomUUID() } };
  return (await servers[server].call('POST', '/wps/promotion/raffle/claim', order)).body.code;
};

const proposeLock = async (raffleId: string) => {
  const order = { entropy: 'beacon-0001', reason: 'the raffle is over', requestId: randomUUID() };
  const { code, value } = await asMaker(0, `/console/raffles/${raffleId}/lock`, order);
  expect(code).toBe('ok');
  return value as { id: string; payloadHash: string };
};

const lock = async ({ id, payloadHash }: { id: string; payloadHash: string }): Promise<string> => {
  const order = { token: checker.token, body: { payloadHash } };
  return (await consoles[0].call('POST', `/console/approvals/${id}/approve`, order)).body.code;
};

const draw = async (server: 0 | 1, raffleId: string): Promise<string> =>
  (await asMaker(server, `/console/raffles/${raffleId}/draw`, {})).code;

const published = async (raffleId: string) =>
  raffles.readRaffle.reply.parse((await behind.call('GET', `/wps/promotion/raffles/${raffleId}`)).body.value);

test('tickets that are claimed on two servers at once are given once', async () => {
  await fc.assert(
    fc.asyncProperty(turnsFor(4), async (turns) => {
      const raffleId = await openRaffle();
      const acts = turns.map((_, place) => () => claim(1, members[place % 2], raffleId));
      const codes = await interleave(turns, acts);
      expect(codes.toSorted()).toEqual(['ok', 'ok', 'tickets_claimed', 'tickets_claimed']);
      expect((await published(raffleId)).issued).toBe(2 * TICKETS);
      behind.clock.advance(1);
    }),
    { numRuns: 10 },
  );
});

test('a list that is locked and drawn while tickets are claimed has the tickets that were claimed, and can be worked out by anybody', async () => {
  await fc.assert(
    fc.asyncProperty(turnsFor(MEMBERS + 3), async (turns) => {
      const raffleId = await openRaffle();
      const proposed = await proposeLock(raffleId);
      const codes = await interleave<string>(turns, [
        ...members.map((member) => () => claim(1, member, raffleId)),
        () => lock(proposed),
        (server) => draw(server, raffleId),
        (server) => draw(server, raffleId),
      ]);
      const given = codes.slice(0, MEMBERS).filter((code) => code === 'ok').length;
      for (const code of codes.slice(0, MEMBERS)) expect(['ok', 'raffle_closed']).toContain(code);
      expect(codes[MEMBERS]).toBe('ok');
      for (const code of codes.slice(MEMBERS + 1)) expect(['ok', 'raffle_not_ready']).toContain(code);
      expect(await draw(1, raffleId)).toBe('ok');
      expect(await claim(1, members[0], raffleId)).toBe('raffle_closed');
      const shown = await published(raffleId);
      expect({ issued: shown.issued, winners: shown.winners.length }).toEqual({
        issued: given * TICKETS,
        winners: given === 0 ? 0 : 2,
      });
      const again = verifyRaffle({
        serverSeed: shown.drawn?.serverSeed ?? '',
        commitment: shown.commitment,
        raffleId: shown.id,
        entropy: shown.lock?.entropy ?? '',
        issued: shown.issued,
        voided: [],
        listHash: shown.lock?.listHash ?? '',
        prizes: 2,
      });
      expect(again).toEqual(shown.winners.map(({ numero }) => Number(numero)));
    }),
    { numRuns: 10 },
  );
});
