import { useMemo, useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { formatMoney } from '../../../shared/format.ts';
import { useTexts, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { BonusDialog } from './bonus-dialog.tsx';
import { nameOf, useBonuses, type Bonus } from './use-bonuses.ts';

const sayGives = (t: Texts, { perCent, amount, most }: Bonus): string => {
  if (perCent !== null) return t('bonuses.share', { perCent, most: formatMoney(most ?? '0.00') });
  if (amount !== null) return formatMoney(amount);
  return most === null ? t('bonuses.byRule') : t('bonuses.upTo', { most: formatMoney(most) });
};

const columnsOf = (t: Texts): Column<Bonus>[] => [
  {
    id: 'name',
    head: t('bonuses.bonus'),
    cell: (bonus) => nameOf(t, bonus),
    text: (bonus) => nameOf(t, bonus),
  },
  {
    id: 'state',
    head: t('bonuses.state'),
    cell: ({ enabled }) => (
      <StateBadge tone={enabled ? 'jade' : 'gray'}>{t(enabled ? 'bonuses.on' : 'bonuses.off')}</StateBadge>
    ),
    text: ({ enabled }) => (enabled ? 'on' : 'off'),
  },
  {
    id: 'givenBy',
    head: t('bonuses.givenBy'),
    cell: ({ givenBy }) => t(`bonuses.givers.${givenBy}`),
    text: ({ givenBy }) => givenBy,
  },
  {
    id: 'gives',
    head: t('bonuses.gives'),
    cell: (bonus) => sayGives(t, bonus),
    text: (bonus) => sayGives(t, bonus),
  },
  {
    id: 'multiple',
    head: t('bonuses.multiple'),
    cell: ({ multiple }) => t('bonuses.times', { multiple }),
    text: ({ multiple }) => multiple,
    figures: true,
  },
  {
    id: 'grants',
    head: t('bonuses.grants'),
    cell: ({ grants }) => grants.toLocaleString('en-US'),
    text: ({ grants }) => String(grants),
    figures: true,
  },
  {
    id: 'costThisMonth',
    head: t('bonuses.costThisMonth'),
    cell: ({ costThisMonth }) => formatMoney(costThisMonth),
    text: ({ costThisMonth }) => costThisMonth,
    figures: true,
  },
  {
    id: 'cost',
    head: t('finance.cost.since'),
    cell: ({ cost }) => formatMoney(cost),
    text: ({ cost }) => cost,
    figures: true,
  },
];

const changeColumn = (t: Texts, onChange: (bonus: Bonus) => void): Column<Bonus> => ({
  id: 'change',
  head: t('bonuses.change'),
  cell: (bonus) => (
    <AskButton
      size="compact-sm"
      aria-label={t('bonuses.changeOf', { name: nameOf(t, bonus) })}
      onClick={() => onChange(bonus)}
    >
      {t('bonuses.change')}
    </AskButton>
  ),
});

/** Every bonus with what it has cost, and the way to change or switch each. */
export const BonusesPage = () => {
  const t = useTexts();
  useTitle(t('bonuses.title'));
  const mayChange = useMay()('changeBonus');
  const [open, setOpen] = useState<Bonus | null>(null);
  const columns = useMemo(
    () => [...columnsOf(t), ...(mayChange ? [changeColumn(t, setOpen)] : [])],
    [t, mayChange],
  );
  return (
    <>
      <ListTable
        name="bonuses"
        title={t('bonuses.title')}
        columns={columns}
        rows={useBonuses()}
        idOf={({ code }) => code}
        emptyText={t('bonuses.empty')}
      />
      {open !== null && <BonusDialog bonus={open} onClose={() => setOpen(null)} />}
    </>
  );
};
