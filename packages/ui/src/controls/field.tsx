import type { ComponentProps, ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import styles from './field.module.css';

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id' | 'prefix' | 'className'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly help?: ReactNode;
  /** Before the input, inside its box: a currency, a dialling code. */
  readonly prefix?: ReactNode;
  /** After it: a counter, a button. */
  readonly suffix?: ReactNode;
  readonly className?: string | undefined;
}

export const Field = ({ label, error, help, prefix, suffix, required, className, ...input }: FieldProps) => (
  <FieldFrame label={label} error={error} help={help} required={required} className={className}>
    {(attributes) => (
      <span className={styles.box}>
        {prefix !== undefined && <span className={styles.affix}>{prefix}</span>}
        <input {...input} {...attributes} className={styles.input} />
        {suffix !== undefined && <span className={styles.affix}>{suffix}</span>}
      </span>
    )}
  </FieldFrame>
);
