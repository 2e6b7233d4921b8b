import { Alert } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../../shared/detail/detail-list.tsx';
import { LastChange } from '../../../shared/detail/last-change.tsx';
import { formatCoins, formatMoney } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { ChannelActions } from './channel-actions.tsx';
import styles from './channels.module.css';
import { ReceiverList } from './receiver-list.tsx';
import { isStuck, type Channel } from './use-channels.ts';

/** What the rate has cost since it was set. */
const RateSince = ({ coin: { currency, since } }: { coin: NonNullable<Channel['coin']> }) => {
  const t = useTexts();
  const values = { coin: currency, in: formatCoins(since.coinsIn), out: formatCoins(since.coinsOut) };
  const sums = { credited: formatMoney(since.credited), paidOut: formatMoney(since.paidOut) };
  return <span className={styles.sums}>{t('channels.rateCost', { ...values, ...sums })}</span>;
};

/** The fee and the rate of its coin, with what they have earned and cost since they were set. */
const Costs = ({ channel: { fee, feeSince, coin } }: { channel: Channel }) => {
  const t = useTexts();
  return (
    <>
      <Detail name={t('channels.fee')}>
        <span className="num">{`${fee}%`}</span>
      </Detail>
      <Detail name={t('channels.feeSince')}>
        <span className={styles.sums}>
          {t('channels.feeEarned', { amount: formatMoney(feeSince.amount), orders: feeSince.orders })}
        </span>
      </Detail>
      <Detail name={t('channels.termsSet')}>
        {feeSince.changed !== null && <LastChange change={feeSince.changed} />}
      </Detail>
      <Detail name={t('channels.rate')} copy={coin?.rate}>
        {coin !== null && (
          <span className="num">{t('channels.rateOf', { coin: coin.currency, rate: coin.rate })}</span>
        )}
      </Detail>
      <Detail name={t('channels.rated')}>
        {coin?.changed != null && <LastChange change={coin.changed} />}
      </Detail>
      <Detail name={t('channels.rateSince')}>{coin !== null && <RateSince coin={coin} />}</Detail>
    </>
  );
};

/** Everything about one way to pay in. */
export const ChannelDetail = ({ channel, onClose }: { channel: Channel; onClose: () => void }) => {
  const t = useTexts();
  const { id, name, type, min, max, active, changed, receivers } = channel;
  return (
    <DetailPanel id={id} title={name} onClose={onClose} actions={<ChannelActions channel={channel} />}>
      {isStuck(channel) && (
        <Alert color="cin" icon={<Icon name="warning" />}>
          {t('channels.noneHealthy')}
        </Alert>
      )}
      <DetailList>
        <Detail name={t('channels.state')}>
          <StateBadge tone={active ? 'jade' : 'gray'}>
            {t(active ? 'channels.on' : 'channels.off')}
          </StateBadge>
        </Detail>
        <Detail name={t('channels.changed')}>{changed !== null && <LastChange change={changed} />}</Detail>
        <Detail name={t('channels.type')}>{t(`channels.types.${type}`)}</Detail>
        <Detail name={t('channels.code')}>
          <span className="mono">{id}</span>
        </Detail>
        <Detail name={t('channels.limits')}>
          <span className="num">{`${formatMoney(min)} – ${formatMoney(max)}`}</span>
        </Detail>
        <Costs channel={channel} />
      </DetailList>
      <DetailSection title={t('channels.receivers')}>
        <ReceiverList receivers={receivers} />
      </DetailSection>
    </DetailPanel>
  );
};
