import { useMemo } from 'react';
import { AbsentRow } from '../../shared/detail/absent-row.tsx';
import { ListPage } from '../../shared/detail/list-page.tsx';
import { useDrawer, type Drawer } from '../../shared/detail/use-drawer.ts';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, wordsFor, type Texts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import type { Column } from '../../shared/table/types.ts';
import { ChoiceFilter, TextFilter } from '../../shared/table/filters.tsx';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Rows } from '../../shared/table/use-rows.ts';
import { useUrlFilters, type UrlFilters } from '../../shared/table/use-url-filters.ts';
import { useTitle } from '../../shared/use-title.ts';
import { NotificationDetail } from './notification-detail.tsx';
import {
  CHANNELS,
  FILTERS,
  STATES,
  TONES,
  useNotification,
  useNotifications,
  type Notification,
} from './use-notifications.ts';

const columnsOf = (t: Texts): Column<Notification>[] => [
  {
    id: 'recipient',
    head: t('notifications.recipient'),
    cell: ({ recipient }) => recipient,
    text: ({ recipient }) => recipient,
  },
  {
    id: 'template',
    head: t('notifications.template'),
    cell: ({ template }) => wordsFor(t, 'notifications.templates', template),
    text: ({ template }) => template,
  },
  {
    id: 'channel',
    head: t('notifications.channel'),
    cell: ({ channel }) => t(`notifications.channels.${channel}`),
    text: ({ channel }) => channel,
  },
  {
    id: 'state',
    head: t('notifications.state'),
    cell: ({ state }) => <StateBadge tone={TONES[state]}>{t(`notifications.states.${state}`)}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'created',
    head: t('notifications.createdAt'),
    cell: ({ createdAt }) => formatInstant(createdAt),
    text: ({ createdAt }) => formatInstant(createdAt),
    figures: true,
  },
  {
    id: 'ended',
    head: t('notifications.closedAt'),
    cell: ({ closedAt }) => (closedAt === null ? '–' : formatInstant(closedAt)),
    text: ({ closedAt }) => (closedAt === null ? '' : formatInstant(closedAt)),
    figures: true,
  },
];

const Filters = ({ filters: { values, set } }: { filters: UrlFilters<(typeof FILTERS)[number]> }) => {
  const t = useTexts();
  return (
    <>
      <TextFilter
        label={t('notifications.find')}
        value={values.recipient}
        onText={(recipient) => set('recipient', recipient)}
      />
      <ChoiceFilter
        label={t('notifications.channel')}
        value={values.channel}
        options={CHANNELS.map((value) => ({ value, name: t(`notifications.channels.${value}`) }))}
        onChoose={(channel) => set('channel', channel)}
      />
      <ChoiceFilter
        label={t('notifications.state')}
        value={values.state}
        options={STATES.map((value) => ({ value, name: t(`notifications.states.${value}`) }))}
        onChoose={(state) => set('state', state)}
      />
    </>
  );
};

const OpenNotification = ({ drawer, rows }: { drawer: Drawer; rows: Rows<Notification> }) => {
  const t = useTexts();
  const row = rows.rows.find(({ id }) => id === drawer.openId);
  const { data, isPending } = useNotification(drawer.openId, row);
  const notification = row ?? data;
  if (drawer.openId === undefined) return null;
  if (notification) return <NotificationDetail notification={notification} onClose={drawer.close} />;
  return (
    <AbsentRow id={drawer.openId} loading={isPending} gone={t('notifications.gone')} onClose={drawer.close} />
  );
};

/** Mails and short messages, with the drawer of one of them. */
export const NotificationsPage = () => {
  const t = useTexts();
  useTitle(t('notifications.title'));
  const filters = useUrlFilters(FILTERS);
  const drawer = useDrawer('/notifications');
  const rows = useNotifications(filters.values);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListPage detail={<OpenNotification drawer={drawer} rows={rows} />}>
      <ListTable
        name="notifications"
        title={t('notifications.title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        toRow={drawer.toRow}
        openId={drawer.openId}
        urgent={({ state }) => state === 'refused'}
        emptyText={t('notifications.empty')}
        onWiden={filters.any ? filters.clear : undefined}
        filters={<Filters filters={filters} />}
      />
    </ListPage>
  );
};
