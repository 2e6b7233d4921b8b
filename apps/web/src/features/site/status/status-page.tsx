import { Button, buttonClass, Icon, Logo } from '@hintha/ui';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { permission, usePermission } from '../../../shared/permission.ts';
import { CHAT_PATH, openChat } from '../../../shared/support/open-chat.ts';
import { useTitle } from '../../../shared/page/use-title.ts';
import styles from './status-page.module.css';
import { useReopening } from './use-reopening.ts';
import { useSupport } from './use-support.ts';

interface StatusPageProps {
  reason: 'maintenance' | 'blocked' | 'domain';
}

/** Stands in the place of the site: maintenance, a visitor who is shut out, or an address that is not the site's. */
export const StatusPage = ({ reason }: StatusPageProps) => {
  const { t } = useTranslation();
  const title = t(`failures.${reason}`);
  useTitle(title);
  useReopening();
  return (
    <main className={styles.page}>
      <Logo size={88} label="Hintha" />
      <h1>{title}</h1>
      <Words reason={reason} />
      <p className={styles.actions}>
        <Support />
        <Button large onClick={() => void permission.reload()}>
          {t('failures.retry')}
        </Button>
      </p>
      {reason !== 'domain' && <p className={styles.note}>{t('failures.opensByItself')}</p>}
    </main>
  );
};

const Words = ({ reason }: StatusPageProps): ReactNode => {
  const { t } = useTranslation();
  const site = usePermission();
  if (reason === 'domain') return <p className={styles.text}>{t('errors.domain_invalid')}</p>;
  if (reason === 'blocked') {
    return (
      <>
        <p className={styles.text}>{t('failures.blockedText')}</p>
        {site !== null && <Address ip={site.location.ip} />}
      </>
    );
  }
  const until = site?.maintenanceUntil ?? null;
  return (
    <>
      <p className={styles.text}>{site?.maintenanceMessage || t('failures.maintenanceText')}</p>
      {until !== null && (
        <p className={styles.until}>
          <Icon name="clock" size={20} />
          {t('failures.maintenanceUntil', { at: formatInstant(until) })}
        </p>
      )}
    </>
  );
};

const Address = ({ ip }: { ip: string }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    // Where the browser forbids it, the address can still be marked.
    setCopied(
      await navigator.clipboard.writeText(ip).then(
        () => true,
        () => false,
      ),
    );
  };
  return (
    <p className={styles.address}>
      <span>{t('failures.yourAddress')}</span>
      <b className="num">{ip}</b>
      <button type="button" onClick={() => void copy()}>
        <Icon name={copied ? 'check' : 'copy'} size={18} />
        <span role="status">{copied ? t('failures.copied') : t('failures.copy')}</span>
      </button>
    </p>
  );
};

/** The chat of the operator is there also where the site is not; it takes the place of the page where no window opens. */
const openSupport = async () => {
  if ((await openChat()) !== 'opened') location.assign(CHAT_PATH);
};

const Support = () => {
  const { t } = useTranslation();
  const path = useSupport();
  if (path === null)
    return (
      <Button look="gold" large onClick={() => void openSupport()}>
        {t('failures.contactSupport')}
      </Button>
    );
  return (
    <a
      className={buttonClass({ look: 'gold', large: true })}
      href={path}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('failures.contactSupport')}
    </a>
  );
};
