import { Button } from '@hintha/ui';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStable } from '../../../shared/parts/use-stable.ts';
import { toggled } from '../game/picked.ts';
import { DigitButtons } from './digit-buttons.tsx';
import styles from './picker.module.css';
import { anyBelow } from '../../../shared/lottery/any-below.ts';
import {
  addRandom,
  DIGIT_SETS,
  isOn,
  KHWAY_SETS,
  numbersOfDigit,
  numbersOfKhway,
  numbersOfSet,
  PLAIN_SETS,
  switchSet,
  withReverses,
  type DigitSet,
  type KhwaySet,
  type PlainSet,
} from './quick-sets.ts';

interface QuickSetsProps {
  numbers: readonly number[];
  most: number;
  onNumbers: (numbers: readonly number[]) => void;
}

const NUMBERS = 100;
const RANDOM_COUNTS = [1, 5, 10] as const;

type WithDigits = DigitSet | KhwaySet;

const isPlain = (set: PlainSet | WithDigits): set is PlainSet => PLAIN_SETS.some((one) => one === set);
const isKhway = (set: WithDigits): set is KhwaySet => KHWAY_SETS.some((one) => one === set);

/** The sets of two-digit numbers that players name by one word: on they are picked, off they are not. */
export const QuickSets = (props: QuickSetsProps) => {
  const { t } = useTranslation('lottery');
  const [open, setOpen] = useState<WithDigits | null>(null);
  const { numbers, onNumbers } = props;
  const press = useStable((set: PlainSet | WithDigits) =>
    isPlain(set) ? onNumbers(switchSet(numbers, numbersOfSet(set))) : setOpen(open === set ? null : set),
  );
  return (
    <div className={styles.sets}>
      <div className={styles.chips} role="group" aria-label={t('betting.quickSets')}>
        <Button
          aria-pressed={isOn(numbers, withReverses(numbers))}
          disabled={numbers.length === 0}
          onClick={() => onNumbers(withReverses(numbers))}
        >
          {t('betting.sets.R')}
        </Button>
        {[...DIGIT_SETS, ...KHWAY_SETS].map((set) => (
          <SetButton key={set} set={set} isExpanded={open === set} onPress={press} />
        ))}
        {PLAIN_SETS.map((set) => (
          <SetButton key={set} set={set} isPressed={isOn(numbers, numbersOfSet(set))} onPress={press} />
        ))}
        <Others {...props} />
      </div>
      {open !== null && (isKhway(open) ? <Khway {...props} set={open} /> : <ByDigit {...props} set={open} />)}
    </div>
  );
};

interface SetButtonProps {
  set: PlainSet | WithDigits;
  isPressed?: boolean;
  isExpanded?: boolean;
  onPress: (set: PlainSet | WithDigits) => void;
}

// Of some thirty only those are drawn anew whose numbers have come or gone.
const SetButton = memo(({ set, isPressed, isExpanded, onPress }: SetButtonProps) => {
  const { t } = useTranslation('lottery');
  return (
    <Button aria-pressed={isPressed} aria-expanded={isExpanded} onClick={() => onPress(set)}>
      {t(`betting.sets.${set}`)}
    </Button>
  );
});

const Others = ({ numbers, most, onNumbers }: QuickSetsProps) => {
  const { t } = useTranslation('lottery');
  return (
    <>
      {RANDOM_COUNTS.filter((count) => numbers.length + count <= most).map((count) => (
        <Button key={count} onClick={() => onNumbers(addRandom(numbers, NUMBERS, count, anyBelow))}>
          {t('betting.random', { count })}
        </Button>
      ))}
      <Button disabled={numbers.length === 0} onClick={() => onNumbers([])}>
        {t('betting.shortcuts.clear')}
      </Button>
    </>
  );
};

const ByDigit = ({ numbers, onNumbers, set }: QuickSetsProps & { set: DigitSet }) => {
  const { t } = useTranslation('lottery');
  return (
    <DigitButtons
      label={t('betting.digitOf', { set: t(`betting.sets.${set}`) })}
      isOn={(digit) => isOn(numbers, numbersOfDigit(set, digit))}
      onPress={(digit) => onNumbers(switchSet(numbers, numbersOfDigit(set, digit)))}
    />
  );
};

const Khway = ({ numbers, onNumbers, set }: QuickSetsProps & { set: KhwaySet }) => {
  const { t } = useTranslation('lottery');
  const [digits, setDigits] = useState<readonly number[]>([]);
  const added = numbersOfKhway(set, digits);
  return (
    <DigitButtons
      label={t('betting.digitsOf', { set: t(`betting.sets.${set}`) })}
      isOn={(digit) => digits.includes(digit)}
      onPress={(digit) => setDigits(toggled(digits, digit))}
    >
      <Button
        look="soft"
        disabled={added.length === 0}
        onClick={() => onNumbers([...new Set([...numbers, ...added])])}
      >
        {t('betting.addMany', { count: added.length })}
      </Button>
    </DigitButtons>
  );
};
