import { useId, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Icon } from '../icons/icon.tsx';
import styles from './field.module.css';

/** What ties a control to its label, its help and its error, and its look. To be spread on the control. */
export interface ControlAttributes {
  readonly className: string | undefined;
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldFrameProps {
  readonly label: ReactNode;
  /** Told below the control, which is then marked as wrong. */
  readonly error?: string | undefined;
  /** What the control wants, below it; an error takes its place. */
  readonly help?: ReactNode;
  readonly required?: boolean | undefined;
  readonly className?: string | undefined;
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label above, control, error or help under it. For selects, text areas and whatever else is not an input. */
export const FieldFrame = ({
  label,
  error,
  help,
  required = false,
  className,
  children,
}: FieldFrameProps) => {
  const id = useId();
  const note = error ?? help;
  const noteId = `${id}-note`;
  return (
    <div className={classNames(styles.field, error !== undefined && styles.wrong, className)}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden>
            {' *'}
          </span>
        )}
      </label>
      {children({
        className: styles.control,
        id,
        required,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-describedby': note === undefined ? undefined : noteId,
      })}
      {/* The paragraph stays mounted, because a live region must be there before its words are. */}
      <p className={styles.note} id={noteId} aria-live="polite">
        {error !== undefined && <Icon name="warning" size={16} />}
        {note !== undefined && <span>{note}</span>}
      </p>
    </div>
  );
};
