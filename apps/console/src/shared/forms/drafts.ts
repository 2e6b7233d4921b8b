import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSession } from '../session.ts';

/** Words that somebody was writing, by person and place; in the memory of this page alone. */
const drafts = new Map<string, string>();

useSession.subscribe(({ token, ended }) => {
  if (token === null && !ended) drafts.clear();
});

/**
 * Words that outlive the end of a session that nobody has touched: whoever signs in again finds them in the same
 * dialog at the same place. Amounts and codes are typed anew.
 */
export const useDraft = (dialog: string): [text: string, write: (text: string) => void] => {
  const { pathname } = useLocation();
  const person = useSession(({ me }) => me?.id);
  const key = `${person} ${pathname} ${dialog}`;
  const [text, setText] = useState(() => drafts.get(key) ?? '');
  useEffect(
    () => () => {
      // A dialog that is left while the session is open was confirmed or given up.
      if (useSession.getState().token !== null) drafts.delete(key);
    },
    [key],
  );
  const write = (next: string) => {
    drafts.set(key, next);
    setText(next);
  };
  return [text, write];
};
