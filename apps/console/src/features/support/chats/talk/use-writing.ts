import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../../shared/api.ts';
import { explain } from '../../../../shared/explain.ts';
import { useDraft } from '../../../../shared/forms/drafts.ts';
import { CHATS } from '../use-chats.ts';

/** What is being written into a chat. The same words go under the same key until the server has them. */
export const useWriting = (id: string) => {
  const client = useQueryClient();
  const [text, setText] = useDraft('chat');
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const unanswered = useRef<{ text: string; requestId: string } | null>(null);
  const send = async () => {
    const words = text.trim();
    if (words === '' || busy) return;
    const open = unanswered.current;
    const body = open?.text === words ? open : { text: words, requestId: crypto.randomUUID() };
    unanswered.current = body;
    setBusy(true);
    try {
      await call('answerChat', { params: { id }, body });
      unanswered.current = null;
      setFailure(null);
      setText('');
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setBusy(false);
      await client.invalidateQueries({ queryKey: [CHATS] });
    }
  };
  return { text, setText, failure, busy, send };
};
