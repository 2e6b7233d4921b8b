import { Alert } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Fact, Facts, Part } from '../../../shared/detail/facts.tsx';
import { LastChange } from '../../../shared/detail/last-change.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { ChannelActions } from './channel-actions.tsx';
import { ReceiverList } from './receiver-list.tsx';
import { isStuck, type Channel } from './use-channels.ts';

/** Everything about one way to pay in. */
export const ChannelDetail = ({ channel, onClose }: { channel: Channel; onClose: () => void }) => {
  const t = useTexts();
  const { id, name, type, min, max, active, changed, coin, receivers } = channel;
  return (
    <DetailPanel id={id} title={name} onClose={onClose} actions={<ChannelActions channel={channel} />}>
      {isStuck(channel) && (
        <Alert color="cin" icon={<Icon name="warning" />}>
          {t('channels.noneHealthy')}
        </Alert>
      )}
      <Facts>
        <Fact name={t('channels.state')}>
          <StateBadge tone={active ? 'jade' : 'gray'}>
            {t(active ? 'channels.on' : 'channels.off')}
          </StateBadge>
        </Fact>
        <Fact name={t('channels.changed')}>{changed !== null && <LastChange change={changed} />}</Fact>
        <Fact name={t('channels.type')}>{t(`channels.types.${type}`)}</Fact>
        <Fact name={t('channels.code')}>
          <span className="mono">{id}</span>
        </Fact>
        <Fact name={t('channels.limits')}>
          <span className="num">{`${formatMoney(min)} – ${formatMoney(max)}`}</span>
        </Fact>
        <Fact name={t('channels.rate')} copy={coin?.rate}>
          {coin !== null && (
            <span className="num">{t('channels.rateOf', { coin: coin.currency, rate: coin.rate })}</span>
          )}
        </Fact>
        <Fact name={t('channels.rated')}>
          {coin?.changed != null && <LastChange change={coin.changed} />}
        </Fact>
      </Facts>
      <Part title={t('channels.receivers')}>
        <ReceiverList receivers={receivers} />
      </Part>
    </DetailPanel>
  );
};
