import { expect, test } from 'vitest';
import { openPlaced } from '../../../../../../tools/agents/open-team.ts';
import type { TestMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';
import { requireDownline } from '../index.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const { call, clock } = tested;
const KYAT = 100n;

interface Row {
  name: string;
  depth: number;
  teamSize: number;
}
interface Listed {
  path: { name: string }[];
  list: Row[];
  next: string | null;
}

const ask = (who: TestMember, query = '') =>
  call('GET', `/wps/agent/downlines?${query}`, { token: who.token });
const list = async (who: TestMember, query = ''): Promise<Listed> => (await ask(who, query)).body.value;

/** Two agents side by side below one, the first with an agent that has a member below. */
const openTeam = async () => {
  const top = await openPlaced(tested, { type: 2, rates: { RNG: 100 } });
  const left = await openPlaced(tested, { under: top, rates: { RNG: 60 } });
  clock.advance(60_000);
  const right = await openPlaced(tested, { under: top });
  const agent = await openPlaced(tested, { under: left });
  const member = await openPlaced(tested, { type: 0, under: agent, funds: 7_000n * KYAT });
  return { top, left, right, agent, member };
};

test('AGENT-009 a team is listed as its tree: who stands below follows, one step in', async () => {
  const { top, left, right, agent, member } = await openTeam();
  const { list: rows } = await list(top);
  expect(rows.map(({ name, depth, teamSize }) => [name, depth, teamSize])).toEqual([
    [left.name, 1, 3],
    [agent.name, 2, 2],
    [member.name, 3, 1],
    [right.name, 1, 1],
  ]);
  expect(rows[0]).toMatchObject({ type: 1, balance: '0.00', rates: { RNG: 60, LIVE: 0, SEA: 1900 } });
  expect(rows[2]).toMatchObject({ type: 0, balance: '7000.00', lastLoginAt: clock.now().getTime() });
  const below = await list(top, `under=${left.id}`);
  expect(below.path.map(({ name }) => name)).toEqual([left.name]);
  expect(below.list.map(({ name, depth }) => [name, depth])).toEqual([
    [agent.name, 2],
    [member.name, 3],
  ]);
});

test('AGENT-009 a name is found at any depth, with the path that leads down to it', async () => {
  const { top, left, agent, member } = await openTeam();
  const found = await list(top, `account=${member.name.toUpperCase()}`);
  expect(found.path.map(({ name }) => name)).toEqual([left.name, agent.name]);
  expect(found.list).toMatchObject([{ name: member.name, depth: 3 }]);
});

test('an id of a sibling, the upline, a foreign account, itself or nobody has the very same answer', async () => {
  const { top, left, right } = await openTeam();
  const foreign = await openPlaced(tested);
  const answers = new Set<string>();
  for (const id of [right.id, top.id, foreign.id, left.id, 999_999_999n]) {
    for (const query of [`under=${id}`, `after=${id}`])
      if (id !== left.id || query.startsWith('after'))
        answers.add(JSON.stringify((await ask(left, query)).body));
    answers.add(
      JSON.stringify(
        (await call('PUT', `/wps/agent/downlines/${id}/rates`, { token: left.token, body: { rates: {} } }))
          .body,
      ),
    );
    answers.add(JSON.stringify((await call('GET', `/wps/agent/transfers?account=${id}`, left)).body));
    const body = {
      account: String(id),
      amount: '5000.00',
      paymentPassword: '246802',
      requestId: `to-${id}-now`,
    };
    answers.add(
      JSON.stringify((await call('POST', '/wps/agent/transfers', { token: left.token, body })).body),
    );
  }
  for (const name of [right.name, top.name, foreign.name, left.name, 'nobody0'])
    answers.add(JSON.stringify((await ask(left, `account=${name}`)).body));
  expect(answers.size).toBe(1);
  expect([...answers][0]).toContain('not_found');
});

test('other modules ask for the line of an account of a team, and are told of no other', async () => {
  const { top, left, right, agent } = await openTeam();
  expect(await requireDownline(db, left.id, agent.id)).toEqual([top.id, left.id, agent.id]);
  for (const { id } of [left, right, top])
    await expect(requireDownline(db, left.id, id)).rejects.toMatchObject({ code: 'not_found' });
});

test('a long list comes page by page, each account once, in every order', async () => {
  const top = await openPlaced(tested, { type: 2 });
  for (let n = 0; n < 33; n += 1) {
    clock.advance(1_000);
    await openPlaced(tested, { type: 0, under: top });
  }
  for (const order of ['tree', 'newest', 'oldest']) {
    const first = await list(top, `order=${order}`);
    const second = await list(top, `order=${order}&after=${first.next}`);
    expect([first.list.length, second.list.length, second.next]).toEqual([30, 3, null]);
    expect(new Set([...first.list, ...second.list].map(({ name }) => name)).size).toBe(33);
  }
  const [newest] = (await list(top, 'order=newest')).list;
  const [oldest] = (await list(top, 'order=oldest')).list;
  expect(newest?.name).not.toBe(oldest?.name);
});
