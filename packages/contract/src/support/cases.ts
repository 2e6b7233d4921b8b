import { z } from 'zod';
import { Instant, pageQuery } from '../amount.ts';
import { route } from '../route.ts';
import { PublicState } from './public-state.ts';
import { SupportId, SupportKey, writtenText } from './text.ts';

/** What feedback can be about; a complaint is one of them. */
export const QUESTION_TYPES = ['suggestion', 'complaint', 'deposit', 'withdrawal', 'game', 'other'] as const;
export type QuestionType = (typeof QUESTION_TYPES)[number];

/** What a case came from: feedback of one of the types, or a chat that nobody answered. */
export const CASE_TYPES = [...QUESTION_TYPES, 'chat'] as const;
export type CaseType = (typeof CASE_TYPES)[number];

export const CASE_STATES = ['OPEN', 'IN_PROGRESS', 'ANSWERED', 'CLOSED'] as const;
export type CaseState = (typeof CASE_STATES)[number];

/** How many signs feedback has at least and at most. */
export const FEEDBACK_LENGTHS = { least: 10, most: 140 } as const;

const CaseView = z.object({
  /** The number that the guest is told. */
  id: z.string(),
  type: z.enum(CASE_TYPES),
  content: z.string(),
  state: z.enum(CASE_STATES),
  openedAt: Instant,
  /** When its state or its answers changed last. */
  changedAt: Instant,
});

export const sendFeedback = route('sendFeedback', {
  guard: 'anyone',
  summary: 'Opens a case with feedback or a complaint; the answer tells its number.',
  body: z.object({
    type: z.enum(QUESTION_TYPES),
    content: writtenText(FEEDBACK_LENGTHS.least, FEEDBACK_LENGTHS.most),
    /** What the page knew, where the guest sends it along. */
    page: PublicState.optional(),
    /** The same one opens one case. */
    requestId: SupportKey.optional(),
  }),
  reply: CaseView,
  errors: ['key_reused', 'too_many_requests'],
});

export const listCases = route('listCases', {
  guard: 'anyone',
  summary:
    'The cases of the member, or those that were opened in this browser without an account; latest first.',
  query: z.object(pageQuery(10, 50)),
  reply: z.object({ list: z.array(CaseView), total: z.int(), totalPages: z.int() }),
});

export const readCase = route('readCase', {
  guard: 'anyone',
  summary: 'One of the own cases with what the operator has answered.',
  params: z.object({ id: SupportId }),
  reply: CaseView.extend({
    answers: z.array(z.object({ id: z.string(), author: z.string(), text: z.string(), at: Instant })),
  }),
  errors: ['not_found'],
});
