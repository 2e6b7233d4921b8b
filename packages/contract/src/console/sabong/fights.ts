import { z } from 'zod';
import { Amount, Instant, pageQuery } from '../../amount.ts';
import { AskedPick, ArenaCode, CANCEL_REASONS, DRAW_MODES, PICKS } from '../../sabong/fights.ts';
import { ProposedView } from '../approvals.ts';
import { idParams, Nothing, requestId, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

/** How far a fight is, what is done behind a result among it. */
const ADMIN_FIGHT_STATES = [
  'UPCOMING',
  'OPEN',
  'LAST_CALL',
  'CLOSED',
  'FIGHTING',
  'RESULT',
  'SETTLING',
  'SETTLED',
  'RESETTLING',
  'CANCELLED',
] as const;

const Side = z.object({
  stake: Amount,
  bets: z.int(),
  /** With four places; null of a side without a bet, and of draws. */
  dividend: z.string().nullable(),
  /** What the operator would have to pay beyond what was staked if it came: of the two sides nothing. */
  liability: Amount,
  isBlocked: z.boolean(),
});

const AdminFightView = z.object({
  id: z.string(),
  arena: ArenaCode,
  names: z.object({ en: z.string(), my: z.string() }),
  event: z.string(),
  number: z.int(),
  meron: z.string(),
  wala: z.string(),
  state: z.enum(ADMIN_FIGHT_STATES),
  openedAt: Instant.nullable(),
  closesAt: Instant.nullable(),
  closedAt: Instant.nullable(),
  releasedAt: Instant.nullable(),
  plasada: z.int().nullable(),
  drawMode: z.enum(DRAW_MODES),
  sides: z.object({ meron: Side, wala: Side, draw: Side }),
  result: z.enum(PICKS).nullable(),
  resultAt: Instant.nullable(),
  version: z.int(),
  cancelReason: z.enum(CANCEL_REASONS).nullable(),
  /** Of a settled fight: what the operator took as its commission, what was left over, and what the winners were paid. */
  figures: z.object({ plasada: Amount, breakage: Amount, paid: Amount }).nullable(),
  finishedAt: Instant.nullable(),
});
export type AdminFightView = z.infer<typeof AdminFightView>;

export const listAdminFights = consoleRoute('listAdminFights', {
  summary: 'Fights: those that are on first, then the latest first.',
  query: z.object({
    arena: ArenaCode.optional(),
    state: z.enum(ADMIN_FIGHT_STATES).optional(),
    /** The day of the card. */
    day: z.iso.date().optional(),
    ...pageQuery(50, 200),
  }),
  reply: z.object({ list: z.array(AdminFightView), total: z.int(), totalPages: z.int() }),
});

const Outcome = z.enum([...PICKS, 'cancelled']);

export const readAdminFight = consoleRoute('readAdminFight', {
  summary: 'A fight with all that was declared, and what may be done with it.',
  params: idParams,
  reply: AdminFightView.extend({
    now: Instant,
    /** Until when a result that was settled can be corrected; null where it cannot. */
    correctableUntil: Instant.nullable(),
    /** A declaration counts together with another one for so many seconds. */
    confirmSeconds: z.int(),
    declarations: z.array(
      z.object({
        id: z.string(),
        result: Outcome,
        cancelReason: z.enum(CANCEL_REASONS).nullable(),
        by: z.string(),
        isStaff: z.boolean(),
        at: Instant,
        /** Until when it waits for one that agrees; null of what waits no more. */
        waitsUntil: Instant.nullable(),
      }),
    ),
    blocks: z.array(z.object({ pick: z.enum(PICKS), reason: z.string(), by: z.string(), at: Instant })),
  }),
  errors: ['not_found'],
});

export const moveFight = consoleRoute('moveFight', {
  summary: 'Opens a fight, calls for the last bets, closes it, or says that the cocks were let go.',
  params: idParams,
  body: z.object({
    to: z.enum(['OPEN', 'LAST_CALL', 'CLOSED', 'FIGHTING']),
    /** Of one that opens: how long it takes bets at most. */
    seconds: z.int().min(20).max(1_800).default(300),
    reason: words,
  }),
  reply: Nothing,
  errors: ['not_found', 'fight_not_ready'],
});

/** Those that one of the staff can cancel a fight for by oneself; the others follow from figures and clocks. */
const STAFF_CANCEL_REASONS = [
  'WRONG_ENTRY',
  'UNFIT',
  'BLADE_DAMAGED',
  'NO_SHOW',
  'STREAM_LOST',
  'OPERATOR_ERROR',
] as const;
const Cause = z.enum(STAFF_CANCEL_REASONS);

export const cancelFight = consoleRoute('cancelFight', {
  summary: 'Cancels a fight before its cocks are let go; every stake comes back.',
  params: idParams,
  body: z.object({ cause: Cause, reason: words }),
  reply: Nothing,
  errors: ['not_found', 'fight_not_ready'],
});

export const declareFightResult = consoleRoute('declareFightResult', {
  summary: 'Declares how a fight ended; it counts when somebody else declares the very same within a minute.',
  params: idParams,
  body: z.object({ result: Outcome, cause: Cause.optional(), reason: words }),
  reply: z.object({ confirmed: z.boolean() }),
  errors: ['not_found', 'fight_not_ready'],
});

export const proposeFightVoid = consoleRoute('proposeFightVoid', {
  summary: 'Proposes to cancel a fight whose cocks were let go and that is not settled.',
  params: idParams,
  body: z.object({ cause: Cause, reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'fight_not_ready', 'key_reused'],
});

export const previewFightResettlement = consoleRoute('previewFightResettlement', {
  summary: 'What another result of a settled fight would move, member by member; changes nothing.',
  params: idParams,
  body: z.object({ result: AskedPick }),
  reply: z.object({
    bets: z.int(),
    /** What would be paid, and what would be taken back. */
    paid: Amount,
    takenBack: Amount,
    memberCount: z.int(),
    members: z.array(z.object({ accountId: z.string(), bets: z.int(), paid: Amount, takenBack: Amount })),
  }),
  errors: ['not_found', 'fight_not_ready'],
});

export const proposeFightResettlement = consoleRoute('proposeFightResettlement', {
  summary: 'Proposes another result of a fight that was settled within the last half hour.',
  params: idParams,
  body: z.object({ result: AskedPick, reason: words, requestId }),
  reply: ProposedView,
  errors: ['not_found', 'fight_not_ready', 'key_reused'],
});

export const blockFightSide = consoleRoute('blockFightSide', {
  summary: 'Closes a side of a fight, or its draw, to further bets; those that stand are kept.',
  params: idParams,
  body: z.object({ pick: AskedPick, reason: words }),
  reply: Nothing,
  errors: ['not_found', 'fight_not_ready', 'restriction_present'],
});

export const unblockFightSide = consoleRoute('unblockFightSide', {
  summary: 'Opens a side of a fight again.',
  params: idParams.extend({ pick: AskedPick }),
  body: z.object({ reason: words }),
  reply: Nothing,
  errors: ['not_found'],
});
