import { Button, Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useLogOut } from '../../shared/parts/use-log-out.ts';
import styles from './overlays.module.css';

/** Asks before the session is ended, and leads home when it is. */
export const LogOutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const leaving = useLogOut(onClose);
  const buttons = (
    <>
      <Button onClick={onClose}>{t('shell.stay')}</Button>
      <Button look="gold" autoFocus {...leaving}>
        {t('shell.logout')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      size="small"
      onClose={onClose}
      title={t('shell.logoutQuestion')}
      closeLabel={t('shell.close')}
      footer={buttons}
    >
      <p className={styles.text}>{t('shell.logoutText')}</p>
    </Dialog>
  );
};
