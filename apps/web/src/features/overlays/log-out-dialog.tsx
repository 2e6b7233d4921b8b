import { Button, Dialog } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { signOut } from '../../shared/sign-in.ts';
import styles from './overlays.module.css';

/** Asks before the session is ended, and leads home when it is. */
export const LogOutDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    setLeaving(true);
    // Here it is over even when the house could not be told; its own clock ends the session there.
    await signOut().catch(() => undefined);
    onClose();
    void navigate('/');
  };
  const buttons = (
    <>
      <Button onClick={onClose}>{t('shell.stay')}</Button>
      <Button look="gold" loading={leaving} onClick={() => void leave()}>
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
