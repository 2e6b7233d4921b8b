import { Button, Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { CopyLine } from '../../../shared/parts/copy-line.tsx';
import styles from './register.module.css';

export interface Opened {
  readonly username: string;
  readonly password: string;
}

/** The password of an account that was just opened, which is shown this once. */
export const OpenedDialog = ({ opened, onClose }: { opened: Opened; onClose: () => void }) => {
  const { t } = useTranslation('account');
  return (
    <Dialog
      open
      size="small"
      title={t('agent.opened.title')}
      closeLabel={t('agent.closeDialog')}
      onClose={onClose}
    >
      <div className={styles.opened}>
        <p>{t('agent.opened.text')}</p>
        <dl>
          <CopyLine name={t('agent.username')} text={opened.username} />
          <CopyLine name={t('agent.opened.password')} text={opened.password} />
        </dl>
        <Button look="gold" large wide onClick={onClose}>
          {t('agent.opened.done')}
        </Button>
      </div>
    </Dialog>
  );
};
