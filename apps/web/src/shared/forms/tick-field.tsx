import { useId, type ReactNode } from 'react';
import styles from './tick-field.module.css';

interface TickFieldProps {
  name: string;
  label: ReactNode;
  ticked: boolean;
  onTick: (ticked: boolean) => void;
  required?: boolean;
  error?: string | undefined;
}

/** A tick with its words beside it and what is wrong below. */
export const TickField = ({ name, label, ticked, onTick, required = false, error }: TickFieldProps) => {
  const errorId = useId();
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name={name}
          required={required}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={required ? errorId : undefined}
          checked={ticked}
          onChange={({ target }) => onTick(target.checked)}
        />
        <span>{label}</span>
      </label>
      {required && (
        <p className={styles.tickError} id={errorId} aria-live="polite">
          {error}
        </p>
      )}
    </div>
  );
};
