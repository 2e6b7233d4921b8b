import { z } from 'zod';
import { Instant } from '../amount.ts';
import { route } from '../route.ts';
import { LINE_MOST, SupportKey, writtenText } from './text.ts';

export const CHAT_STATES = ['WAITING', 'TAKEN', 'CLOSED'] as const;
export type ChatState = (typeof CHAT_STATES)[number];

export const CHAT_QUEUES = ['NORMAL', 'VIP'] as const;
export type ChatQueue = (typeof CHAT_QUEUES)[number];

/** Who wrote a line: the guest, one of the staff, or the operator about the chat itself. */
const LINE_SIDES = ['GUEST', 'STAFF', 'SYSTEM'] as const;

/** What a line is: words that somebody wrote, or what became of the chat. */
export const LINE_KINDS = ['TEXT', 'TAKEN', 'RETURNED', 'CLOSED', 'CASE'] as const;
export type LineKind = (typeof LINE_KINDS)[number];

export const LineView = z.object({
  /** Its place in the chat: 1, 2, 3 and so on without a gap. */
  seq: z.int(),
  side: z.enum(LINE_SIDES),
  kind: z.enum(LINE_KINDS),
  /** The name of the staff; empty for the guest. */
  author: z.string(),
  /** Plain words, never markup. The number of the case for a line of the kind CASE. */
  text: z.string(),
  /** Of the guest's own lines, so that a page knows which of those it sent have arrived. */
  requestId: z.string().nullable(),
  at: Instant,
});

const ChatView = z.object({
  id: z.string(),
  state: z.enum(CHAT_STATES),
  queue: z.enum(CHAT_QUEUES),
  /** Who of the operator is in the chat; null while nobody is. */
  assignee: z.string().nullable(),
  /** How many lines stand in it, how far the guest and the operator have read, and how many the guest has not. */
  lines: z.int(),
  guestRead: z.int(),
  staffRead: z.int(),
  unread: z.int(),
});

const seq = z.coerce.number().int().min(0).max(1_000_000);

export const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The hours of the chat as they stand at this moment, by the clock and the calendar of Yangon. */
const Hours = z.discriminatedUnion('state', [
  z.object({ state: z.literal('ALWAYS') }),
  /** Null while it closes in more than a day. */
  z.object({ state: z.literal('OPEN'), until: Instant.nullable() }),
  z.object({ state: z.literal('CLOSED'), opensAt: Instant, day: z.enum(['TODAY', 'TOMORROW', ...WEEKDAYS]) }),
]);
export type Hours = z.infer<typeof Hours>;

const Read = z.object({
  /** Null before the first line was sent. */
  chat: ChatView.nullable(),
  lines: z.array(LineView),
  /** Whether more lines follow those. */
  more: z.boolean(),
  /** Whether somebody of the operator is there to answer. */
  staffed: z.boolean(),
  /** Where a new chat of this caller would be answered. */
  queue: z.enum(CHAT_QUEUES),
  /** Null where the operator has not said when the chat is open. */
  hours: Hours.nullable(),
  /** After so many minutes without anybody of the operator, a chat becomes a case. */
  caseAfterMinutes: z.int(),
});

const readChat = route('readChat', {
  guard: 'anyone',
  summary: 'The chat of the caller with its lines after one of them, in their order.',
  query: z.object({ after: seq.default(0) }),
  reply: Read,
});

const writeLine = route('writeLine', {
  guard: 'anyone',
  summary: 'Writes a line into the chat of the caller; opens one when none is open.',
  body: z.object({
    text: writtenText(1, LINE_MOST),
    /** How a guest without an account wants to be called. */
    name: writtenText(0, 40).default(''),
    /** The same one is written once. */
    requestId: SupportKey,
  }),
  reply: LineView,
  errors: ['key_reused', 'name_reserved', 'too_many_requests'],
});

const markChatRead = route('markChatRead', {
  guard: 'anyone',
  summary: 'Tells up to which line the guest has read.',
  body: z.object({ seq }),
  reply: z.object({ unread: z.int() }),
});

const leaveChat = route('leaveChat', {
  guard: 'anyone',
  summary: 'The guest ends its chat.',
  reply: z.object({}),
  errors: ['chat_over'],
});

const leaveCase = route('leaveCase', {
  guard: 'anyone',
  summary: 'Makes a case of a chat in which nobody of the operator is; the answer tells its number.',
  reply: z.object({ caseId: z.string() }),
  errors: ['chat_over', 'chat_taken'],
});

/** The kinds of customer service that a visitor can be led to. */
const SERVICE_TYPES = ['LIVECHAT', 'VIP'] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];

const readServiceRoutes = route('readServiceRoutes', {
  guard: 'anyone',
  summary:
    'Where the customer service of the caller is. The path is sealed against onlookers, not against the caller.',
  query: z.object({ csType: z.enum(SERVICE_TYPES).optional() }),
  reply: z.object({ csType: z.enum(SERVICE_TYPES), path: z.string() }),
});

export const chatRoutes = { readChat, writeLine, markChatRead, leaveChat, leaveCase, readServiceRoutes };
