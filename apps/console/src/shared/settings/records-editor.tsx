import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTexts, wordsFor } from '../language.ts';
import styles from './settings.module.css';
import { isObject, readJson, type Json, type EditorProps } from './json.ts';

interface Line {
  /** Of this page alone, so that a removed line takes its own fields with it. */
  readonly key: string;
  readonly texts: Readonly<Record<string, string>>;
}

const textOf = (record: Json | undefined, field: string): string => {
  const text = isObject(record) ? record[field] : undefined;
  return typeof text === 'string' ? text : '';
};

const linesOf = (wire: string, fields: readonly string[]): Line[] => {
  const value = readJson(wire);
  if (!Array.isArray(value)) return [];
  return value.map((record: Json) => ({
    key: crypto.randomUUID(),
    texts: Object.fromEntries(fields.map((field) => [field, textOf(record, field)])),
  }));
};

/** Entries of the same few fields, in the order that the site shows them. */
export const RecordsEditor = ({ wire, onValue, fields }: EditorProps & { fields: readonly string[] }) => {
  const t = useTexts();
  const [lines, setLines] = useState(() => linesOf(wire, fields));
  const change = (next: Line[]) => {
    setLines(next);
    onValue(next.map(({ texts }) => texts));
  };
  const empty = (): Line => ({
    key: crypto.randomUUID(),
    texts: Object.fromEntries(fields.map((field) => [field, ''])),
  });
  const write = (key: string, field: string, text: string) =>
    change(lines.map((line) => (line.key === key ? { key, texts: { ...line.texts, [field]: text } } : line)));
  return (
    <>
      {lines.map(({ key, texts }, place) => (
        <fieldset key={key} className={styles.record} aria-label={t('settings.entry', { place: place + 1 })}>
          {fields.map((field) => (
            <TextInput
              key={field}
              label={wordsFor(t, 'settings.fields', field)}
              value={texts[field] ?? ''}
              onChange={({ currentTarget }) => write(key, field, currentTarget.value)}
            />
          ))}
          <Button
            aria-label={`${t('settings.remove')}: ${t('settings.entry', { place: place + 1 })}`}
            onClick={() => change(lines.filter((line) => line.key !== key))}
          >
            {t('settings.remove')}
          </Button>
        </fieldset>
      ))}
      <Button onClick={() => change([...lines, empty()])} data-autofocus>
        {t('settings.addEntry')}
      </Button>
    </>
  );
};
