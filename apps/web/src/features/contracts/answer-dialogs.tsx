import { Button, Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import styles from './contracts.module.css';
import type { Higher } from './use-answer.ts';

interface AgreeDialogProps {
  higher: readonly Higher[];
  onAgree: () => void;
  onClose: () => void;
}

/** The contracts that end with taking a lower rate; nothing happens before it is agreed to. */
export const AgreeDialog = ({ higher, onAgree, onClose }: AgreeDialogProps) => {
  const { t } = useTranslation('account');
  return (
    <Dialog open title={t('contracts.agreeTitle')} closeLabel={t('contracts.close')} onClose={onClose}>
      <p>{t('contracts.agreeText')}</p>
      <ul className={styles.higher}>
        {higher.map(({ id, account, rate }) => (
          <li key={id} className={styles.head}>
            <b>{account}</b>
            <span className="num">{rate} %</span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button look="gold" onClick={onAgree}>
          {t('contracts.agree')}
        </Button>
        <Button onClick={onClose}>{t('contracts.notNow')}</Button>
      </div>
    </Dialog>
  );
};

interface EndDialogProps {
  party: string;
  onSure: () => void;
  onClose: () => void;
}

/** Asks once more before the other side is asked to end a contract. */
export const EndDialog = ({ party, onSure, onClose }: EndDialogProps) => {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open
      size="small"
      title={t('contracts.endTitle', { party })}
      closeLabel={t('contracts.close')}
      onClose={onClose}
    >
      <p>{t('contracts.endText')}</p>
      <div className={styles.actions}>
        <Button look="gold" onClick={onSure}>
          {t('contracts.terminate')}
        </Button>
        <Button onClick={onClose}>{t('contracts.notNow')}</Button>
      </div>
    </Dialog>
  );
};
