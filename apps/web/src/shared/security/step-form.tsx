import { Button } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from '../forms/form.tsx';
import styles from './step-form.module.css';
import { ProofFields } from '../proof/proof-fields.tsx';
import type { StepFormState } from './use-proof-form.ts';

interface StepFormProps {
  form: StepFormState;
  submitLabel: string;
  /** What the step brings with it, besides a wait. */
  note?: string;
  /** The fields of the step. */
  children?: ReactNode;
}

/** The form of a step: what is to change, the proof of who asks for it, and the button. */
export const StepForm = ({ form, submitLabel, note, children }: StepFormProps) => {
  const { t } = useTranslation();
  return (
    <Form form={form}>
      {children}
      <ProofFields form={form} />
      {note !== undefined && <p className={styles.text}>{note}</p>}
      {form.holdHours > 0 && (
        <p className={styles.text}>{t('security.holdNote', { hours: form.holdHours })}</p>
      )}
      <Button type="submit" look="gold" large wide loading={form.sending}>
        {submitLabel}
      </Button>
    </Form>
  );
};
