import { CONSOLE_ROUTES, support } from '@hintha/contract';
import { serveAnyone, type Served, type ServedToStaff, serveStaff } from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { guestOf, knownGuest } from '../guest-of.ts';
import { answerChat, returnChat, takeChat } from './answer-chat.ts';
import { closeChat, leaveCase, leaveChat } from './close-chat.ts';
import { countChatQueue, listChatQueue, readAdminChat } from './list-chat-queue.ts';
import { markRead, markStaffRead, readChat } from './read-chat.ts';
import { readWay } from './read-visitor-route.ts';
import { reportPresence } from './report-presence.ts';
import { toAdminChatView, toAdminLine, toLineView, toOwnView } from './views.ts';
import { writeLine } from './write-line.ts';

const calls = support.chatRoutes;

/** What a guest does with its chat. */
export const chatRoutes = (ctx: AppContext): Served[] => [
  // Whoever opens the chat has its secret before the first word, which may come as the window shuts.
  serveAnyone(calls.readChat, async ({ query, ...call }) =>
    toOwnView(await readChat(ctx, guestOf(ctx, call), query.after)),
  ),
  serveAnyone(calls.writeLine, async ({ body, language, ...call }) =>
    toLineView(await writeLine(ctx, guestOf(ctx, call), { ...body, language })),
  ),
  serveAnyone(calls.markChatRead, async ({ body, ...call }) => ({
    unread: await markRead(ctx, knownGuest(call), body.seq),
  })),
  serveAnyone(calls.leaveChat, async (call) => {
    await leaveChat(ctx, knownGuest(call));
    return {};
  }),
  serveAnyone(calls.leaveCase, async (call) => ({
    caseId: String(await leaveCase(ctx, knownGuest(call))),
  })),
  serveAnyone(calls.readServiceRoutes, async (call) => readWay(ctx, knownGuest(call))),
];

/** What the staff does with chats. */
export const chatAdminRoutes = (ctx: AppContext): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listChats, async ({ caller, query }) =>
    (await listChatQueue(ctx, caller, query)).map(toAdminChatView),
  ),
  serveStaff(CONSOLE_ROUTES.countChats, async ({ caller }) => countChatQueue(ctx, caller)),
  serveStaff(CONSOLE_ROUTES.readAdminChat, async ({ caller, params, query }) => {
    const order = { chatId: BigInt(params.id), after: query.after };
    const { admin, lines, more } = await readAdminChat(ctx, caller, order);
    return { chat: toAdminChatView(admin), lines: lines.map(toAdminLine), more };
  }),
  serveStaff(CONSOLE_ROUTES.takeChat, async ({ caller, params }) => {
    await takeChat(ctx, caller, BigInt(params.id));
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.returnChat, async ({ caller, params }) => {
    await returnChat(ctx, caller, BigInt(params.id));
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.closeChat, async ({ caller, params }) => {
    await closeChat(ctx, caller, BigInt(params.id));
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.answerChat, async ({ caller, params, body }) =>
    toAdminLine(await answerChat(ctx, caller, { ...body, chatId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.readChatLines, async ({ caller, params, body }) => {
    await markStaffRead(ctx, caller, { ...body, chatId: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.reportPresence, async ({ caller, body }) => {
    await reportPresence(ctx, caller, body.here);
    return {};
  }),
];
