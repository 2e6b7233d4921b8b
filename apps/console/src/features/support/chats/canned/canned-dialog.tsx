import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Asked } from '../../../../shared/api.ts';
import { AUTOFOCUS } from '../../../../shared/forms/focus.ts';
import { FormDialog } from '../../../../shared/forms/form-dialog.tsx';
import { useTexts } from '../../../../shared/language.ts';
import type { Canned } from '../use-chats.ts';

interface Props {
  /** Null for a new one. */
  readonly before: Canned | null;
  readonly busy: boolean;
  readonly onConfirm: (body: Asked<'saveCanned'>['body']) => void;
  readonly onClose: () => void;
}

const SHORTCUT = /^[a-z0-9-]{1,24}$/;
const MOST = 2000;
const LANGUAGES = [
  ['en', 'english'],
  ['my', 'burmese'],
] as const;

/** Asks for an answer in both languages and the shortcut that it is called by. */
export const CannedDialog = ({ before, busy, onConfirm, onClose }: Props) => {
  const t = useTexts();
  const [draft, setDraft] = useState(before ?? { shortcut: '', en: '', my: '' });
  const { shortcut, en, my } = draft;
  const isName = SHORTCUT.test(shortcut);
  return (
    <FormDialog
      title={t(before === null ? 'chats.add' : 'chats.edit')}
      confirm={t('chats.keep')}
      busy={busy}
      ready={isName && en.trim() !== '' && my.trim() !== ''}
      onSubmit={() => onConfirm({ shortcut, en: en.trim(), my: my.trim() })}
      onClose={onClose}
    >
      <TextInput
        label={t('chats.shortcut')}
        description={t('chats.shortcutHelp')}
        required
        readOnly={before !== null}
        value={shortcut}
        error={shortcut === '' || isName ? null : t('chats.shortcutHelp')}
        onChange={({ currentTarget: { value } }) =>
          setDraft({ ...draft, shortcut: value.trim().toLowerCase() })
        }
        {...AUTOFOCUS}
      />
      {LANGUAGES.map(([language, name]) => (
        <Textarea
          key={language}
          label={t(`chats.${name}`)}
          required
          autosize
          minRows={3}
          maxRows={8}
          maxLength={MOST}
          lang={language}
          value={draft[language]}
          onChange={({ currentTarget: { value } }) => setDraft({ ...draft, [language]: value })}
        />
      ))}
    </FormDialog>
  );
};
