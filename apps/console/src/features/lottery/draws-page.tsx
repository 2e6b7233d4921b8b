import { useMemo } from 'react';
import { DrawerList } from '../../shared/detail/drawer-list.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, type Texts } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { ChoiceFilter, TextFilter } from '../../shared/table/filters.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../shared/table/view-tabs.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { NumeroDetail } from './numero-detail.tsx';
import { printNumbers } from './read-result.ts';
import { STATES, stateKey, toneOf, useNumeroName, useNumeros, type Numero } from './use-numeros.ts';

const columnsOf = (t: Texts, nameOf: (numero: Numero) => string): Column<Numero>[] => [
  { id: 'game', head: t('lottery.game'), cell: nameOf, text: ({ gameCode }) => gameCode },
  {
    id: 'issue',
    head: t('lottery.issue'),
    cell: ({ issue }) => <span className="num">{issue}</span>,
    text: ({ issue }) => issue,
  },
  {
    id: 'state',
    head: t('lottery.state'),
    cell: (numero) => <StateBadge tone={toneOf(numero)}>{t(stateKey(numero))}</StateBadge>,
    text: ({ state }) => state,
  },
  {
    id: 'numbers',
    head: t('lottery.numbers'),
    cell: ({ numbers }) => (numbers === null ? '–' : <span className="num">{printNumbers(numbers)}</span>),
    text: ({ numbers }) => (numbers === null ? '' : printNumbers(numbers)),
  },
  {
    id: 'locks',
    head: t('lottery.locks'),
    cell: ({ closeTime }) => formatInstant(closeTime),
    text: ({ closeTime }) => formatInstant(closeTime),
    figures: true,
  },
  {
    id: 'draws',
    head: t('lottery.draws'),
    cell: ({ drawTime }) => formatInstant(drawTime),
    text: ({ drawTime }) => formatInstant(drawTime),
    figures: true,
  },
  {
    id: 'orders',
    head: t('lottery.orders'),
    cell: ({ orders }) => orders ?? '–',
    text: ({ orders }) => String(orders ?? ''),
    figures: true,
  },
];

const FILTERS = ['kind', 'game', 'state'] as const;
const KINDS = ['', 'due', 'own'] as const;

/** Whether it waits for the staff. */
const isDue = ({ isFirstParty, state, drawTime, differs }: Numero): boolean =>
  differs || state === 'DELAYED' || (!isFirstParty && state === 'LOCKED' && drawTime <= Date.now());

/** The draws of every lottery, those that wait for the staff first, with the drawer of one of them. */
export const DrawsPage = () => {
  const t = useTexts();
  useTitle(t('lottery.title'));
  const { values, set, any, clear } = useUrlFilters(FILTERS);
  const rows = useNumeros(values);
  const nameOf = useNumeroName();
  const columns = useMemo(() => columnsOf(t, nameOf), [t, nameOf]);
  return (
    <DrawerList
      name="numeros"
      title={t('lottery.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => id}
      path="/draws"
      gone={t('lottery.gone')}
      renderDetail={(row, close) => <NumeroDetail key={row.id} numero={row} onClose={close} />}
      urgent={isDue}
      emptyText={t('lottery.empty')}
      onWiden={any ? clear : undefined}
      views={
        <ViewTabs
          label={t('lottery.kind')}
          value={values.kind}
          views={KINDS.map((value) => ({
            value,
            name: t(`lottery.kinds.${value === '' ? 'official' : value}`),
          }))}
          onChoose={(kind) => set('kind', kind)}
        />
      }
      filters={
        <>
          <TextFilter
            label={t('lottery.gameCode')}
            value={values.game}
            onText={(game) => set('game', game.toUpperCase())}
          />
          <ChoiceFilter
            label={t('lottery.state')}
            value={values.state}
            options={STATES.map((value) => ({ value, name: t(`lottery.states.${value}`) }))}
            onChoose={(state) => set('state', state)}
          />
        </>
      }
    />
  );
};
