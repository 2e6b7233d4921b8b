import { useEffect, useRef, type RefObject } from 'react';
import { readFrameMessage, type FrameMessage } from './frame-message.ts';

/** Hears what the game in a frame says, and nobody else. */
export const useFrameMessages = (
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string | undefined,
  onMessage: (message: FrameMessage) => void,
): void => {
  const hear = useRef(onMessage);
  useEffect(() => {
    hear.current = onMessage;
  });
  useEffect(() => {
    if (origin === undefined) return undefined;
    const arrive = (event: MessageEvent) => {
      const window = frame.current?.contentWindow;
      const message = window && readFrameMessage(event, { origin, window });
      if (message) hear.current(message);
    };
    window.addEventListener('message', arrive);
    return () => window.removeEventListener('message', arrive);
  }, [frame, origin]);
};
