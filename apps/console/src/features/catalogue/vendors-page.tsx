import { useMemo } from 'react';
import { DrawerList } from '../../shared/detail/drawer-list.tsx';
import { useTexts, type Texts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useTitle } from '../../shared/use-title.ts';
import { stateOf, TONES, useVendors, type Vendor } from './use-vendors.ts';
import { VendorDetail } from './vendor-detail.tsx';

const columnsOf = (t: Texts): Column<Vendor>[] => [
  { id: 'name', head: t('vendors.name'), cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'state',
    head: t('vendors.state'),
    cell: (vendor) => (
      <StateBadge tone={TONES[stateOf(vendor)]}>{t(`vendors.states.${stateOf(vendor)}`)}</StateBadge>
    ),
    text: stateOf,
  },
  {
    id: 'category',
    head: t('vendors.area'),
    cell: ({ category }) => t(`vendors.areas.${category}`),
    text: ({ category }) => category,
  },
  {
    id: 'games',
    head: t('vendors.games'),
    cell: ({ games }) => games.toLocaleString('en-US'),
    text: ({ games }) => String(games),
    figures: true,
  },
  {
    id: 'code',
    head: t('vendors.code'),
    cell: ({ code }) => <span className="mono">{code}</span>,
    text: ({ code }) => code,
  },
  {
    id: 'integration',
    head: t('vendors.integration'),
    cell: ({ integration }) => <span className="mono">{integration}</span>,
    text: ({ integration }) => integration,
    hidden: true,
  },
];

/** The list of the vendors, with the drawer of one of them. */
export const VendorsPage = () => {
  const t = useTexts();
  useTitle(t('vendors.title'));
  const rows = useVendors();
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <DrawerList
      name="vendors"
      title={t('vendors.title')}
      columns={columns}
      rows={rows}
      idOf={({ code }) => code}
      path="/vendors"
      gone={t('vendors.gone')}
      renderDetail={(row, close) => <VendorDetail key={row.code} vendor={row} onClose={close} />}
      urgent={({ maintenance }) => maintenance}
      emptyText={t('vendors.empty')}
    />
  );
};
