import { useMemo } from 'react';
import { AbsentRow } from '../../shared/detail/absent-row.tsx';
import { ListPage } from '../../shared/detail/list-page.tsx';
import { useDrawer, type Drawer } from '../../shared/detail/use-drawer.ts';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, wordsFor, type Texts } from '../../shared/language.ts';
import type { Column } from '../../shared/table/types.ts';
import { DayFilter } from '../../shared/table/day-filter.tsx';
import { TextFilter } from '../../shared/table/filters.tsx';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Rows } from '../../shared/table/use-rows.ts';
import { useUrlFilters, type UrlFilters } from '../../shared/table/use-url-filters.ts';
import { Words } from '../../shared/table/words.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { AuditEntryDetail } from './audit-entry-detail.tsx';
import { ChainHead } from './chain-head.tsx';
import { FILTERS, useAuditEntry, useAudit, type AuditEntry } from './use-audit.ts';

const columnsOf = (t: Texts): Column<AuditEntry>[] => [
  {
    id: 'position',
    head: t('audit.position'),
    cell: ({ position }) => <span className="num">{position}</span>,
    text: ({ position }) => position,
  },
  { id: 'at', head: t('audit.at'), cell: ({ at }) => formatInstant(at), text: ({ at }) => formatInstant(at) },
  { id: 'actor', head: t('audit.actor'), cell: ({ actor }) => actor, text: ({ actor }) => actor },
  {
    id: 'action',
    head: t('audit.action'),
    cell: ({ action }) => wordsFor(t, 'audit.actions', action),
    text: ({ action }) => action,
  },
  {
    id: 'subject',
    head: t('audit.subject'),
    cell: ({ subject }) => <span className="mono">{subject}</span>,
    text: ({ subject }) => subject,
  },
  {
    id: 'reason',
    head: t('audit.reason'),
    cell: ({ reason }) => <Words>{reason}</Words>,
    text: ({ reason }) => reason ?? '',
  },
  {
    id: 'details',
    head: t('audit.details'),
    cell: ({ details }) => <span className="mono">{details}</span>,
    text: ({ details }) => details,
    hidden: true,
  },
  {
    id: 'hash',
    head: t('audit.hash'),
    cell: ({ hash }) => <span className="mono">{hash.slice(0, 12)}</span>,
    text: ({ hash }) => hash,
  },
];

const Filters = ({ filters: { values, set } }: { filters: UrlFilters<(typeof FILTERS)[number]> }) => {
  const t = useTexts();
  return (
    <>
      <TextFilter label={t('audit.actor')} value={values.actor} onText={(actor) => set('actor', actor)} />
      <TextFilter
        label={t('audit.actionFilter')}
        value={values.action}
        onText={(action) => set('action', action)}
      />
      <TextFilter
        label={t('audit.subjectFilter')}
        value={values.subject}
        onText={(subject) => set('subject', subject)}
      />
      <DayFilter label={t('audit.from')} value={values.from} onDay={(day) => set('from', day)} />
      <DayFilter label={t('audit.to')} value={values.to} onDay={(day) => set('to', day)} />
    </>
  );
};

const OpenAuditEntry = ({ drawer, rows }: { drawer: Drawer; rows: Rows<AuditEntry> }) => {
  const t = useTexts();
  const row = rows.rows.find(({ position }) => position === drawer.openId);
  const { data, isPending } = useAuditEntry(drawer.openId, row);
  const entry = row ?? data;
  if (drawer.openId === undefined) return null;
  if (entry) return <AuditEntryDetail entry={entry} onClose={drawer.close} />;
  return <AbsentRow id={drawer.openId} loading={isPending} gone={t('audit.gone')} onClose={drawer.close} />;
};

/** The audit, the latest entry first, with the drawer of one of them. */
export const AuditPage = () => {
  const t = useTexts();
  useTitle(t('audit.title'));
  const filters = useUrlFilters(FILTERS);
  const drawer = useDrawer('/audit');
  const rows = useAudit(filters.values);
  const columns = useMemo(() => columnsOf(t), [t]);
  return (
    <ListPage detail={<OpenAuditEntry drawer={drawer} rows={rows} />}>
      <ListTable
        name="audit"
        title={t('audit.title')}
        columns={columns}
        rows={rows}
        idOf={({ position }) => position}
        toRow={drawer.toRow}
        openId={drawer.openId}
        emptyText={t('audit.empty')}
        onWiden={filters.any ? filters.clear : undefined}
        views={<ChainHead />}
        filters={<Filters filters={filters} />}
      />
    </ListPage>
  );
};
