import { expect, test } from 'vitest';
import { openPlaced } from '../../../../../../tools/agents/open-team.ts';
import { testConsole } from '../../../../../../tools/console/test-console.ts';
import type { TestMember } from '../../../../../../tools/payments/members.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { testContext } from '../../../../../../tools/test-context.ts';

const db = testDatabase({ role: 'hintha_app' });
const tested = testContext(db);
const office = testConsole(tested.ctx);

interface Row {
  name: string;
  depth: number;
  line: { name: string }[];
}

const listTeam = async (account: string) => {
  const { token } = await office.hire(`walker${account.length}`, 'risk');
  const query = new URLSearchParams({ account });
  const { code, value } = (await office.call('GET', `/console/agents/team?${query}`, { token })).body;
  const { list, path } = (value ?? { list: [], path: [] }) as { list: Row[]; path: { name: string }[] };
  const rows = list.map(({ name, line }) => [name, line.map((above) => above.name).join(' › ')]);
  return { code, rows, path: path.map(({ name }) => name) };
};

test('the staff finds an account by how its name begins, each with the line above it, and no name by none', async () => {
  const top = await openPlaced(tested, { type: 2 });
  const head = await openPlaced(tested, { under: top });
  const player = await openPlaced(tested, { under: head });
  const named = ({ name }: TestMember) => name;
  const [a, b, c] = [top, head, player].map(named) as [string, string, string];

  expect(await listTeam(b)).toMatchObject({
    path: [a, b],
    rows: [
      [b, a],
      [c, `${a} › ${b}`],
    ],
  });

  const beginning = a.slice(0, 3);
  const found = await listTeam(beginning);
  expect(found.path).toEqual([]);
  expect(found.rows).toEqual(
    expect.arrayContaining([
      [a, ''],
      [b, a],
      [c, `${a} › ${b}`],
    ]),
  );
  expect((await listTeam('nobody_at_all')).code).not.toBe(0);
});
