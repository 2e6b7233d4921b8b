import { Button } from '@hintha/ui';
import type { ReactNode } from 'react';
import { Form } from '../../../shared/forms/form.tsx';
import styles from './steps.module.css';
import { ProofFields } from '../../../shared/proof/proof-fields.tsx';
import type { StepFormState } from './use-proof-form.ts';

interface StepFormProps {
  form: StepFormState;
  submitLabel: string;
  /** What the change brings with it. */
  note?: string;
  /** The fields of the step. */
  children?: ReactNode;
}

/** The form of a step: what is to change, the proof of who asks for it, and the button. */
export const StepForm = ({ form, submitLabel, note, children }: StepFormProps) => {
  return (
    <Form form={form}>
      {children}
      <ProofFields form={form} />
      {note !== undefined && <p className={styles.text}>{note}</p>}
      <Button type="submit" look="gold" large wide loading={form.sending}>
        {submitLabel}
      </Button>
    </Form>
  );
};
