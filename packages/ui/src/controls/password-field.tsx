import { useState } from 'react';
import { Icon } from '../icons/icon.tsx';
import { Field, type FieldProps } from './field.tsx';
import styles from './field.module.css';

export interface PasswordFieldProps extends Omit<FieldProps, 'type' | 'suffix'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be looked at. Pasting and password managers are welcome. */
export const PasswordField = ({ showLabel, hideLabel, ...field }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false);
  return (
    <Field
      autoComplete="current-password"
      {...field}
      type={shown ? 'text' : 'password'}
      autoCapitalize="off"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <button
          type="button"
          className={styles.look}
          aria-label={shown ? hideLabel : showLabel}
          onClick={() => setShown(!shown)}
        >
          <Icon name={shown ? 'eye-off' : 'eye'} size={22} />
        </button>
      }
    />
  );
};
