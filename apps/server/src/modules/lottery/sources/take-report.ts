import {
  BusinessError,
  isAdmissible,
  parseJson,
  SIGNATURE_AGE_MS,
  type SignedCall,
  transaction,
  type Transaction,
} from '@hintha/platform';
import { z } from 'zod';
import type { AppContext } from '../../../app-context.ts';
import { recordAudit, SYSTEM } from '../../audit/index.ts';
import { findNumero, lockNumero, readClock } from '../numeros/numero-store.ts';
import { insertDifference, withdrawDifferences } from '../results/difference-store.ts';
import { insertResult, listResults } from '../results/result-store.ts';
import { completeResult, confirms, isSameResult, isWaiting } from '../results/rules.ts';
import { gameOf, publishResult } from '../settlement/publish-result.ts';
import { isPublished } from '../rules.ts';
import type { Numero } from '../types.ts';
import { openKey } from './change-source.ts';
import { deleteNonces, findSource, insertNonce, type ResultSource } from './source-store.ts';

/**
 * What became of a report: not signed by a source that is on, not readable, of a draw that there is not or that is not
 * drawn yet, kept until another confirms it, confirmed and published, the same as was published, or another.
 */
export type TakenReport =
  | 'turned_away'
  | 'unreadable'
  | 'unknown_draw'
  | 'early'
  | 'kept'
  | 'confirmed'
  | 'known'
  | 'differs';

const Report = z.strictObject({
  gameCode: z.string().max(32),
  issue: z.string().max(16),
  /** Tier by tier; the animal of the year is added. */
  numbers: z
    .array(z.array(z.string().max(8)).max(40))
    .min(1)
    .max(12),
});
type Report = z.infer<typeof Report>;

const readReport = (bytes: Buffer): Report | undefined => {
  try {
    return Report.safeParse(parseJson(bytes.toString())).data;
  } catch {
    return undefined;
  }
};

/** Takes what a source says of a draw, when its signature is right, fresh and has not come before. */
export const takeReport = async (ctx: AppContext, code: string, call: SignedCall): Promise<TakenReport> => {
  const source = await findSource(ctx.db, code);
  if (source === undefined || !source.isOn) return 'turned_away';
  if (!isAdmissible(ctx, openKey(ctx, source), call)) return 'turned_away';
  const report = readReport(call.bytes);
  const known = report && (await findNumero(ctx.db, report.gameCode, report.issue));
  const now = await readClock(ctx.db);
  return transaction(ctx.db, async (tx) => {
    if (!(await insertNonce(tx, code, call.nonce, ctx.clock.now()))) return 'turned_away';
    if (report === undefined) return 'unreadable';
    const numero = known && (await lockNumero(tx, known));
    if (numero === undefined || gameOf(numero).isFirstParty) return 'unknown_draw';
    const result = readNumbers(numero, report);
    if (result === undefined) return 'unreadable';
    if (numero.state === 'SCHEDULED' || numero.drawsAt > now) return 'early';
    const taken = await keep(tx, source, numero, result);
    if (taken === 'differs')
      ctx.log.warn(
        { numero: `${numero.game}/${numero.code}`, source: code },
        'a source reports another result',
      );
    return taken;
  });
};

/** The result as it is published; undefined for one that is none of the game. */
const readNumbers = (numero: Numero, { numbers }: Report): string[][] | undefined => {
  try {
    return completeResult(numero, numbers);
  } catch (thrown) {
    if (thrown instanceof BusinessError) return undefined;
    throw thrown;
  }
};

/** Every report stays, whatever becomes of it; the very same of the same source is kept once. */
const keep = async (
  tx: Transaction,
  { code, keyStaffId }: ResultSource,
  numero: Numero,
  result: string[][],
): Promise<TakenReport> => {
  const results = await listResults(tx, numero.id);
  const entered = { result, source: code, staffId: null, enteredBy: null, keyStaffId };
  const before = results.findLast((one) => one.staffId === null && one.source === code);
  const known = before !== undefined && isSameResult(before.result, result) ? before.id : undefined;
  if (known === undefined) await withdrawDifferences(tx, numero.id, code);
  const resultId = known ?? (await insertResult(tx, numero.id, entered));
  const taken = await decide(tx, numero, result, confirms(results, entered));
  // What was called off has no result to put right.
  if (taken === 'differs' && isPublished(numero)) await insertDifference(tx, numero.id, resultId);
  if (known === undefined || taken === 'confirmed')
    await recordAudit(tx, {
      actor: SYSTEM,
      action: 'lottery.report',
      subject: `numero:${numero.game}/${numero.code}`,
      details: { source: code, result: JSON.stringify(result), taken },
    });
  return taken;
};

const decide = async (
  tx: Transaction,
  numero: Numero,
  result: string[][],
  isConfirmed: boolean,
): Promise<TakenReport> => {
  if (!isWaiting(numero))
    return numero.result !== null && isSameResult(numero.result, result) ? 'known' : 'differs';
  if (!isConfirmed) return 'kept';
  await publishResult(tx, numero, result);
  return 'confirmed';
};

/** A call this old is turned away by its time, so its nonce need not be known any longer. */
export const forgetNonces = (ctx: AppContext): Promise<void> =>
  deleteNonces(ctx.db, new Date(ctx.clock.now().getTime() - 3 * SIGNATURE_AGE_MS));
