import { useEffect, useState } from 'react';

const SETTLES_AFTER_MS = 500;

/** A text field's draft that is handed on once typing has rested; a change from elsewhere is taken over. */
export const useSettledText = (
  settled: string,
  onSettled: (text: string) => void,
): [string, (text: string) => void] => {
  const [draft, setDraft] = useState(settled);
  const [known, setKnown] = useState(settled);
  if (known !== settled) {
    setKnown(settled);
    if (draft.trim() !== settled) setDraft(settled);
  }
  useEffect(() => {
    if (draft.trim() === settled) return undefined;
    const timer = window.setTimeout(() => onSettled(draft), SETTLES_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [draft, settled, onSettled]);
  return [draft, setDraft];
};
