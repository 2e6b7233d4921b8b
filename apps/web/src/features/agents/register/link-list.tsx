import { Button, EmptyState, Skeleton, Tag } from '@hintha/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import { CopyLine } from '../../../shared/parts/copy-line.tsx';
import { ListFailed } from '../../../shared/parts/list-failed.tsx';
import { QrCode } from '../../../shared/qr/late-qr-code.tsx';
import { useSession } from '../../../shared/session.ts';
import { showToast } from '../../../shared/toasts.ts';
import { MODES, SHARES, shownRate } from '../rates/rate-text.ts';
import { TYPE_NAMES } from '../rates/type-names.ts';
import { LinkDialog } from './link-dialog.tsx';
import styles from './register.module.css';

type Link = Reply<'listLinks'>[number];

const addressOf = (code: string): string =>
  `${location.origin}/register?affiliateCode=${encodeURIComponent(code)}`;

/** The links of the agent: what each opens, who came by it, and whether it is on. */
export const LinkList = () => {
  const { t } = useTranslation('account');
  const [making, setMaking] = useState(false);
  const username = useSession((session) => session.username);
  const { data, isError, refetch } = useQuery({
    queryKey: ['listLinks', username],
    queryFn: async ({ signal }) => call('listLinks', { signal }),
  });
  return (
    <section className={styles.section} aria-labelledby="agent-links">
      <div className={styles.head}>
        <h3 id="agent-links">{t('agent.links')}</h3>
        <Button aria-haspopup="dialog" onClick={() => setMaking(true)}>
          {t('agent.link.make')}
        </Button>
      </div>
      <p className={styles.note}>{t('agent.linksText')}</p>
      {data === undefined &&
        (isError ? <ListFailed onRetry={() => void refetch()} /> : <Skeleton height="240px" />)}
      {data?.length === 0 && <EmptyState title={t('agent.link.none')} text={t('agent.linksText')} />}
      {data?.map((link) => (
        <LinkCard key={link.code} link={link} />
      ))}
      {making && <LinkDialog onClose={() => setMaking(false)} />}
    </section>
  );
};

const LinkCard = ({ link }: { link: Link }) => {
  const { t } = useTranslation('account');
  const { code, type, joined, remark, expiresAt, live } = link;
  return (
    <article className={styles.link} aria-label={code}>
      <QrCode text={addressOf(code)} label={t('agent.qr', { code })} />
      <div className={styles.told}>
        <p>
          <Tag look={live ? 'good' : 'plain'}>{t(live ? 'agent.link.live' : 'agent.link.over')}</Tag>{' '}
          {[t(`agent.types.${TYPE_NAMES[type]}`), remark].filter(Boolean).join(' · ')}
        </p>
        <dl>
          <CopyLine name={t('agent.code')} text={code} />
          <CopyLine name={t('agent.link.address')} text={addressOf(code)} />
        </dl>
        <p>{t('agent.joinedBy', { joined: formatNumber(joined) })}</p>
        {expiresAt !== null && <p>{t('agent.link.until', { at: formatInstant(expiresAt) })}</p>}
        <RatesLine rates={link.rates} />
        <Switch link={link} />
      </div>
    </article>
  );
};

const RatesLine = ({ rates }: Pick<Link, 'rates'>) => {
  const { t } = useTranslation('account');
  const shown = [...SHARES, ...MODES].flatMap((category) => {
    const rate = rates[category];
    return rate === undefined ? [] : [`${t(`agent.categories.${category}`)} ${shownRate(category, rate)}`];
  });
  return shown.length === 0 ? null : <p className="num">{shown.join(' · ')}</p>;
};

const Switch = ({ link: { code, on, remark, expiresAt } }: { link: Link }) => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const change = async () => {
    try {
      await call('changeLink', { params: { code }, body: { on: !on, remark, expiresAt } });
    } catch (error) {
      showToast('error', explain(error));
    } finally {
      await client.invalidateQueries({ queryKey: ['listLinks'] });
    }
  };
  return (
    <Button onClick={() => void change()}>{t(on ? 'agent.link.switchOff' : 'agent.link.switchOn')}</Button>
  );
};
