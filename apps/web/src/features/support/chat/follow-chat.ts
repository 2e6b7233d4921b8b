import { STREAMS } from '@hintha/contract/first-paths';
import { callHeaders } from '../../../shared/api.ts';
import { backOffMs, takeFrames } from '../../../shared/event-text.ts';

interface Follower {
  readonly onWord: () => void;
  readonly onOpen: () => void;
}

const readStream = async (
  token: string | null,
  signal: AbortSignal,
  { onWord, onOpen }: Follower,
): Promise<void> => {
  const answer = await fetch(STREAMS.chat, { headers: callHeaders(token), signal });
  if (!answer.ok || answer.body === null) return;
  onOpen();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    const { payloads, rest } = takeFrames(text + part.value);
    text = rest;
    if (payloads.length > 0) onWord();
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

/** Calls whenever there may be something new in the chat: at every word of the stream, and while there is none now and then. */
export const followChat = async (
  token: string | null,
  signal: AbortSignal,
  onWord: () => void,
): Promise<void> => {
  let attempt = 0;
  while (!signal.aborted) {
    try {
      await readStream(token, signal, { onWord, onOpen: () => (attempt = 0) });
    } catch {
      // A broken stream is an everyday thing on a phone; the next attempt is the answer to it.
    }
    if (signal.aborted) return;
    await pause(backOffMs(attempt++, Math.random()), signal);
    onWord();
  }
};
