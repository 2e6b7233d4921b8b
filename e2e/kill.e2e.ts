import { expect, onTestFinished, test } from 'vitest';
import { openChance, readSeed } from './kill/chance.ts';
import { checkRounds } from './kill/check-rounds.ts';
import { checkTransactions } from './kill/check-transactions.ts';
import { ClientLog, type AnsweredTransaction, type AnsweredRound } from './kill/client-log.ts';
import { type JournalRound, keyOf, type Posting } from './kill/ledger.ts';
import { runMigrationKills } from './kill/migration.ts';
import { runKills } from './kill/runs.ts';
import { PostingIndex } from './kill/posting-index.ts';
import { openStorm, type Storm } from './kill/storm.ts';

/** Other blows in every run, as the seed draws them; each of them, and many more, is what `npm run kill-test` is for. */
const KILLS = 1;

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

function openSeed(): number {
  const seed = readSeed(process.env.KILL_SEED);
  tell(`KILL_SEED=${seed} brings the same choices again`);
  return seed;
}

async function openSeededStorm(): Promise<Storm> {
  const storm = await openStorm(openSeed());
  // Also when the test is cut off for taking too long.
  onTestFinished(() => storm[Symbol.asyncDispose]());
  return storm;
}

test(
  'what was acknowledged is in the ledger exactly once, whichever program is killed and when',
  { timeout: 600_000 },
  async () => {
    const storm = await openSeededStorm();
    const { faults } = await runKills(storm, KILLS, tell);
    expect(faults).toEqual([]);
    expect(storm.log.vendorAnswers).toBeGreaterThan(KILLS);
    expect(storm.log.playerAnswers).toBeGreaterThan(KILLS);
    expect(storm.log.payments.credited).toBeGreaterThan(0);
    expect(storm.log.payments.received).toBeGreaterThan(0);
  },
);

test(
  'a server that is killed while it migrates goes on at its next start, as if nobody had touched it',
  { timeout: 600_000 },
  async () => {
    expect(await runMigrationKills(1, openChance(openSeed()), tell)).toEqual([]);
  },
);

const MOVED: AnsweredTransaction = { how: 'moved', name: '7-1', balance: 90n };
const BET = { name: '7-1', amount: -10n, availableAfter: 90n, kind: 'BET', reverses: null };
const STAKE = { ...BET, key: keyOf('VENDOR', 'b') };
const REVERSAL = { ...STAKE, name: '7-2', amount: 10n, key: keyOf('VENDOR', 'r'), reverses: '7-1' };
const STONE = { ...STAKE, amount: 0n, kind: 'TOMBSTONE' };

test.each<[story: string, answered: AnsweredTransaction | undefined, postings: Posting[], found: string[]]>([
  ['booked as told', MOVED, [STAKE], []],
  ['not booked', MOVED, [], ['lost']],
  ['booked with another amount', MOVED, [{ ...STAKE, amount: -11n }], ['changed']],
  ['booked at another place', MOVED, [{ ...STAKE, name: '7-3' }], ['changed']],
  ['booked on another balance', MOVED, [{ ...STAKE, availableAfter: 80n }], ['changed']],
  ['booked twice', MOVED, [{ ...STAKE, name: '8-1' }, STAKE], ['unasked']],
  ['booked and reversed by nobody', MOVED, [STAKE, REVERSAL], ['unasked']],
  ['refused and not booked', { how: 'nothing' }, [], []],
  ['refused and booked', { how: 'nothing' }, [STAKE], ['changed']],
  ['barred', { how: 'undone' }, [STONE], []],
  ['told undone and not undone', { how: 'undone' }, [STAKE], ['changed']],
  ['never answered', undefined, [], ['unanswered']],
])('the check of a transaction that was %s', (_, answered, postings, found) => {
  const log = new ClientLog();
  log.askTransaction('b', -10n);
  if (answered) log.tellTransaction('b', answered);
  expect(checkTransactions(log, new PostingIndex(postings, 'VENDOR')).map(({ kind }) => kind)).toEqual(found);
});

const SETTLED: AnsweredRound = { how: 'settled', id: 'i', stake: 10n, win: 5n, balance: 95n };
const ROUND = { id: 'i', account: 'a', requestId: 'q', state: 'settled', stake: 10n, win: 5n };
const OTHER = { ...ROUND, id: 'j', requestId: 'p', state: 'refused' };
const REFUSED = { ...ROUND, state: 'refused' };
const STUDIO_BET = { ...BET, key: keyOf('STUDIO', 'i:bet') };
const PAID = { name: '7-2', amount: 5n, availableAfter: 95n, kind: 'PAYOUT', reverses: null };
const BOOKED = [STUDIO_BET, { ...PAID, key: keyOf('STUDIO', 'i:win') }];

type RoundCase = [
  story: string,
  answered: AnsweredRound | undefined,
  journal: JournalRound[],
  postings: Posting[],
  found: string[],
];

test.each<RoundCase>([
  ['booked as told', SETTLED, [ROUND], BOOKED, []],
  ['not journalled', SETTLED, [], BOOKED, ['lost', 'unasked', 'unasked']],
  ['not booked', SETTLED, [ROUND], [], ['lost', 'changed']],
  ['not paid', SETTLED, [ROUND], [STUDIO_BET], ['changed', 'changed']],
  ['journalled with another win', SETTLED, [{ ...ROUND, win: 6n }], BOOKED, ['changed', 'changed']],
  ['played beside one that nobody asked for', SETTLED, [ROUND, OTHER], BOOKED, ['unasked']],
  ['refused', { how: 'refused' }, [REFUSED], [], []],
  ['refused and booked', { how: 'refused' }, [REFUSED], [STUDIO_BET], ['changed']],
  ['pending and then forgotten', { how: 'forgotten' }, [], [], ['lost']],
  ['never ended', undefined, [], [], ['unanswered']],
])('the check of a round that was %s', (...[, answered, journal, postings, found]) => {
  const log = new ClientLog();
  const asked = log.askRound('a', 'q');
  if (answered) log.tellRound(asked, answered);
  expect(checkRounds(log, journal, new PostingIndex(postings, 'STUDIO')).map(({ kind }) => kind)).toEqual(
    found,
  );
});
