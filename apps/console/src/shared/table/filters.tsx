import { Button, CloseButton, Menu, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useEffect, useRef, useState } from 'react';
import { useKeys } from '../keys/keys.ts';
import styles from './list-table.module.css';
import { useTexts } from '../language.ts';

interface ChoiceProps {
  readonly label: string;
  /** Empty for all. */
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly onChoose: (value: string) => void;
}

/** A filter with a few values: a chip that says what it filters by, and opens to the others. */
export const ChoiceFilter = ({ label, value, options, onChoose }: ChoiceProps) => {
  const t = useTexts();
  const chosen = options.find((option) => option.value === value);
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          size="xs"
          {...(chosen === undefined ? {} : { variant: 'light', color: 'gold' })}
          rightSection={<Icon name="chevron-down" size={14} />}
        >
          {`${label}: ${chosen?.name ?? t('table.all')}`}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {[{ value: '', name: t('table.all') }, ...options].map((option) => (
          <Menu.Item
            key={option.value}
            rightSection={option.value === value ? <Icon name="check" size={16} /> : null}
            onClick={() => onChoose(option.value)}
          >
            {option.name}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
};

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (value: string) => void;
  /** An amount: a short field that the key does not lead to. */
  readonly figures?: boolean;
}

const PAUSE_MS = 300;

/** A filter that is typed; it counts once the typing pauses. */
export const TextFilter = ({ label, value, onText, figures = false }: TextProps) => {
  const t = useTexts();
  const [draft, setDraft] = useState(value);
  const [known, setKnown] = useState(value);
  const field = useRef<HTMLInputElement>(null);
  useKeys(figures ? [] : [{ keys: 'f', name: t('table.keyFilter'), run: () => field.current?.focus() }]);
  if (known !== value) {
    setKnown(value);
    setDraft(value);
  }
  useEffect(() => {
    if (draft === value) return undefined;
    const timer = setTimeout(() => onText(draft.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return (
    <TextInput
      ref={field}
      size="xs"
      w={figures ? 96 : 260}
      className={figures ? undefined : styles.sought}
      inputMode={figures ? 'decimal' : 'text'}
      onKeyDown={({ key, currentTarget }) => key === 'Escape' && currentTarget.blur()}
      aria-label={label}
      placeholder={label}
      value={draft}
      onChange={({ currentTarget }) => setDraft(currentTarget.value)}
      leftSection={!figures && <Icon name="search" size={14} />}
      rightSection={
        draft !== '' && <CloseButton size="sm" aria-label={t('table.clear')} onClick={() => setDraft('')} />
      }
    />
  );
};
