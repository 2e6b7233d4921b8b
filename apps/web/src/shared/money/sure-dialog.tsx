import { Button, Dialog } from '@hintha/ui';
import type { ReactNode } from 'react';
import styles from './sure-dialog.module.css';
import { usePaymentPassword } from './use-payment-password.tsx';

/** The step between an order and its use case, as a page keeps it. */
export interface SureStep {
  /** What the server has refused: the withdraw password, or all of it. */
  refused: { password: string; banner: string };
  sending: boolean;
  onSend: (password: string) => void;
  /** The password is being put right. */
  onTyped: () => void;
  onClose: () => void;
}

interface SureDialogProps {
  step: SureStep;
  words: { title: string; close: string; what: string; note: string; send: string; not: string };
  /** DetailList of the order. */
  children?: ReactNode;
}

/** Says once more what is going to be done with money, and asks for the withdraw password. */
export const SureDialog = ({ step, words, children }: SureDialogProps) => {
  const { refused, sending, onSend, onTyped, onClose } = step;
  const password = usePaymentPassword({ refused: refused.password, onSend, onTyped });
  return (
    <Dialog open size="small" title={words.title} closeLabel={words.close} onClose={onClose}>
      <form className={styles.form} noValidate onSubmit={password.submit}>
        <p className={styles.words}>{words.what}</p>
        {children}
        <p className={styles.note}>{words.note}</p>
        <div role="alert">{refused.banner !== '' && <p className={styles.banner}>{refused.banner}</p>}</div>
        {password.field}
        <Button type="submit" look="gold" large wide loading={sending}>
          {words.send}
        </Button>
        <Button large wide onClick={onClose}>
          {words.not}
        </Button>
      </form>
    </Dialog>
  );
};
