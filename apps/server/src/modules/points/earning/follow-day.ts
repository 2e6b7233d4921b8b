import { type Database, type Transaction, transaction } from '@hintha/platform';
import assert from 'node:assert/strict';
import type { AppContext } from '../../../app-context.ts';
import { businessDay, dayEnd, dayStart } from '../../../business-day.ts';
import { readPlay } from '../../bets/index.ts';
import { readLevel } from '../../members/index.ts';
import { insertPosting, lockAccount, updateReadAt } from '../ledger/ledger-store.ts';
import { partsOf, pointsOf, SCALE, weightOf } from '../rules.ts';
import type { DayPlayed, Earned } from '../types.ts';
import { findSum, listEarned, putEarned, putSum } from './earned-store.ts';

const NOTHING = { parts: 0n, posted: 0n, postings: 0n };

/**
 * Brings a member's points up to what was played on a day, however often the day is told, and takes back what is told no
 * more. The day keeps the factor that it was counted with first. The account is locked.
 */
export const followDay = async (
  tx: Transaction,
  { accountId, day, played }: DayPlayed,
  { factor, at }: { factor: bigint; at: Date },
): Promise<void> => {
  const known = await listEarned(tx, accountId, day);
  const kept = known[0]?.factor ?? factor;
  for (const change of changesOf(known, played, kept)) {
    await putEarned(tx, { accountId, day, ...change });
    await post(tx, { accountId, day, at, ...change });
  }
};

type Change = Earned & { readonly before: bigint };

/** What is told otherwise than it was counted; what is told no more comes to nothing. */
export const changesOf = (
  known: readonly { readonly code: string; readonly valid: bigint }[],
  played: DayPlayed['played'],
  factor: bigint,
): Change[] => {
  const before = new Map(known.map(({ code, valid }) => [code, valid]));
  const now = new Map(
    played.filter(({ code }) => weightOf(code) > 0n).map(({ code, valid }) => [code, valid]),
  );
  return [...new Set([...before.keys(), ...now.keys()])]
    .map((code) => ({ code, factor, valid: now.get(code) ?? 0n, before: before.get(code) ?? 0n }))
    .filter((change) => change.valid !== change.before);
};

const post = async (
  tx: Transaction,
  change: Change & { accountId: bigint; day: string; at: Date },
): Promise<void> => {
  const { accountId, day, code, at, factor } = change;
  const sum = (await findSum(tx, change)) ?? NOTHING;
  const gain =
    partsOf(code, { valid: change.valid, factor }) - partsOf(code, { valid: change.before, factor });
  const parts = sum.parts + gain;
  const posted = pointsOf(parts);
  const points = posted - sum.posted;
  const postings = points === 0n ? sum.postings : sum.postings + 1n;
  await putSum(tx, change, { parts, posted, postings });
  if (points === 0n) return;
  const kind = points > 0n ? 'PLAY' : 'PLAY_VOID';
  await insertPosting(tx, { accountId, kind, points, reference: `${code}:${day}:${postings}`, at });
};

/** Counts what the member has played on the current day so far; the days before are counted for everybody at night. */
export const followToday = async (ctx: AppContext, accountId: bigint): Promise<void> => {
  const { db, clock } = ctx;
  const readAt = clock.now();
  const day = businessDay(readAt);
  const played = await readPlay(db, { from: dayStart(day), to: dayEnd(day), accountId });
  const factor = await factorOf(db, accountId);
  if (changesOf(await listEarned(db, accountId, day), played, factor).length === 0) return;
  await transaction(db, async (tx) => {
    const account = await lockAccount(tx, accountId);
    const at = clock.now();
    // Whoever waited for the lock may have read before another, or on a day that is over by now.
    const isOld = account.readAt !== null && account.readAt > readAt;
    if (isOld || businessDay(at) !== day) return;
    await followDay(tx, { accountId, day, played }, { factor, at });
    await updateReadAt(tx, accountId, readAt);
  });
};

/** What the member's level multiplies points by, in parts of ten thousand. */
export const factorOf = async (db: Database, accountId: bigint): Promise<bigint> =>
  toFactor((await readLevel(db, accountId)).points);

const toFactor = (decimal: string): bigint => {
  const [whole = '', places = '', ...rest] = decimal.split('.');
  assert(rest.length === 0 && places.length <= 4, `${decimal} is no factor`);
  return BigInt(whole) * SCALE + BigInt(places.padEnd(4, '0'));
};
