import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './security.module.css';

interface SureButtonProps {
  label: string;
  onSure: () => Promise<void>;
}

/** A button that asks once more before it does what it says. */
export const SureButton = ({ label, onSure }: SureButtonProps) => {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const [doing, setDoing] = useState(false);
  const sure = async () => {
    setDoing(true);
    await onSure();
    setDoing(false);
    setAsking(false);
  };
  if (!asking) return <Button onClick={() => setAsking(true)}>{label}</Button>;
  return (
    <div className={styles.sure} role="group" aria-label={label}>
      <Button look="gold" autoFocus loading={doing} onClick={() => void sure()}>
        {t('accountArea.signOutSure')}
      </Button>
      <Button onClick={() => setAsking(false)}>{t('accountArea.signOutNot')}</Button>
    </div>
  );
};
