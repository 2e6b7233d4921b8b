import { useLayoutEffect, useRef } from 'react';
import styles from './choice-chips.module.css';

interface Choice<Value extends string> {
  value: Value;
  name: string;
}

interface ChoiceChipsProps<Value extends string> {
  label: string;
  choices: readonly Choice<Value>[];
  /** One of them, or several where several can be taken. */
  chosen: Value | '' | readonly Value[];
  onChoose: (value: Value) => void;
}

/** Scrolls a row so that the choice that is taken is in sight; of several the first would pull the row away from the last. */
const useInSight = (chosen: string | readonly string[]) => {
  const row = useRef<HTMLDivElement>(null);
  const one = typeof chosen === 'string' ? chosen : '';
  useLayoutEffect(() => {
    const taken = row.current?.querySelector('[aria-pressed=true]');
    if (row.current === null || !taken || one === '') return;
    const outer = row.current.getBoundingClientRect();
    const inner = taken.getBoundingClientRect();
    if (inner.left < outer.left) row.current.scrollLeft += inner.left - outer.left;
    if (inner.right > outer.right) row.current.scrollLeft += inner.right - outer.right;
  }, [one]);
  return row;
};

/** A short row of choices of which one is taken, or several; on a narrow screen the row scrolls, the words stay whole. */
export const ChoiceChips = <Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceChipsProps<Value>) => {
  const row = useInSight(chosen);
  return (
    <div ref={row} className={styles.row} role="group" aria-label={label}>
      {choices.map(({ value, name }) => (
        <button
          key={value}
          type="button"
          className={styles.chip}
          aria-pressed={typeof chosen === 'string' ? value === chosen : chosen.includes(value)}
          onClick={() => onChoose(value)}
        >
          {name}
        </button>
      ))}
    </div>
  );
};
