import { Button, buttonClass, Icon, Logo } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { permission, usePermission } from '../../shared/permission.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import styles from './status-page.module.css';

const Address = ({ ip }: { ip: string }) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(ip);
    setCopied(true);
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

/** Maintenance (1), or a visitor whose region or address is shut out (2). */
export const StatusPage = ({ status }: { status: 1 | 2 }) => {
  const { t } = useTranslation();
  const site = usePermission();
  const [support] = site?.customerService ?? [];
  const name = status === 1 ? 'maintenance' : 'blocked';
  useTitle(t(`failures.${name}`));
  return (
    <main className={styles.page}>
      <Logo size={88} label="Hintha" />
      <h1>{t(`failures.${name}`)}</h1>
      <p className={styles.text}>{t(`failures.${name}Text`)}</p>
      {status === 2 && site !== null && <Address ip={site.location.ip} />}
      <p className={styles.actions}>
        {support !== undefined && (
          <a
            className={buttonClass({ look: 'gold', large: true })}
            href={support.path}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t('failures.contactSupport')}
          </a>
        )}
        <Button large onClick={() => void permission.reload()}>
          {t('failures.retry')}
        </Button>
      </p>
    </main>
  );
};
