import { ENDONYMS } from '@hintha/contract/languages';
import { Switch, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts } from '../language.ts';
import type { EditorProps } from './json.ts';
import { fromField, readMaintenance, toField, type Maintenance } from './maintenance.ts';

const LANGUAGES = ['my', 'en'] as const;
const MOST = 255;

/** Whether the site is shut, what visitors are told, and when it is expected back. */
export const MaintenanceEditor = ({ wire, onValue }: EditorProps) => {
  const t = useTexts();
  const [value, setValue] = useState(() => readMaintenance(wire));
  const change = (part: Partial<Maintenance>) => {
    const next = { ...value, ...part };
    setValue(next);
    onValue({ ...next });
  };
  const tell = (language: string, text: string) => {
    const { [language]: _before, ...others } = value.message;
    change({ message: text === '' ? others : { ...others, [language]: text } });
  };
  return (
    <>
      <Switch
        label={t(value.on ? 'site.shut' : 'site.open')}
        checked={value.on}
        onChange={({ currentTarget }) => change({ on: currentTarget.checked })}
        data-autofocus
      />
      {LANGUAGES.map((language) => (
        <TextInput
          key={language}
          label={t('settings.messageIn', { language: ENDONYMS[language] })}
          description={t('settings.messageHelp')}
          maxLength={MOST}
          value={value.message[language] ?? ''}
          onChange={({ currentTarget }) => tell(language, currentTarget.value)}
        />
      ))}
      <TextInput
        type="datetime-local"
        label={t('settings.until')}
        description={t('settings.untilHelp')}
        value={toField(value.until)}
        onChange={({ currentTarget }) => change({ until: fromField(currentTarget.value) })}
      />
    </>
  );
};
