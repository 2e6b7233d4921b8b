import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../../shared/session.ts';
import { CHATS } from './use-chats.ts';

const AGAIN_MS = 3_000;

const readStream = async (token: string, signal: AbortSignal, onWord: () => void): Promise<void> => {
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await fetch('/console/chats/events', { headers, signal });
  if (!answer.ok || answer.body === null) return;
  // What came while there was no stream is read at once.
  onWord();
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  // A word says only that something has changed; heartbeats say nothing.
  for (let part = await reader.read(); !part.done; part = await reader.read())
    if (part.value.includes('data:')) onWord();
};

const follow = async (token: string, signal: AbortSignal, onWord: () => void): Promise<void> => {
  while (!signal.aborted) {
    // A broken stream is opened again; meanwhile the lists are read now and then.
    await readStream(token, signal, onWord).catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
  }
};

/** Reads the chats anew as soon as something is said in one of them, as long as the part is shown. */
export const useFollowChats = (): void => {
  const client = useQueryClient();
  const token = useSession((session) => session.token);
  useEffect(() => {
    if (token === null) return undefined;
    const stop = new AbortController();
    void follow(token, stop.signal, () => void client.invalidateQueries({ queryKey: [CHATS] }));
    return () => stop.abort();
  }, [client, token]);
};
