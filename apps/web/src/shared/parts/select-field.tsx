import { classNames, FieldFrame } from '@hintha/ui';
import styles from './select-field.module.css';

interface Choice {
  value: string;
  name: string;
}

interface SelectFieldProps {
  label: string;
  choices: readonly Choice[];
  chosen: string;
  onChoose: (value: string) => void;
  /** The label stands before the list instead of above it. */
  inline?: boolean;
  hint?: string;
}

/** A list to choose one from: the browser's own, which every phone and screen reader knows how to show. */
export const SelectField = ({ label, choices, chosen, onChoose, inline = false, hint }: SelectFieldProps) => (
  <FieldFrame label={label} className={inline ? styles.inline : undefined}>
    {(attributes) => (
      <select
        {...attributes}
        className={classNames(attributes.className, styles.select)}
        title={hint}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {choices.map(({ value, name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </select>
    )}
  </FieldFrame>
);
