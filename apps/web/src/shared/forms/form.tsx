import type { FormEvent, ReactNode } from 'react';
import styles from './form.module.css';

interface FormProps {
  form: {
    /** What the server refused, where it is about no field. */
    banner: string | null;
    submit: (event: FormEvent<HTMLFormElement>) => void;
  };
  children: ReactNode;
}

/** A form whose own words take the place of the browser's: what the server refused stands on top. */
export const Form = ({ form, children }: FormProps) => (
  <form className={styles.form} noValidate onSubmit={form.submit}>
    <div role="alert">{form.banner !== null && <p className={styles.banner}>{form.banner}</p>}</div>
    {children}
  </form>
);
