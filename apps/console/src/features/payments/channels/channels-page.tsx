import { useMemo } from 'react';
import { DrawerList } from '../../../shared/detail/drawer-list.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { NewChannel } from './new-channel.tsx';
import { ChannelDetail } from './channel-detail.tsx';
import { countHealthy, isStuck, useChannels, type Channel } from './use-channels.ts';

const sayHealth = (t: Texts, channel: Channel): string =>
  channel.receivers.length === 0
    ? '–'
    : t('channels.healthOf', { healthy: countHealthy(channel), all: channel.receivers.length });

const columnsOf = (t: Texts): Column<Channel>[] => [
  { id: 'name', head: t('channels.name'), cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'state',
    head: t('channels.state'),
    cell: ({ active }) => (
      <StateBadge tone={active ? 'jade' : 'gray'}>{t(active ? 'channels.on' : 'channels.off')}</StateBadge>
    ),
    text: ({ active }) => (active ? 'on' : 'off'),
  },
  {
    id: 'type',
    head: t('channels.type'),
    cell: ({ type }) => t(`channels.types.${type}`),
    text: ({ type }) => type,
  },
  {
    id: 'health',
    head: t('channels.health'),
    cell: (channel) => sayHealth(t, channel),
    text: (channel) => `${countHealthy(channel)}/${channel.receivers.length}`,
  },
  {
    id: 'rate',
    head: t('channels.rate'),
    cell: ({ coin }) => coin?.rate ?? '–',
    text: ({ coin }) => coin?.rate ?? '',
    figures: true,
  },
  {
    id: 'min',
    head: t('channels.limits'),
    cell: ({ min, max }) => `${formatMoney(min)} – ${formatMoney(max)}`,
    text: ({ min, max }) => `${min} ${max}`,
    figures: true,
  },
  {
    id: 'code',
    head: t('channels.code'),
    cell: ({ id }) => <span className="mono">{id}</span>,
    text: ({ id }) => id,
    hidden: true,
  },
];

/** The list of the ways to pay in, with the drawer of one of them. */
export const ChannelsPage = () => {
  const t = useTexts();
  useTitle(t('channels.title'));
  const mayOpen = useMay()('openChannel');
  const rows = useChannels();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DrawerList
      name="channels"
      title={t('channels.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/channels"
      gone={t('channels.gone')}
      renderDetail={(row, close) => <ChannelDetail key={row.id} channel={row} onClose={close} />}
      urgent={isStuck}
      emptyText={t('channels.empty')}
      filters={mayOpen && <NewChannel />}
    />
  );
};
