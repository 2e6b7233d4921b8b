import { Button } from '@hintha/ui';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { openModal } from '../../../shared/modals.ts';
import { flags } from '../../../shared/permission.ts';
import { useSession } from '../../../shared/session.ts';
import styles from './header.module.css';

const VisitorBar = () => {
  const { t } = useTranslation();
  const known = flags.use((loaded) => loaded.value);
  const closed = known !== null && !known.has('DIRECTREG3');
  return (
    <span className={styles.account}>
      <Button className={styles.button} onClick={() => openModal({ name: 'login' })}>
        {t('shell.login')}
      </Button>
      {!closed && (
        <span className={known === null ? styles.unknown : undefined}>
          <Button look="gold" className={styles.button} onClick={() => openModal({ name: 'register' })}>
            {t('shell.register')}
          </Button>
        </span>
      )}
    </span>
  );
};

/** Login and registration, or what belongs to a member; that comes after the rest of the header. */
export const AccountBar = ({ member }: { member: ReactNode }) => {
  const token = useSession((session) => session.token);
  if (token === null) return <VisitorBar />;
  return <Suspense fallback={<span className={styles.pill} />}>{member}</Suspense>;
};
