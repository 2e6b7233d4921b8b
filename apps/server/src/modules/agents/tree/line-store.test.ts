import { transaction } from '@hintha/platform';
import { sql, type RawBuilder } from 'kysely';
import { expect, test } from 'vitest';
import { givenMove, givenUpline } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { createAccount, NOBODYS_PASSWORD } from '../../identity/index.ts';
import { lineNow, lineOn, linesNow, linesOn } from '../index.ts';

const db = testDatabase({ role: 'hintha_app' });

const read = async (relation: RawBuilder<unknown>): Promise<Map<bigint, bigint[]>> => {
  const { rows } = await sql<{ account: bigint; line: bigint[] }>`
    select account, line from ${relation} lines`.execute(db.kysely);
  return new Map(rows.map(({ account, line }) => [account, line]));
};

const evaluate = async (line: RawBuilder<readonly bigint[]>): Promise<readonly bigint[] | undefined> => {
  const { rows } = await sql<{ line: bigint[] }>`select ${line} as line`.execute(db.kysely);
  return rows[0]?.line;
};

test('past days stay with the line of then, for the account that moves and for its team', async () => {
  const [left, right, head, agent, member] = [1n, 2n, 3n, 4n, 5n];
  await givenUpline(db, { below: head, above: left });
  await givenUpline(db, { below: agent, above: head });
  await givenUpline(db, { below: member, above: agent });
  await givenMove(db, head, right, '2026-11-10');
  await givenMove(db, agent, left, '2026-11-20');
  // Twice for the same day: what was between them held on no day.
  await givenMove(db, agent, right, '2026-11-20');
  const moves: [string, bigint[], bigint[]][] = [
    ['2026-11-10', [left, head], [left, head, agent, member]],
    ['2026-11-11', [right, head], [right, head, agent, member]],
    ['2026-11-20', [right, head], [right, head, agent, member]],
    ['2026-11-21', [right, head], [right, agent, member]],
  ];
  for (const [day, ofHead, ofMember] of moves) {
    const lines = await read(linesOn(day));
    expect([lines.get(head), lines.get(member)]).toEqual([ofHead, ofMember]);
    expect(await evaluate(lineOn(sql`${member}::bigint`, sql`${day}::date`))).toEqual(ofMember);
  }
  expect((await read(linesNow())).get(member)).toEqual([right, agent, member]);
  expect(await evaluate(lineNow(sql`${member}::bigint`))).toEqual([right, agent, member]);
});

test('who came below somebody only lately stood alone before, and who never did still does', async () => {
  const [lonely, settled] = await transaction(db, async (tx): Promise<[bigint, bigint]> => [
    await createAccount(tx, { name: 'lonely', type: 0, passwordHash: NOBODYS_PASSWORD, demo: false }),
    await createAccount(tx, { name: 'settled', type: 0, passwordHash: NOBODYS_PASSWORD, demo: false }),
  ]);
  await givenMove(db, settled, 2n, '2026-11-10');
  const before = await read(linesOn('2026-11-10'));
  expect([before.get(lonely), before.get(settled)]).toEqual([[lonely], [settled]]);
  const after = await read(linesOn('2026-11-11'));
  expect([after.get(lonely), after.get(settled)]).toEqual([[lonely], [2n, settled]]);
  expect(await evaluate(lineOn(sql`${lonely}::bigint`, sql`'2026-11-11'::date`))).toEqual([lonely]);
});
