import { useEffect, useState } from 'react';

/** A text as it was when it last stood still for a while. */
export const useSettled = (text: string, afterMs: number): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(text), afterMs);
    return () => window.clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
};
