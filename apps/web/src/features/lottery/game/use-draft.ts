import { useCallback, useEffect, useState } from 'react';
import { useSession } from '../../../shared/session.ts';
import { draftKey, parseDraft, type Draft } from './draft.ts';

export type ChangeDraft = (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;

/** The draft of the member for a lottery, which outlives the page. */
export const useDraft = (gameCode: string): [Draft, ChangeDraft] => {
  const key = draftKey(
    useSession(({ username }) => username),
    gameCode,
  );
  const [draft, setDraft] = useState(() => parseDraft(localStorage.getItem(key)));
  const change = useCallback<ChangeDraft>(
    (asked) => setDraft((now) => ({ ...now, ...(typeof asked === 'function' ? asked(now) : asked) })),
    [],
  );
  // Once what was pressed is in the picture: writing it down is work that nobody waits for.
  useEffect(
    () => void window.setTimeout(() => localStorage.setItem(key, JSON.stringify(draft))),
    [key, draft],
  );
  return [draft, change];
};
