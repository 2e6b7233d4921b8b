import { Button, Field } from '@hintha/ui';
import type { Part } from '@hintha/lottery';
import { useState, type SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { latinDigits } from '@hintha/money';
import styles from './picker.module.css';
import { readNumbers } from './three-digits.ts';

interface NumberSearchProps {
  /** How many digits a number has. */
  width: number;
  part: Part;
  numbers: readonly number[];
  onNumbers: (numbers: readonly number[]) => void;
  /** The first number that was found, to be shown. */
  onFound?: (number: number) => void;
}

/** Numbers that are typed and added, several at once if one likes. */
export const NumberSearch = ({ width, part, numbers, onNumbers, onFound }: NumberSearchProps) => {
  const { t } = useTranslation('lottery');
  const [typed, setTyped] = useState('');
  const [isMissed, setMissed] = useState(false);
  const add = (event: SyntheticEvent) => {
    event.preventDefault();
    const found = readNumbers(typed, width).flatMap((text) => part.symbols.read(text) ?? []);
    setMissed(found.length === 0);
    const [first] = found;
    if (first === undefined) return;
    onNumbers([...new Set([...numbers, ...found])]);
    onFound?.(first);
    setTyped('');
  };
  const change = (text: string) => {
    setTyped(latinDigits(text).replaceAll(/[^\d\s,]/gu, ''));
    setMissed(false);
  };
  return (
    <form className={styles.search} onSubmit={add}>
      <Field
        label={t('betting.typeNumbers')}
        error={isMissed ? t('betting.typedShort', { digits: width }) : undefined}
        value={typed}
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="done"
        onChange={({ target }) => change(target.value)}
      />
      <Button type="submit">{t('betting.addNumbers')}</Button>
    </form>
  );
};
