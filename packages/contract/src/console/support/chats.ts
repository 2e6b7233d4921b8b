import { z } from 'zod';
import { LANGUAGES } from '../../languages/index.ts';
import { Instant } from '../../amount.ts';
import { CHAT_QUEUES, CHAT_STATES, LineView } from '../../support/chat.ts';
import { LINE_MOST, writtenText } from '../../support/text.ts';
import { Id, idParams, Nothing, requestId, sought } from '../fields.ts';
import { consoleRoute } from '../route.ts';

const AdminChatView = z.object({
  id: z.string(),
  /** Null for somebody without an account. */
  accountId: z.string().nullable(),
  /** What the guest goes by: the account and its nickname, or how a visitor called itself. */
  account: z.string(),
  name: z.string(),
  queue: z.enum(CHAT_QUEUES),
  state: z.enum(CHAT_STATES),
  /** Who of the staff is in it; null while nobody is. */
  assignee: z.string().nullable(),
  mine: z.boolean(),
  language: z.enum(LANGUAGES),
  lines: z.int(),
  guestRead: z.int(),
  /** Lines of the guest that the staff has not read. */
  unread: z.int(),
  lastText: z.string(),
  openedAt: Instant,
  /** Since when the guest waits for a word; null when the operator had the last one. */
  waitingSince: Instant.nullable(),
  changedAt: Instant,
});

export const listChats = consoleRoute('listChats', {
  summary:
    'The chats that are open: VIP first, then who waits longest. Or those that are over, the latest first.',
  query: z.object({
    view: z.enum(['open', 'closed']).default('open'),
    /** A number, or the beginning of the name of an account. */
    q: sought.optional(),
    before: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(100),
  }),
  reply: z.array(AdminChatView),
});

export const countChats = consoleRoute('countChats', {
  summary:
    'How many chats wait for somebody, how many of them are of VIP members, and how many lines of the own chats are unread.',
  reply: z.object({ waiting: z.int(), vip: z.int(), unread: z.int(), staffed: z.boolean() }),
});

export const readAdminChat = consoleRoute('readAdminChat', {
  summary: 'A chat of anybody with its lines after one of them, in their order.',
  params: idParams,
  query: z.object({ after: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
  reply: z.object({ chat: AdminChatView, lines: z.array(LineView), more: z.boolean() }),
  errors: ['not_found'],
});

export const takeChat = consoleRoute('takeChat', {
  summary: 'Goes into a chat that waits, or takes it over from a colleague.',
  params: idParams,
  reply: Nothing,
  errors: ['not_found', 'chat_over'],
});

export const returnChat = consoleRoute('returnChat', {
  summary: 'Hands a chat back to its queue.',
  params: idParams,
  reply: Nothing,
  errors: ['not_found', 'chat_over', 'chat_taken'],
});

export const closeChat = consoleRoute('closeChat', {
  summary: 'Ends a chat.',
  params: idParams,
  reply: Nothing,
  errors: ['not_found', 'chat_over', 'chat_taken'],
});

export const answerChat = consoleRoute('answerChat', {
  summary: 'Writes a line into a chat that the caller is in.',
  params: idParams,
  body: z.object({ text: writtenText(1, LINE_MOST), requestId }),
  reply: LineView,
  errors: ['not_found', 'chat_over', 'chat_taken', 'key_reused'],
});

export const readChatLines = consoleRoute('readChatLines', {
  summary: 'Tells up to which line the staff has read a chat that the caller is in.',
  params: idParams,
  body: z.object({ seq: z.int().min(0).max(1_000_000) }),
  reply: Nothing,
  errors: ['not_found'],
});

export const reportPresence = consoleRoute('reportPresence', {
  summary: 'Says that the caller is there to chat, for a minute and a half, or no longer is.',
  body: z.object({ here: z.boolean() }),
  reply: Nothing,
});

const shortcut = z.string().regex(/^[a-z0-9-]{1,24}$/);

const CannedView = z.object({
  id: z.string(),
  shortcut: z.string(),
  en: z.string(),
  my: z.string(),
  by: z.string(),
  at: Instant,
});

export const listCanned = consoleRoute('listCanned', {
  summary: 'The answers that are at hand, by their shortcut.',
  reply: z.array(CannedView),
});

export const saveCanned = consoleRoute('saveCanned', {
  summary: 'Keeps an answer under a shortcut, in place of the one that stood there.',
  body: z.object({ shortcut, en: writtenText(1, LINE_MOST), my: writtenText(1, LINE_MOST) }),
  reply: CannedView,
});

export const removeCanned = consoleRoute('removeCanned', {
  summary: 'Takes an answer away.',
  params: idParams,
  reply: Nothing,
  errors: ['not_found'],
});
