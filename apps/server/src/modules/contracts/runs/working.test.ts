import { money, parseAmount, sumMoney, ZERO } from '@hintha/money';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import type { TestMember } from '../../../../../../tools/payments/members.ts';
import { givenMove } from '../../../../../../tools/scenario/index.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { businessDay } from '../../../business-day.ts';
import { runKind } from './run-kind.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock, call } = site;
testPlay(db, site);
const { openAgent, agree, grant, play, settlements, close, toNext, logInAgain } = testAgents(site);
const [HOUR_MS, DAY_MS] = [3_600_000, 24 * 3_600_000];

const FIGURES = ['stake', 'payout', 'valid'] as const;
type Play = Record<(typeof FIGURES)[number], string>;
type Branch = Play & { account: string; alone: boolean };
interface Bets {
  list: (Play & { id: string })[];
  total: number;
  totalPages: number;
  totals: Play;
}

const amountsOf = (rows: readonly Play[]) =>
  FIGURES.map((figure) =>
    sumMoney(
      rows.map((row) => {
        const amount = parseAmount(row[figure]);
        return amount === 'not_an_amount' ? ZERO : amount;
      }),
    ),
  );

/** Reads the working of an agent's latest settlement of days. */
const openWorking = async (agent: TestMember) => {
  await logInAgain(agent);
  const [settlement] = await settlements(agent, '?direction=UP');
  const read = async (path: string) => {
    const url = `/wps/contract/settlements/${settlement?.id}/${path}`;
    return (await call('GET', url, { token: agent.token })).body;
  };
  return {
    settlement,
    codeOf: async (path: string) => (await read(path)).code,
    branches: async (under?: string): Promise<Branch[]> =>
      (await read(under === undefined ? 'members' : `members?under=${under}`)).value,
    bets: async (account: string, pageNo = 1): Promise<Bets> =>
      (await read(`bets?account=${account}&pageSize=2&pageNo=${pageNo}`)).value,
  };
};

type Working = Awaited<ReturnType<typeof openWorking>>;

/** Every page of a member's bets. */
const allBets = async (working: Working, account: string, { totalPages }: Bets) => {
  const pages = Array.from({ length: totalPages }, (_, page) => working.bets(account, page + 1));
  return (await Promise.all(pages)).flatMap(({ list }) => list);
};

/** Goes down from the branches to the bets; whatever is shown adds up to the line above it. */
const followDown = async (working: Working, above: Play, under?: string): Promise<void> => {
  const branches = await working.branches(under);
  expect(amountsOf(branches)).toEqual(amountsOf([above]));
  for (const branch of branches) {
    if (!branch.alone) {
      await followDown(working, branch, branch.account);
      continue;
    }
    const bets = await working.bets(branch.account);
    expect(amountsOf([bets.totals])).toEqual(amountsOf([branch]));
    const list = await allBets(working, branch.account, bets);
    expect([list.length, amountsOf(list)]).toEqual([bets.total, amountsOf([branch])]);
  }
};

const settleDay = async (): Promise<void> => {
  toNext(DAY_MS, 5 * HOUR_MS);
  await close();
  await runKind(ctx, 'DAILY');
};

const openTeam = async () => {
  const top = await openAgent(null, { type: 2 });
  const [left, right] = [await openAgent(top), await openAgent(top)];
  const members = [
    await openAgent(left, { type: 0 }),
    await openAgent(left, { type: 0 }),
    await openAgent(right, { type: 0 }),
  ];
  await grant(top, 'DAILY', [['0', 0, '1']]);
  for (const one of [left, right]) await agree(top, one, 'DAILY', { steps: [['0', 0, '1']] });
  toNext(DAY_MS, HOUR_MS);
  return { top, left, right, members };
};

const plays = fc.array(
  fc.record({ who: fc.nat({ max: 4 }), stake: fc.integer({ min: 1, max: 900 }), back: fc.nat({ max: 900 }) }),
  { minLength: 1, maxLength: 9 },
);

test('AGENT-028 the bets of a member come to the branch above them, page by page, and branches to the settlement', async () => {
  await fc.assert(
    fc.asyncProperty(plays, async (all) => {
      const { top, left, members } = await openTeam();
      for (const { who, stake, back } of all) await play([left, top, ...members][who] ?? top, stake, back);
      await settleDay();
      const working = await openWorking(top);
      expect(working.settlement?.volume).toBe(working.settlement?.parts.valid);
      await followDown(working, working.settlement?.parts ?? { stake: '', payout: '', valid: '' });
    }),
    { numRuns: 4 },
  );
});

test('who has moved since stays in the working of the old line, and is nobody’s in that of the new one', async () => {
  const { left, right, members } = await openTeam();
  const [moved, stays, other] = members;
  if (moved === undefined || stays === undefined || other === undefined) throw new Error('three members');
  for (const member of members) await play(member, 1_000, 400);
  await settleDay();
  await givenMove(db, moved.id, right.id, businessDay(new Date(clock.now().getTime() - DAY_MS)));
  await play(moved, 50);
  const [before, now] = [await openWorking(left), await openWorking(right)];
  expect(amountsOf(await before.branches())).toEqual([200_000n, 80_000n, 200_000n].map(money));
  expect(await before.bets(moved.name)).toMatchObject({ total: 1, totals: { stake: '1000.00' } });
  expect((await now.branches()).map(({ account }) => account)).toEqual([right.name, other.name]);
  for (const path of [`members?under=${moved.name}`, `bets?account=${moved.name}`])
    expect(await now.codeOf(path)).toBe('not_found');
});
