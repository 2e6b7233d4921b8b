import { Money } from '@hintha/ui';
import { useMemo } from 'react';
import { DrawerList } from '../../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { Age } from '../../../shared/spans.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { IncomingDetail } from './incoming-detail.tsx';
import { useIncoming, type Incoming } from './use-incoming.ts';

const columnsOf = (t: Texts): Column<Incoming>[] => [
  { id: 'txn', head: t('incoming.txn'), cell: ({ txnId }) => txnId, text: ({ txnId }) => txnId },
  { id: 'age', head: t('incoming.age'), cell: ({ at }) => <Age since={at} />, figures: true },
  {
    id: 'amount',
    head: t('incoming.amount'),
    cell: ({ amount }) => <Money amount={amount} />,
    text: ({ amount }) => amount,
    figures: true,
  },
  {
    id: 'payer',
    head: t('incoming.payer'),
    cell: ({ payerName }) => payerName || '–',
    text: ({ payerName }) => payerName,
  },
  { id: 'note', head: t('incoming.note'), cell: ({ note }) => note || '–', text: ({ note }) => note },
  {
    id: 'channel',
    head: t('incoming.channel'),
    cell: ({ channelId }) => channelId,
    text: ({ channelId }) => channelId,
  },
  {
    id: 'receiver',
    head: t('incoming.receiver'),
    cell: ({ receiver }) => receiver.number,
    text: ({ receiver }) => receiver.number,
  },
  {
    id: 'at',
    head: t('incoming.at'),
    cell: ({ at }) => formatInstant(at),
    text: ({ at }) => formatInstant(at),
    figures: true,
    hidden: true,
  },
];

/** Money that came and that nobody has told of. */
export const IncomingPage = () => {
  const t = useTexts();
  useTitle(t('incoming.title'));
  const rows = useIncoming();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DrawerList
      name="incoming"
      title={t('incoming.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/incoming"
      gone={t('incoming.gone')}
      renderDetail={(row, close) => <IncomingDetail key={row.id} line={row} onClose={close} />}
      urgent={({ contradicted }) => contradicted}
      emptyText={t('incoming.empty')}
    />
  );
};
