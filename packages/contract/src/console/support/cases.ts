import { z } from 'zod';
import { Instant } from '../../amount.ts';
import { CASE_STATES, CASE_TYPES } from '../../support/cases.ts';
import { PublicState } from '../../support/public-state.ts';
import { LINE_MOST, writtenText } from '../../support/text.ts';
import { Id, idParams, Nothing, requestId, sought, words } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const AdminCaseView = z.object({
  id: z.string(),
  /** Null for somebody without an account. */
  accountId: z.string().nullable(),
  account: z.string(),
  type: z.enum(CASE_TYPES),
  content: z.string(),
  state: z.enum(CASE_STATES),
  /** Who of the staff has it; null while nobody has. */
  assignee: z.string().nullable(),
  /** The chat that it came from. */
  chatId: z.string().nullable(),
  openedAt: Instant,
  changedAt: Instant,
});

export const queueCases = consoleRoute('queueCases', {
  summary: 'The cases in one state, oldest first.',
  query: z.object({
    state: z.enum(CASE_STATES).default('OPEN'),
    /** A number, or the beginning of the name of an account. */
    q: sought.optional(),
    after: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: z.array(AdminCaseView),
});

export const readAdminCase = consoleRoute('readAdminCase', {
  summary: 'One case of anybody with its answers.',
  params: idParams,
  reply: AdminCaseView.extend({
    /** What the page of the guest knew; null where it was not sent along. */
    page: PublicState.nullable(),
    answers: z.array(z.object({ id: z.string(), author: z.string(), text: z.string(), at: Instant })),
  }),
  errors: ['not_found'],
});

export const takeCase = consoleRoute('takeCase', {
  summary: 'Takes a case that nobody has, or over from a colleague.',
  params: idParams,
  reply: Nothing,
  errors: ['not_found', 'case_closed'],
});

export const answerCase = consoleRoute('answerCase', {
  summary: 'Answers a case; the guest reads it, and a member is notified.',
  params: idParams,
  body: z.object({ text: writtenText(1, LINE_MOST), requestId }),
  reply: Nothing,
  errors: ['not_found', 'case_closed', 'key_reused'],
});

export const closeCase = consoleRoute('closeCase', {
  summary: 'Closes a case for good, for a reason that the audit keeps.',
  params: idParams,
  body: z.object({ reason: words }),
  reply: Nothing,
  errors: ['not_found', 'case_closed'],
});
