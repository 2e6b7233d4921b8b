import { expect, test } from 'vitest';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import { openLine, testAgents } from '../../../../../../tools/contracts/test-agents.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testPlay } from '../../../../../../tools/test/play.ts';
import { dryPart, dryRun } from './dry-run.ts';

const db = testDatabase({ role: 'hintha_app' });
const site = testContext(db);
const { ctx, clock } = site;
testPlay(db, site);
const office = testConsole(ctx);
const agents = testAgents(site);
const { close, play, toNext } = agents;
const MINUTE_MS = 60_000;

test('a dry run is read part by part to its last line, and the parts come to what it says of all', async () => {
  const { ofA, ofB, ofC } = await openLine(agents, 'REALTIME', ['0.9', '0.6', '0.3']);
  toNext(5 * MINUTE_MS, MINUTE_MS);
  for (const member of [ofA, ofB, ofC]) await play(member, 1_000);
  const order = { kind: 'REALTIME', unit: 'WINDOW', at: clock.now() } as const;
  toNext(5 * MINUTE_MS);
  await close();
  const whole = await dryRun(ctx, order);
  const found: [bigint, bigint][] = [];
  for (let after: bigint | null = 0n; after !== null;) {
    const part = await dryPart(ctx, order, { after, limit: 2 });
    expect(part.lines.length).toBeLessThanOrEqual(2);
    found.push(...part.lines.map(({ contract, earned }): [bigint, bigint] => [contract.id, earned.amount]));
    after = part.next;
  }
  const expected = whole.lines.map(({ contract, earned }) => [contract.id, earned.amount]);
  expect(found).toEqual(expected.toSorted(([a = 0n], [b = 0n]) => Number(a - b)));
  expect(found).toHaveLength(3);
  const { token } = await office.hire('looker', 'auditor');
  const body = { ...order, at: order.at.getTime() };
  const answer = await office.call('POST', '/console/contracts/runs/estimate/lines', { token, body });
  expect(answer.body.value).toMatchObject({
    lines: [{ amount: '27.00', written: null }, { amount: '12.00' }, { amount: '3.00' }],
    next: null,
  });
  const wrong = { token, body: { ...body, unit: 'DAILY' } };
  expect((await office.call('POST', '/console/contracts/runs/estimate/lines', wrong)).status).toBe(400);
});
