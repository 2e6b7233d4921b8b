import { Skeleton } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { CopyLine } from '../../../shared/parts/copy-line.tsx';
import { ListFailed } from '../../../shared/parts/list-failed.tsx';
import { QrCode } from '../../../shared/qr/late-qr-code.tsx';
import { useSession } from '../../../shared/session.ts';
import styles from './agent-area.module.css';

const linkOf = (code: string): string =>
  `${location.origin}/register?affiliateCode=${encodeURIComponent(code)}`;

/** The codes of the agent, to be copied and to be read by another's phone. */
export const Links = () => {
  const { t } = useTranslation('account');
  const username = useSession((session) => session.username);
  const { data, isError, refetch } = useQuery({
    queryKey: ['listLinks', username],
    queryFn: async ({ signal }) => call('listLinks', { signal }),
  });
  if (data === undefined)
    return isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height="240px" />;
  return (
    <section className={styles.links} aria-labelledby="agent-links">
      <h3 id="agent-links">{t('agent.links')}</h3>
      <p>{t('agent.linksText')}</p>
      {data.map(({ code, joined }) => (
        <div key={code} className={styles.link}>
          <QrCode text={linkOf(code)} label={t('agent.qr', { code })} />
          <dl>
            <CopyLine name={t('agent.code')} text={code} />
            <CopyLine name={t('agent.link.address')} text={linkOf(code)} />
          </dl>
          <p>{t('agent.joinedBy', { joined: formatNumber(joined) })}</p>
        </div>
      ))}
    </section>
  );
};
