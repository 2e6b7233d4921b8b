import { BusinessError, type StaffCaller, transaction, type Transaction } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { openConfirmation, type Said } from '../../../confirmation.ts';
import { type Actor, actorOf, recordAudit, SYSTEM } from '../../audit/index.ts';
import { readSettings } from '../../settings/index.ts';
import { cancelLocked } from '../fights/cancel-fight.ts';
import { lockFight, readClock } from '../fights/fight-store.ts';
import { isDeclarable, roundOf } from '../rules.ts';
import { sabongSettings } from '../settings.ts';
import { updateResult } from '../settlement/settlement-store.ts';
import type { CancelReason, Fight, Outcome } from '../types.ts';
import {
  type Declaration,
  insertDeclaration,
  listDeclarations,
  type NewDeclaration,
} from './declaration-store.ts';

const SECOND_MS = 1_000;

type Verdict = Pick<Declaration, 'result' | 'cancelReason'>;

const { confirms } = openConfirmation<Verdict>(
  (one, other) => one.result === other.result && one.cancelReason === other.cancelReason,
);

const toSaid = (declared: Omit<NewDeclaration, 'fightId' | 'version' | 'feedNumber'>): Said<Verdict> => ({
  result: declared,
  source: declared.declarator ?? '',
  staffId: declared.staffId,
  keyStaffId: declared.keyStaffId,
});

/** Whether a declaration still waits for one that agrees with it. */
export const isWaiting = (
  fight: Pick<Fight, 'state' | 'version'>,
  { version, declaredAt }: Pick<Declaration, 'version' | 'declaredAt'>,
  { now, confirmSeconds }: { readonly now: Date; readonly confirmSeconds: number },
): boolean =>
  isDeclarable(fight) &&
  version === fight.version &&
  declaredAt.getTime() + confirmSeconds * SECOND_MS > now.getTime();

/**
 * What became of a declaration: it counts together with another one, it waits for that, it says what counts already, it
 * came before, or the fight is not at that point.
 */
export type Declared = 'confirmed' | 'kept' | 'known' | 'repeated' | 'not_ready';

/**
 * Takes what somebody says of a fight that the caller has locked. It counts when somebody else has said the very same within
 * the time for it and nobody anything else. Until something is paid, two who agree put another result in its place.
 */
export const takeDeclaration = async (
  tx: Transaction,
  fight: Fight,
  declared: Omit<NewDeclaration, 'fightId' | 'version'>,
): Promise<Declared> => {
  if (!isDeclarable(fight)) return 'not_ready';
  const [now, { confirmSeconds }] = [await readClock(tx), await readSettings(tx, sabongSettings)];
  const before = await listDeclarations(tx, fight.id);
  if (!(await insertDeclaration(tx, { ...declared, fightId: fight.id, version: fight.version })))
    return 'repeated';
  if (fight.state === 'RESULT' && fight.result === declared.result) return 'known';
  const waiting = before.filter((one) => isWaiting(fight, one, { now, confirmSeconds }));
  if (!confirms(waiting.map(toSaid), toSaid(declared))) return 'kept';
  await publish(tx, fight, declared);
  return 'confirmed';
};

const publish = async (tx: Transaction, fight: Fight, { result, cancelReason }: Verdict): Promise<void> => {
  if (result === 'cancelled') await cancelLocked(tx, fight, cancelReason ?? 'OPERATOR_ERROR');
  else await updateResult(tx, fight.id, result);
};

/** Writes down what was declared, by whom, and what became of it. */
export const recordDeclared = (
  tx: Transaction,
  fight: Fight,
  { actor = SYSTEM, reason, declared, outcome }: RecordedDeclaration,
): Promise<void> =>
  recordAudit(tx, {
    actor,
    action: 'sabong.declare',
    subject: `fight:${roundOf(fight)}`,
    ...(reason === undefined ? {} : { reason }),
    details: { by: declared.declaredBy, result: declared.result, cause: declared.cancelReason, outcome },
  });

interface RecordedDeclaration {
  readonly actor?: Actor;
  readonly reason?: string;
  readonly declared: Pick<NewDeclaration, 'declaredBy' | 'result' | 'cancelReason'>;
  readonly outcome: Declared;
}

export interface StaffDeclaration {
  readonly fightId: bigint;
  readonly result: Outcome;
  readonly cause: CancelReason | undefined;
  readonly reason: string;
}

/** Declares a result as one of the staff; whether it counts now. */
export const declareResult = (
  { db }: Pick<AppContext, 'db'>,
  caller: StaffCaller,
  { fightId, result, cause, reason }: StaffDeclaration,
): Promise<boolean> =>
  transaction(db, async (tx) => {
    if ((result === 'cancelled') !== (cause !== undefined)) throw new BusinessError('bad_request');
    const fight = await lockFight(tx, fightId);
    if (fight === undefined) throw new BusinessError('not_found');
    const by = { declarator: null, staffId: caller.staffId, declaredBy: caller.name, keyStaffId: null };
    const declared = { result, cancelReason: cause ?? null, feedNumber: null, ...by };
    const outcome = await takeDeclaration(tx, fight, declared);
    if (outcome === 'not_ready') throw new BusinessError('fight_not_ready');
    await recordDeclared(tx, fight, { actor: actorOf(caller), reason, declared, outcome });
    return outcome === 'confirmed' || outcome === 'known';
  });
