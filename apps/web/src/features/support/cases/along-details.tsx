import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readPublicState } from '../../../shared/site/public-state.ts';
import styles from './cases.module.css';

/** What goes along with a case, read when somebody looks; the names are those of the record. */
export const AttachedDetails = () => {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.along} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('support.feedback.alongShow')}</summary>
      {open && (
        <dl>
          {Object.entries(readPublicState()).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="ltr">{JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </details>
  );
};
