import { useMemo } from 'react';
import { DrawerList } from '../../shared/detail/drawer-list.tsx';
import { formatInstant, formatMoney } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useTitle } from '../../shared/use-title.ts';
import { NewRaffle } from './new-raffle.tsx';
import { RaffleDetail } from './raffle-detail.tsx';
import { TONES, useRaffleName, useRaffles, type Raffle } from './use-raffles.ts';

const columnsOf = (t: Texts, nameOf: (raffle: Raffle) => string): Column<Raffle>[] => [
  {
    id: 'number',
    head: t('raffles.number'),
    cell: ({ id }) => <span className="num">{id}</span>,
    text: ({ id }) => id,
  },
  { id: 'name', head: t('raffles.name'), cell: nameOf, text: nameOf },
  {
    id: 'phase',
    head: t('raffles.phase'),
    cell: ({ phase }) => <StateBadge tone={TONES[phase]}>{t(`raffles.phases.${phase}`)}</StateBadge>,
    text: ({ phase }) => phase,
  },
  {
    id: 'starts',
    head: t('raffles.startsAt'),
    cell: ({ startsAt }) => formatInstant(startsAt),
    text: ({ startsAt }) => formatInstant(startsAt),
    figures: true,
  },
  {
    id: 'ends',
    head: t('raffles.endsAt'),
    cell: ({ endsAt }) => formatInstant(endsAt),
    text: ({ endsAt }) => formatInstant(endsAt),
    figures: true,
  },
  {
    id: 'issued',
    head: t('raffles.issued'),
    cell: ({ issued }) => issued,
    text: ({ issued }) => String(issued),
    figures: true,
  },
  {
    id: 'valid',
    head: t('raffles.valid'),
    cell: ({ lock }) => lock?.valid ?? '–',
    text: ({ lock }) => String(lock?.valid ?? ''),
    figures: true,
    hidden: true,
  },
  {
    id: 'cost',
    head: t('finance.cost.since'),
    cell: ({ cost }) => formatMoney(cost),
    text: ({ cost }) => cost,
    figures: true,
  },
  {
    id: 'created',
    head: t('raffles.createdAt'),
    cell: ({ createdAt }) => formatInstant(createdAt),
    text: ({ createdAt }) => formatInstant(createdAt),
    figures: true,
    hidden: true,
  },
];

/** Whether it waits for the staff. */
const isDue = ({ phase }: Raffle): boolean => phase === 'ENDED' || phase === 'LOCKED';

/** The list of the raffles, with the drawer of one of them. */
export const RafflesPage = () => {
  const t = useTexts();
  useTitle(t('raffles.title'));
  const may = useMay();
  const nameOf = useRaffleName();
  const rows = useRaffles();
  const columns = useMemo(() => columnsOf(t, nameOf), [t, nameOf]);
  return (
    <DrawerList
      name="raffles"
      title={t('raffles.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/raffles"
      gone={t('raffles.gone')}
      renderDetail={(row, close) => <RaffleDetail key={row.id} raffle={row} onClose={close} />}
      urgent={isDue}
      emptyText={t('raffles.empty')}
      filters={may('createRaffle') && <NewRaffle />}
    />
  );
};
