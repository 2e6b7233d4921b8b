import { Icon } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { closeLoginNote, leaveLoginNote, useLoginNote } from '../../shared/page/login-note.ts';
import styles from './login-line.module.css';

/** What is told after a login. The page makes room for it, so that nothing below is covered. */
export const LoginLine = () => {
  const { t } = useTranslation();
  const { note } = useLoginNote();
  const { pathname } = useLocation();
  useEffect(leaveLoginNote, [pathname]);
  return (
    <div role="status" className={styles.place}>
      {note !== null && (
        <p className={styles.line} data-kind={note.kind}>
          <Icon name={note.kind} size={18} />
          <span>{note.text}</span>
          <button
            type="button"
            className={styles.close}
            aria-label={t('shell.close')}
            onClick={closeLoginNote}
          >
            <Icon name="close" size={18} />
          </button>
        </p>
      )}
    </div>
  );
};
