import { CONSOLE_PATHS } from '@hintha/contract';
import {
  cookieOf,
  type EventStream,
  type Guards,
  type Http,
  openEventStream,
  readToken,
  BusinessError,
  type StaffGuard,
} from '@hintha/platform';
import type { AppContext } from '../../../app-context.ts';
import { knownGuest } from '../guest-of.ts';
import { chatKey } from './add-line.ts';
import { findOwnChat } from './find-own-chat.ts';

const RECHECK_MS = 30_000;
/** A chat is shown in a few windows at most; this process can keep so many streams in all. */
const MOST_OF_ONE = 4;
const MOST = 2_000;

/**
 * GET /wps/chat/events: that something has changed in the caller's chat. What it was is read by a call, so nothing is
 * lost with a stream, and nothing comes twice.
 */
export const serveChatEvents = (http: Http, ctx: AppContext, guards: Guards): void => {
  const open = new Map<string, number>();
  let all = 0;
  const count = (key: string, by: 1 | -1) => {
    all += by;
    open.set(key, (open.get(key) ?? 0) + by);
    if (open.get(key) === 0) open.delete(key);
  };
  http.get('/wps/chat/events', async (request, reply) => {
    const { ip } = request;
    const caller = await guards.anyone({ token: readToken(request), ip });
    const cookies = { get: (name: string) => cookieOf(request, name) };
    const guest = knownGuest({ caller, cookies, ip });
    const chat = guest && (await findOwnChat(ctx, guest));
    if (chat === undefined) throw new BusinessError('not_found');
    const key = chatKey(chat.id);
    if (all >= MOST || (open.get(key) ?? 0) >= MOST_OF_ONE) throw new BusinessError('too_many_requests');
    count(key, 1);
    const stop = ctx.events.subscribe((event) => {
      if (event.key === key) stream.send({ type: event.type });
    });
    const stream = openEventStream(reply, () => {
      count(key, -1);
      stop();
    });
    // What was written between the page's last look and this moment is not to wait for the next line.
    stream.send({ type: 'chat-changed' });
  });
};

/** GET /console/chats/events: that something has changed in a chat, and in which. */
export const serveAdminChatEvents = (http: Http, ctx: AppContext, guard: StaffGuard): void => {
  http.get('/console/chats/events', async (request, reply) => {
    const call = { token: readToken(request), ip: request.ip };
    const admit = () => guard(call, CONSOLE_PATHS.listChats[2]);
    await admit();
    const stop = ctx.events.subscribe((event) => {
      if (event.type === 'chat-changed')
        stream.send({ type: event.type, chat: event.key.slice('chat:'.length) });
    });
    const recheck = setInterval(() => void admit().catch(() => stream.close()), RECHECK_MS);
    const stream: EventStream = openEventStream(reply, () => {
      clearInterval(recheck);
      stop();
    });
  });
};
