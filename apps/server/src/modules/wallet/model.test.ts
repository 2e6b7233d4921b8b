import { money } from '@hintha/money';
import { transaction } from '@hintha/platform';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testDatabase } from '../../../../../tools/test-database.ts';
import { expectProven, openFunded, testEntry } from '../../../../../tools/test-wallet.ts';
import { outstandingDebt, readBalance } from './balance.ts';
import { type GroupWriter, openGroupWriter } from './groups/group-writer.ts';
import { hold, release } from './hold-money.ts';
import { listPostings } from './list-postings.ts';
import { post } from './post.ts';
import { reverse } from './reverse.ts';
import { postingKey } from './rules.ts';
import type { PlainEntry } from './types.ts';

const database = testDatabase();

const STREAMS = 10;
const RUNS_A_STREAM = 20;
// On average: fast-check draws the length of a run evenly up to twice that.
const COMMANDS = 50;
const FUNDS = 1000n;

type PlainKind = 'BET' | 'PAYOUT' | 'BET_REFUND';
type Kind = PlainKind | 'BONUS';

type Posted<Of = Kind> = readonly [id: string, kind: Of, amount: bigint];

interface Known {
  kind: string;
  amount: bigint;
  seq: bigint;
  balance: bigint;
  available: bigint;
  reverses: bigint | null;
}

/** The wallet as anybody would keep it on paper. */
class Paper {
  balance = FUNDS;
  held = 0n;
  outstandingDebt = 0n;
  seq = 1n;
  readonly known = new Map<string, Known>();
  readonly holds: { id: string; amount: bigint; open: boolean; holdId: bigint }[] = [];

  get available(): bigint {
    return this.balance - this.held;
  }

  get stands() {
    return { balance: this.balance, available: this.available };
  }

  write(id: string, kind: string, amount: bigint, reverses: bigint | null = null): Known {
    this.balance += amount;
    this.seq += 1n;
    const known = { kind, amount, seq: this.seq, ...this.stands, reverses };
    this.known.set(id, known);
    return known;
  }

  post(id: string, kind: Kind, magnitude: bigint) {
    const amount = kind === 'BET' ? -magnitude : magnitude;
    const known = this.known.get(id);
    if (known?.kind === 'TOMBSTONE') return { outcome: 'tombstoned' };
    if (known) {
      const same = known.kind === kind && known.amount === amount;
      return same ? receipt('replayed', known) : { outcome: 'changed' };
    }
    if (amount < 0n && this.available < -amount) return { outcome: 'insufficient_funds', ...this.stands };
    return receipt('posted', this.write(id, kind, amount));
  }

  call(entries: readonly Posted<PlainKind>[]) {
    const before = { stands: this.stands, balance: this.balance, seq: this.seq, known: new Map(this.known) };
    const receipts: unknown[] = [];
    for (const entry of entries) {
      const result = this.post(...entry);
      if (result.outcome === 'posted' || result.outcome === 'replayed') receipts.push(result);
      else {
        this.balance = before.balance;
        this.seq = before.seq;
        this.known.clear();
        for (const [id, known] of before.known) this.known.set(id, known);
        const why = result.outcome === 'insufficient_funds' ? { ...result, ...before.stands } : result;
        return { outcome: 'refused', at: receipts.length, why };
      }
    }
    return { outcome: 'accepted', receipts };
  }

  reverse(id: string, originalId: string) {
    const own = this.known.get(id);
    const original = this.known.get(originalId);
    if (own) {
      const mine = own.reverses !== null && own.reverses === original?.seq;
      return mine ? reversal('replayed', own) : { outcome: 'changed' };
    }
    if (!original) this.write(originalId, 'TOMBSTONE', 0n);
    if (!original || original.kind === 'TOMBSTONE') return { outcome: 'tombstoned', ...this.stands };
    if (original.kind === 'REVERSAL') return { outcome: 'irreversible' };
    const earlier = [...this.known.values()].find(({ reverses }) => reverses === original.seq);
    return earlier ? reversal('replayed', earlier) : this.takeBack(id, original);
  }

  takeBack(id: string, original: Known) {
    const lacking = original.amount - this.available;
    if (original.amount > 0n && lacking > 0n) {
      this.write(`loan for ${id}`, 'ADJUST', lacking);
      this.outstandingDebt += lacking;
    }
    return reversal('reversed', this.write(id, 'REVERSAL', -original.amount, original.seq));
  }
}

const receipt = (outcome: string, { seq, balance, available }: Known) => ({
  outcome,
  seq,
  balance,
  available,
});

const reversal = (outcome: string, { seq, amount, balance, available }: Known) => ({
  outcome,
  seq,
  amount,
  balance,
  available,
});

interface Real {
  account: bigint;
  writer: GroupWriter<{ accountId: bigint; entries: readonly PlainEntry[] }>;
}

type Command = fc.AsyncCommand<Paper, Real>;

const command = (name: string, run: (paper: Paper, real: Real) => Promise<void>): Command => ({
  check: () => true,
  run,
  toString: () => name,
});

