import { Field, IconButton } from '@hintha/ui';
import { useState, type FormEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { isTrial } from '../../../shared/route-guard.ts';
import { useSession } from '../../../shared/session.ts';
import styles from './chat.module.css';
import type { useChat } from './use-chat.ts';

const MOST = 2000;
const MOST_NAME = 40;
const NAME_KEY = 'chatName';

/** Where one writes: Enter sends, with Shift it begins another row. */
export const Composer = ({ chat }: { chat: ReturnType<typeof useChat> }) => {
  const { t } = useTranslation('account');
  const unnamed = useSession((session) => session.token === null || isTrial(session));
  const [name, setName] = useState(() => sessionStorage.getItem(NAME_KEY) ?? '');
  const [text, setText] = useState('');
  const begins = chat.chat === null || chat.chat.state === 'CLOSED';
  const send = () => {
    if (text.trim() === '') return;
    sessionStorage.setItem(NAME_KEY, name);
    setText('');
    void chat.send(text.trim(), unnamed ? name.trim() : '');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const press = (event: KeyboardEvent) => {
    // Enter also ends a word that an input method composes.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={submit}>
      {begins && unnamed && (
        <Field
          label={t('support.name')}
          autoComplete="nickname"
          maxLength={MOST_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <div className={styles.writing}>
        <textarea
          aria-label={t('support.message')}
          placeholder={t('support.message')}
          rows={2}
          maxLength={MOST}
          value={text}
          onChange={({ target }) => setText(target.value)}
          onKeyDown={press}
        />
        <IconButton type="submit" icon="chevron-right" aria-label={t('support.send')} />
      </div>
    </form>
  );
};
