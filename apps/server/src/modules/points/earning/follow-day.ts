import type { Transaction } from '@hintha/platform';
import { insertPosting } from '../ledger/ledger-store.ts';
import { partsOf, pointsOf, weightOf } from '../rules.ts';
import { findSum, listEarned, putEarned, putSum } from './earned-store.ts';
import type { DayPlayed, Earned } from './types.ts';

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