const entryOf = <Of extends Kind>([id, kind, amount]: Posted<Of>) => ({
  ...testEntry(id, amount),
  kind,
});

// Few ids and few amounts, so that replays, changed facts, tombstones and empty wallets come by themselves.
const ids = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h');
const amounts = fc.constantFrom(0n, 1n, 300n, 1000n, 2500n);
const kinds = fc.constantFrom<Kind>('BET', 'BET', 'BET', 'PAYOUT', 'PAYOUT', 'BONUS');
const entries = fc.tuple(ids, kinds, amounts);
// What gives value is posted alone.
const plainKinds = fc.constantFrom<PlainKind>('BET', 'BET', 'PAYOUT', 'BET_REFUND');
const plainEntries = fc.tuple(ids, plainKinds, amounts);

const checkPost = async (entry: Posted, paper: Paper, { account }: Real): Promise<void> => {
  expect(await post(database, account, entryOf(entry))).toEqual(paper.post(...entry));
};

const checkCall = async (
  list: readonly Posted<PlainKind>[],
  paper: Paper,
  { account, writer }: Real,
): Promise<void> => {
  const result = await writer.post({ accountId: account, entries: list.map((entry) => entryOf(entry)) });
  expect(result).toEqual(paper.call(list));
};

const checkReversal = async (
  id: string,
  original: string,
  paper: Paper,
  { account }: Real,
): Promise<void> => {
  const keys = { key: postingKey('test', id), original: postingKey('test', original) };
  const result = await transaction(database, (tx) =>
    reverse(tx, account, { ...keys, source: 'test', reference: 'round' }),
  );
  expect(result).toEqual(paper.reverse(id, original));
};

const checkHold = async (id: string, amount: bigint, paper: Paper, { account }: Real): Promise<void> => {
  const result = await transaction(database, (tx) => hold(tx, account, testEntry(id, amount)));
  const known = paper.holds.find((held) => held.id === id);
  if (known) {
    const same = { outcome: 'replayed', holdId: known.holdId };
    expect(result).toEqual(known.amount === amount ? same : { outcome: 'changed' });
  } else if (paper.available < amount) {
    expect(result).toEqual({ outcome: 'insufficient_funds', ...paper.stands });
  } else {
    paper.held += amount;
    expect(result.outcome).toBe('held');
    if ('holdId' in result) paper.holds.push({ id, amount, open: true, holdId: result.holdId });
  }
};

const checkRelease = async (nth: number, paper: Paper): Promise<void> => {
  const held = paper.holds[nth];
  if (!held) return;
  const result = await transaction(database, (tx) => release(tx, held.holdId));
  expect(result).toEqual({ outcome: held.open ? 'released' : 'replayed' });
  if (held.open) paper.held -= held.amount;
  held.open = false;
};

const posts = entries.map((entry) =>
  command(`post ${entry.join(' ')}`, (paper, real) => checkPost(entry, paper, real)),
);
const calls = fc.array(plainEntries, { minLength: 1, maxLength: 4 }).map((list) => {
  const name = list.map((entry) => entry.join(' ')).join(', ');
  return command(`call ${name}`, (paper, real) => checkCall(list, paper, real));
});
const reversals = fc
  .tuple(fc.constantFrom('r', 's', 't', 'a'), fc.oneof(ids, fc.constant('r')))
  .map(([id, original]) =>
    command(`reverse ${original} by ${id}`, (paper, real) => checkReversal(id, original, paper, real)),
  );
const holds = fc
  .tuple(ids, fc.constantFrom(1n, 300n, 900n))
  .map(([id, amount]) =>
    command(`hold ${id} ${amount}`, (paper, real) => checkHold(id, amount, paper, real)),
  );
const releases = fc
  .nat({ max: 7 })
  .map((nth) => command(`release ${nth}`, (paper) => checkRelease(nth, paper)));

const commands = fc.commands([posts, calls, reversals, holds, releases], {
  maxCommands: 2 * COMMANDS,
  size: 'max',
});

test('whatever comes in whatever order, the wallet does as it would on paper', async () => {
  const writer = openGroupWriter(database);
  const property = fc.asyncProperty(commands, async (list) => {
    const account = await openFunded(database, FUNDS);
    const paper = new Paper();
    await fc.asyncModelRun(() => ({ model: paper, real: { account, writer } }), list);
    const { balance, held } = paper;
    expect(await readBalance(database, account)).toMatchObject({ balance, held });
    expect(await outstandingDebt(database, account)).toBe(money(paper.outstandingDebt));
    const statement = await listPostings(database, account, { limit: 1000 });
    const onPaper = [...paper.known.values()].filter(({ kind }) => kind !== 'TOMBSTONE');
    expect(new Set(statement.slice(0, -1).map(({ seq }) => seq))).toEqual(
      new Set(onPaper.map(({ seq }) => seq)),
    );
  });
  await Promise.all(Array.from({ length: STREAMS }, () => fc.assert(property, { numRuns: RUNS_A_STREAM })));
  await writer.close();
  await expectProven(database);
});
