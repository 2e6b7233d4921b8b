import type { ServerEvent } from '@hintha/contract';
import { STREAMS } from '@hintha/contract/first-paths';
import { callHeaders } from './api.ts';
import { backOffMs, takeFrames } from './event-text.ts';
import { markLine } from './line.ts';
import { closeSession, useSession } from './session.ts';

type Listener = (event: ServerEvent) => void;

const listeners = new Set<Listener>();
const pulses = new Set<() => void>();

/** Hears every event of the operator; gives the way to stop. */
export const onServerEvent = (listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Hears every sign of life of the stream, its silent heartbeats too. */
export const onPulse = (listener: () => void): (() => void) => {
  pulses.add(listener);
  return () => pulses.delete(listener);
};

const hear = (payload: string) => {
  const event = JSON.parse(payload) as ServerEvent;
  for (const listener of listeners) listener(event);
  // Whoever logs out, here or in another window, is not to be asked to log in again.
  if (event.type === 'session-ended') closeSession({ ended: event.reason !== 'logout' });
};

/** As many windows of the session hear already as may: this one tries again, and its line is no worse for it. */
const TOO_MANY = 429;

const readStream = async (token: string, signal: AbortSignal, answered: (opened: boolean) => void) => {
  const answer = await fetch(STREAMS.account, { headers: callHeaders(token), signal });
  if (answer.status === 401) closeSession({ ended: true });
  if (answer.status === TOO_MANY) answered(false);
  if (!answer.ok || answer.body === null) return;
  answered(true);
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    for (const pulse of pulses) pulse();
    const { payloads, rest } = takeFrames(text + part.value);
    text = rest;
    payloads.forEach(hear);
  }
};

const pause = async (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = window.setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });

const listen = async (token: string, signal: AbortSignal) => {
  let attempt = 0;
  while (!signal.aborted) {
    let isThere = false;
    try {
      await readStream(token, signal, (opened) => {
        isThere = true;
        if (opened) attempt = 0;
        markLine(false);
      });
    } catch {
      // A broken stream is an everyday thing on a phone; the next attempt is the answer to it.
    }
    // A stream that merely ended is opened again at once; one that cannot be opened is a line that is gone.
    if (!signal.aborted && !isThere) markLine(true);
    if (!signal.aborted) await pause(backOffMs(attempt++, Math.random()), signal);
  }
};

/** Follows the session: one stream while there is a token, none without. */
export const startEvents = (): void => {
  let open: { token: string | null; stop: AbortController } | null = null;
  const follow = (token: string | null) => {
    if (open !== null && open.token === token) return;
    open?.stop.abort();
    markLine(false);
    open = { token, stop: new AbortController() };
    if (token !== null) void listen(token, open.stop.signal);
  };
  follow(useSession.getState().token);
  useSession.subscribe((session) => follow(session.token));
};
