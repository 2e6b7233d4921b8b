import { STREAMS } from '@hintha/contract/first-paths';
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
import { openStreamSlot } from '../../identity/index.ts';
import { knownGuest } from '../guest-of.ts';
import { chatKey } from './add-line.ts';
import { findOwnChat } from './find-own-chat.ts';

const RECHECK_MS = 30_000;
/** Visitors cost nothing to be; this process keeps so many streams of theirs in all. */
const MOST = 2_000;

/**
 * GET /wps/chat/events: that something has changed in the caller's chat. What it was is read by a call, so nothing is
 * lost with a stream, and nothing comes twice.
 */
export const serveChatEvents = (http: Http, ctx: AppContext, guards: Guards): void => {
  let all = 0;
  http.get(STREAMS.chat, async (request, reply) => {
    const { ip } = request;
    const caller = await guards.anyone({ token: readToken(request), ip });
    const cookies = { get: (name: string) => cookieOf(request, name) };
    const guest = knownGuest({ caller, cookies, ip });
    const chat = guest && (await findOwnChat(ctx, guest));
    if (chat === undefined) throw new BusinessError('not_found');
    const key = chatKey(chat.id);
    if (all >= MOST) throw new BusinessError('too_many_requests');
    const slot = await openStreamSlot(ctx, caller === null ? key : `session:${caller.sessionId}`);
    all += 1;
    const stop = ctx.events.subscribe((event) => {
      if (event.key === key) stream.send({ type: event.type });
    });
    const stream = openEventStream(reply, () => {
      all -= 1;
      slot.release();
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
    const { sessionId } = await admit();
    const slot = await openStreamSlot(ctx, `staff-session:${sessionId}`);
    const stop = ctx.events.subscribe((event) => {
      if (event.type === 'chat-changed')
        stream.send({ type: event.type, chat: event.key.slice('chat:'.length) });
    });
    const recheck = setInterval(() => void admit().catch(() => stream.close()), RECHECK_MS);
    const stream: EventStream = openEventStream(reply, () => {
      clearInterval(recheck);
      slot.release();
      stop();
    });
  });
};
