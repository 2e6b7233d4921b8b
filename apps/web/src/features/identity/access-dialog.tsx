import { Dialog, Logo } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './access-dialog.module.css';

interface AccessDialogProps {
  title: string;
  lead: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of login and registration: the lacquer panel of the brand beside the form. */
export const AccessDialog = ({ title, lead, onClose, children }: AccessDialogProps) => {
  const { t } = useTranslation();
  return (
    <Dialog open title={title} closeLabel={t('shell.close')} onClose={onClose}>
      <div className={styles.frame}>
        <div className={styles.panel} aria-hidden>
          <Logo size={112} />
          <p className={styles.motto}>{t('access.motto')}</p>
          <p className={styles.text}>{t('access.mottoText')}</p>
        </div>
        <div className={styles.side}>
          <p className={styles.lead}>{lead}</p>
          {children}
        </div>
      </div>
    </Dialog>
  );
};

interface HandOverProps {
  question: string;
  answer: string;
  onGo: () => void;
}

/** The way to the other form. */
export const HandOver = ({ question, answer, onGo }: HandOverProps) => (
  <p className={styles.handOver}>
    {question}{' '}
    <button type="button" className={styles.link} onClick={onGo}>
      {answer}
    </button>
  </p>
);
