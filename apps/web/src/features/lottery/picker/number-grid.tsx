import type { Part } from '@hintha/lottery';
import { memo, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWide } from '../../../shared/page/use-wide.ts';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { useStable } from '../../../shared/parts/use-stable.ts';
import { partAt, toggled, withPart } from '../game/picked.ts';
import type { Taken } from '../game/use-taken.ts';
import type { PickerProps } from './picker-props.ts';
import { NumberSearch } from './number-search.tsx';
import { NumbersLeft } from './numbers-left.tsx';
import styles from './picker.module.css';
import { QuickSets } from './quick-sets-bar.tsx';

const PAGE = 20;
const PAGES = ['0', '20', '40', '60', '80'] as const;
type GridPage = (typeof PAGES)[number];

const two = (number: number): string => String(number).padStart(2, '0');

/** Two-digit numbers as a grid, on a phone in pages of twenty, with the sets that players name by a word. */
export const NumberGrid = ({ picked, part, taken, onPick }: PickerProps & { part: Part }) => {
  const { t } = useTranslation('lottery');
  const isWide = useWide();
  const [page, setPage] = useState<GridPage>('0');
  const numbers = partAt(picked, 0);
  const change = useCallback(
    (next: readonly number[]) => onPick(withPart(picked, 0, next.slice(0, part.most))),
    [picked, part, onPick],
  );
  const from = isWide ? 0 : Number(page);
  const found = (number: number) =>
    setPage(PAGES.find((one) => number < Number(one) + PAGE && number >= Number(one)) ?? '0');
  return (
    <div className={styles.picker}>
      <NumberSearch width={2} part={part} numbers={numbers} onNumbers={change} onFound={found} />
      <QuickSets numbers={numbers} most={part.most} onNumbers={change} />
      {!isWide && (
        <ChoiceChips<GridPage>
          label={t('betting.pages')}
          choices={PAGES.map((value) => ({ value, name: pageName(value, numbers) }))}
          chosen={page}
          onChoose={setPage}
        />
      )}
      <Cells
        numbers={numbers}
        from={from}
        count={isWide ? part.symbols.size : PAGE}
        isFull={numbers.length >= part.most}
        taken={taken}
        onNumbers={change}
      />
      <NumbersLeft picked={numbers.map(two)} taken={taken} />
    </div>
  );
};

const pageName = (page: GridPage, numbers: readonly number[]): string => {
  const from = Number(page);
  const count = numbers.filter((number) => number >= from && number < from + PAGE).length;
  return `${two(from)}–${two(from + PAGE - 1)}${count === 0 ? '' : ` (${count})`}`;
};

interface CellsProps {
  numbers: readonly number[];
  from: number;
  count: number;
  isFull: boolean;
  taken: Taken;
  onNumbers: (numbers: readonly number[]) => void;
}

const Cells = ({ numbers, from, count, isFull, taken, onNumbers }: CellsProps) => {
  const { t } = useTranslation('lottery');
  // The hundred buttons keep their handler, so that a press draws the one that changes and not all of them.
  const press = useStable((number: number) => onNumbers(toggled(numbers, number)));
  return (
    <div className={styles.grid} role="group" aria-label={t('betting.numbers')}>
      {Array.from({ length: count }, (_, at) => from + at).map((number) => {
        const isPicked = numbers.includes(number);
        const share = taken.get(two(number))?.share ?? 0;
        return (
          <Cell
            key={number}
            number={number}
            isPicked={isPicked}
            isShut={(isFull || share >= 1) && !isPicked}
            share={share}
            onPress={press}
          />
        );
      })}
    </div>
  );
};

interface CellProps {
  number: number;
  isPicked: boolean;
  isShut: boolean;
  /** Of what it takes it has so much. */
  share: number;
  onPress: (number: number) => void;
}

const Cell = memo(({ number, isPicked, isShut, share, onPress }: CellProps) => (
  <button
    type="button"
    className={`${styles.cell} num`}
    aria-pressed={isPicked}
    disabled={isShut}
    onClick={() => onPress(number)}
  >
    {two(number)}
    {share > 0 && <span className={styles.share} style={{ inlineSize: `${Math.min(share, 1) * 100}%` }} />}
  </button>
));
