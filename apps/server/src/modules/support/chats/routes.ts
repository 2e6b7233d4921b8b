import { CONSOLE_ROUTES, support } from '@hintha/contract';
import { serveAnyone, type Served, type ServedToStaff, serveStaff } from '@hintha/platform';
import type { House } from '../../../house.ts';
import { guestOf, knownGuest } from '../guest-of.ts';
import { answerChat, returnChat, takeChat } from './answer-chat.ts';
import { closeChat, leaveCase, leaveChat } from './close-chat.ts';
import { countChatQueue, listChatQueue, readDeskChat } from './list-chat-queue.ts';
import { markRead, markStaffRead, readChat } from './read-chat.ts';
import { readWay } from './read-service-route.ts';
import { tellPresence } from './tell-presence.ts';
import { toAdminChatView, toDeskLine, toLineView, toOwnView } from './views.ts';
import { writeLine } from './write-line.ts';

/** What a guest does with its chat. */
export const chatRoutes = (house: House): Served[] => [
  // Whoever opens the chat has its secret before the first word, which may come as the window shuts.
  serveAnyone(support.readChat, async ({ query, ...call }) =>
    toOwnView(await readChat(house, guestOf(house, call), query.after)),
  ),
  serveAnyone(support.writeLine, async ({ body, language, ...call }) =>
    toLineView(await writeLine(house, guestOf(house, call), { ...body, language })),
  ),
  serveAnyone(support.markChatRead, async ({ body, ...call }) => ({
    unread: await markRead(house, knownGuest(call), body.seq),
  })),
  serveAnyone(support.leaveChat, async (call) => {
    await leaveChat(house, knownGuest(call));
    return {};
  }),
  serveAnyone(support.leaveCase, async (call) => ({
    caseId: String(await leaveCase(house, knownGuest(call))),
  })),
  serveAnyone(support.readServiceRoutes, async (call) => readWay(house, knownGuest(call))),
];

/** What the staff does with chats. */
export const chatAdminRoutes = (house: House): ServedToStaff[] => [
  serveStaff(CONSOLE_ROUTES.listChats, async ({ caller, query }) =>
    (await listChatQueue(house, caller, query)).map(toAdminChatView),
  ),
  serveStaff(CONSOLE_ROUTES.countChats, async ({ caller }) => countChatQueue(house, caller)),
  serveStaff(CONSOLE_ROUTES.readDeskChat, async ({ caller, params, query }) => {
    const order = { chatId: BigInt(params.id), after: query.after };
    const { desk, lines, more } = await readDeskChat(house, caller, order);
    return { chat: toAdminChatView(desk), lines: lines.map(toDeskLine), more };
  }),
  serveStaff(CONSOLE_ROUTES.takeChat, async ({ caller, params }) => {
    await takeChat(house, caller, BigInt(params.id));
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.returnChat, async ({ caller, params }) => {
    await returnChat(house, caller, BigInt(params.id));
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.closeChat, async ({ caller, params }) => {
    await closeChat(house, caller, BigInt(params.id));
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.answerChat, async ({ caller, params, body }) =>
    toDeskLine(await answerChat(house, caller, { ...body, chatId: BigInt(params.id) })),
  ),
  serveStaff(CONSOLE_ROUTES.readChatLines, async ({ caller, params, body }) => {
    await markStaffRead(house, caller, { ...body, chatId: BigInt(params.id) });
    return {};
  }),
  serveStaff(CONSOLE_ROUTES.tellPresence, async ({ caller, body }) => {
    await tellPresence(house, caller, body.here);
    return {};
  }),
];
