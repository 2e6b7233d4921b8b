import { Button, Group, Menu, Textarea } from '@mantine/core';
import { useRef, type KeyboardEvent } from 'react';
import { useTexts } from '../../../../shared/language.ts';
import styles from '../chats.module.css';
import { useCanned, type Canned, type Chat } from '../use-chats.ts';
import { expandShortcut, wordsOf } from './expand-shortcut.ts';
import { useWriting } from './use-writing.ts';

const MOST = 2000;

/** Where one of the staff writes: Enter sends, and a shortcut becomes the answer at hand in the guest's language. */
export const Writing = ({ chat }: { chat: Chat }) => {
  const t = useTexts();
  const { text, setText, failure, busy, send } = useWriting(chat.id);
  const { data: canned = [] } = useCanned();
  const field = useRef<HTMLTextAreaElement>(null);
  if (chat.assignee !== null && !chat.mine) return <p role="note">{t('chats.notIn')}</p>;
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const expanded = event.key === 'Tab' ? expandShortcut(text, canned, chat.language) : undefined;
    if (expanded !== undefined) {
      event.preventDefault();
      setText(expanded);
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      void send();
    }
  };
  const insert = (one: Canned) => {
    setText(`${text}${wordsOf(one, chat.language)}`);
    field.current?.focus();
  };
  return (
    <div className={styles.writing}>
      <Textarea
        ref={field}
        label={t('chats.message')}
        description={t('chats.messageHelp')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={MOST}
        value={text}
        error={failure}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={press}
      />
      <Group justify="space-between" gap="sm">
        <CannedMenu canned={canned} onInsert={insert} />
        <Button variant="filled" color="gold" loading={busy} onClick={() => void send()}>
          {t('chats.send')}
        </Button>
      </Group>
    </div>
  );
};

const CannedMenu = ({ canned, onInsert }: { canned: readonly Canned[]; onInsert: (one: Canned) => void }) => {
  const t = useTexts();
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button size="xs">{t('chats.insert')}</Button>
      </Menu.Target>
      <Menu.Dropdown className={styles.choices}>
        {canned.length === 0 && <Menu.Label>{t('chats.noCanned')}</Menu.Label>}
        {canned.map((one) => (
          <Menu.Item key={one.id} onClick={() => onInsert(one)}>
            <b>/{one.shortcut}</b> {one.en}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};
