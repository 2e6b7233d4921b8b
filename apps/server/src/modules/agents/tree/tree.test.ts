import fc from 'fast-check';
import { expect, test } from 'vitest';
import { givenMove, givenUpline, linesOf } from '../../../../../../tools/scenario/index.ts';
import { testDatabase } from '../../../../../../tools/test-database.ts';
import { selectDownline } from './downline-store.ts';

const db = testDatabase({ role: 'hintha_app' });
const MOST_COUNTED = 1_000;
const codeOf = (thrown: unknown): unknown => (thrown as { constraint?: unknown }).constraint;

/** Parents by account, as a tree is walked from below. */
type Tree = Map<bigint, bigint>;

const lineIn = (tree: Tree, account: bigint): bigint[] => {
  const above = tree.get(account);
  return above === undefined ? [account] : [...lineIn(tree, above), account];
};

const teamIn = (tree: Tree, account: bigint): bigint[] =>
  [...tree.keys()].filter((other) => other !== account && lineIn(tree, other).includes(account));

let nextAccount = 1_000n;

const steps = fc.array(
  fc.record({ kind: fc.constantFrom('join', 'join', 'join', 'move'), a: fc.nat(), b: fc.nat() }),
  { minLength: 5, maxLength: 30 },
);

test('however accounts join and move, lines and teams are those of the tree, and nobody comes below itself', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const tree: Tree = new Map();
      const accounts = [(nextAccount += 1n)];
      const pick = (n: number): bigint => accounts[n % accounts.length] ?? 0n;
      const join = async (above: bigint): Promise<void> => {
        const account = (nextAccount += 1n);
        await givenUpline(db, { below: account, above });
        tree.set(account, above);
        accounts.push(account);
      };
      const move = async (account: bigint, above: bigint): Promise<void> => {
        const isBelow = lineIn(tree, above).includes(account);
        const moved = await givenMove(db, account, above).catch(codeOf);
        expect(moved).toBe(isBelow ? 'agents_member_in_line' : BigInt(teamIn(tree, account).length + 1));
        if (!isBelow) tree.set(account, above);
      };
      for (const { kind, a, b } of all) await (kind === 'join' ? join(pick(a)) : move(pick(a), pick(b)));
      const lines = await linesOf(db);
      for (const account of tree.keys()) expect(lines.get(account)).toEqual(lineIn(tree, account));
      for (const account of tree.keys()) {
        const found = await selectDownline(db, account, MOST_COUNTED);
        expect(found?.teamSize).toBe(1 + teamIn(tree, account).length);
      }
    }),
    { numRuns: 25, seed: 20261126 },
  );
});

test('an account that stands below nobody takes its team along, and who joins meanwhile goes with it', async () => {
  const [top, head, agent] = [1n, 2n, 3n];
  await givenUpline(db, { below: agent, above: head });
  const joining = Array.from({ length: 20 }, (_, n) =>
    givenUpline(db, { below: BigInt(10 + n), above: agent }),
  );
  await Promise.all([...joining, givenMove(db, head, top)]);
  const lines = await linesOf(db);
  for (let n = 0; n < joining.length; n += 1) {
    const member = BigInt(10 + n);
    expect(lines.get(member)).toEqual([top, head, agent, member]);
  }
});
