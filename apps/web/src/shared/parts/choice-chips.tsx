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

/** A short row of choices of which one is taken, or several; on a narrow screen the row scrolls, the words stay whole. */
export const ChoiceChips = <Value extends string>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceChipsProps<Value>) => (
  <div className={styles.row} role="group" aria-label={label}>
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
