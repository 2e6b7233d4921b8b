import { Button, Icon } from '@hintha/ui';
import type { Part } from '@hintha/lottery';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../../shared/parts/select-field.tsx';
import { partAt, toggled, withPart } from '../game/picked.ts';
import { DigitButtons } from './digit-buttons.tsx';
import { NumberSearch } from './number-search.tsx';
import { NumbersLeft } from './numbers-left.tsx';
import type { PickerProps } from './picker-props.ts';
import styles from './picker.module.css';
import { anyBelow } from '../../../shared/lottery/any-below.ts';
import { addRandom } from './quick-sets.ts';
import { MOST_SUM, numbersOfRows, numbersOfSum, withOrders } from './three-digits.ts';

type BuilderProps = PickerProps & { part: Part };

interface Numbers {
  part: Part;
  numbers: readonly number[];
  onNumbers: (numbers: readonly number[]) => void;
}

const widthOf = ({ symbols }: Part): number => symbols.print(0).length;
const THREE = 3;
const RANDOM_COUNTS = [1, 5] as const;

/** Numbers of three digits or four: typed, built of digits, or by their orders and sums. */
export const NumberBuilder = ({ play, picked, part, taken, onPick }: BuilderProps) => {
  const { t } = useTranslation('lottery');
  const numbers = partAt(picked, 0);
  const change = (next: readonly number[]) => {
    // Some plays take a number in one order alone, or not at all.
    const read = next.flatMap(
      (number) => part.symbols.read(String(number).padStart(widthOf(part), '0')) ?? [],
    );
    onPick(withPart(picked, 0, [...new Set(read)].slice(0, part.most)));
  };
  const parts = { part, numbers, onNumbers: change };
  return (
    <div className={styles.picker}>
      {play.code === '3D' && <p className={styles.hint}>{t('betting.tote')}</p>}
      <NumberSearch width={widthOf(part)} {...parts} />
      <FromDigits {...parts} />
      <Shortcuts {...parts} />
      <Chosen {...parts} />
      <NumbersLeft picked={numbers.map(part.symbols.print)} taken={taken} />
    </div>
  );
};

const FromDigits = ({ part, numbers, onNumbers }: Numbers) => {
  const { t } = useTranslation('lottery');
  const width = widthOf(part);
  const [rows, setRows] = useState<readonly (readonly number[])[]>([]);
  const own = Array.from({ length: width }, (_, at) => rows[at] ?? []);
  const built = numbersOfRows(own);
  const add = () => {
    onNumbers([...numbers, ...built]);
    setRows([]);
  };
  return (
    <div className={styles.rows}>
      {own.map((row, at) => (
        <DigitButtons
          key={at}
          label={t('betting.place', { place: at + 1 })}
          isOn={(digit) => row.includes(digit)}
          onPress={(digit) => setRows(own.map((one, place) => (place === at ? toggled(one, digit) : one)))}
        />
      ))}
      <Button look="soft" disabled={built.length === 0} onClick={add}>
        {t('betting.addMany', { count: built.length })}
      </Button>
    </div>
  );
};

const Shortcuts = ({ part, numbers, onNumbers }: Numbers) => {
  const { t } = useTranslation('lottery');
  const width = widthOf(part);
  return (
    <div className={styles.sets}>
      <div className={styles.chips} role="group" aria-label={t('betting.quickSets')}>
        <Button disabled={numbers.length === 0} onClick={() => onNumbers(withOrders(numbers, width))}>
          {t('betting.sets.R')}
        </Button>
        {RANDOM_COUNTS.map((count) => (
          <Button
            key={count}
            onClick={() => onNumbers(addRandom(numbers, part.symbols.size, count, anyBelow))}
          >
            {t('betting.random', { count })}
          </Button>
        ))}
        <Button disabled={numbers.length === 0} onClick={() => onNumbers([])}>
          {t('betting.shortcuts.clear')}
        </Button>
      </div>
      {width === THREE && (
        <SelectField
          inline
          label={t('betting.addSum')}
          choices={[
            { value: '', name: '–' },
            ...Array.from({ length: MOST_SUM + 1 }, (_, sum) => ({ value: String(sum), name: String(sum) })),
          ]}
          chosen=""
          onChoose={(sum) => sum !== '' && onNumbers([...numbers, ...numbersOfSum(Number(sum))])}
        />
      )}
    </div>
  );
};

const MOST_SHOWN = 60;

/** The numbers that are picked, each of which can be taken off again. */
const Chosen = ({ part, numbers, onNumbers }: Numbers) => {
  const { t } = useTranslation('lottery');
  if (numbers.length === 0) return <p className={styles.hint}>{t('betting.noneYet')}</p>;
  return (
    <ul className={styles.chosen} aria-label={t('betting.chosen')}>
      {numbers.slice(0, MOST_SHOWN).map((number) => (
        <li key={number}>
          <button
            type="button"
            className="num"
            aria-label={t('betting.takeOff', { number: part.symbols.print(number) })}
            onClick={() => onNumbers(toggled(numbers, number))}
          >
            {part.symbols.print(number)} <Icon name="close" size={14} />
          </button>
        </li>
      ))}
      {numbers.length > MOST_SHOWN && (
        <li>{t('betting.moreChosen', { more: numbers.length - MOST_SHOWN })}</li>
      )}
    </ul>
  );
};
