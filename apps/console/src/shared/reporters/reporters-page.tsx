import { Icon } from '@hintha/ui';
import { useMemo, useState } from 'react';
import { AskButton } from '../forms/ask-button.ts';
import { DrawerList } from '../detail/drawer-list.tsx';
import { SecretDialog } from '../forms/secret-dialog.tsx';
import { formatInstant } from '../format.ts';
import { type Texts, useTexts } from '../language.ts';
import { useMay } from '../may.ts';
import type { Column } from '../table/types.ts';
import { useRows } from '../table/use-rows.ts';
import { useTitle } from '../use-title.ts';
import { OnBadge, ReporterDetail } from './reporter-detail.tsx';
import type { Reporter, ReporterKey, ReporterKind } from './reporter-kind.ts';

const EVERY_MS = 30_000;

interface Props<Row extends Reporter, Key extends ReporterKey> {
  readonly kind: ReporterKind<Row, Key>;
}

/** The reporters of one kind, with the drawer of one of them. */
export const ReportersPage = <Row extends Reporter, Key extends ReporterKey>({ kind }: Props<Row, Key>) => {
  const t = useTexts();
  const { words, list, calls, read, NewDialog } = kind;
  useTitle(t(`${words}.title`));
  const mayCreate = useMay()(calls.create);
  const fetch = async (_cursor: string | undefined, signal: AbortSignal) => ({
    rows: await read(signal),
    next: undefined,
  });
  const rows = useRows<Row>({ key: [list], everyMs: EVERY_MS, fetch });
  const columns = useMemo(() => columnsOf(t, kind), [t, kind]);
  const [isAsked, setIsAsked] = useState(false);
  const [key, setKey] = useState<Key | null>(null);
  return (
    <>
      <DrawerList
        name={list}
        title={t(`${words}.title`)}
        columns={columns}
        rows={rows}
        idOf={({ code }) => code}
        path={`/${list}`}
        gone={t(`${words}.gone`)}
        renderDetail={(row, close) => (
          <ReporterDetail key={row.code} kind={kind} reporter={row} onKey={setKey} onClose={close} />
        )}
        emptyText={t(`${words}.empty`)}
        filters={
          mayCreate && (
            <AskButton
              size="xs"
              leftSection={<Icon name="plus" size={16} />}
              onClick={() => setIsAsked(true)}
            >
              {t(`${words}.create`)}
            </AskButton>
          )
        }
      />
      {isAsked && <NewDialog onKey={setKey} onClose={() => setIsAsked(false)} />}
      {key !== null && <NewKey kind={kind} newKey={key} onClose={() => setKey(null)} />}
    </>
  );
};

const columnsOf = <Row extends Reporter, Key extends ReporterKey>(
  t: Texts,
  { words, columnsOf: ownOf }: ReporterKind<Row, Key>,
): Column<Row>[] => [
  { id: 'name', head: t(`${words}.name`), cell: ({ name }) => name, text: ({ name }) => name },
  {
    id: 'state',
    head: t(`${words}.state`),
    cell: ({ isOn }) => <OnBadge words={words} isOn={isOn} />,
    text: ({ isOn }) => (isOn ? 'on' : 'off'),
  },
  ...ownOf(t),
  {
    id: 'code',
    head: t(`${words}.code`),
    cell: ({ code }) => <span className="mono">{code}</span>,
    text: ({ code }) => code,
  },
  {
    id: 'key',
    head: t(`${words}.keySet`),
    cell: ({ keySet }) => keySet.by,
    text: ({ keySet }) => keySet.by,
  },
  {
    id: 'last',
    head: t(`${words}.last`),
    cell: ({ heard }) => (heard === null ? t(`${words}.never`) : formatInstant(heard.at)),
    text: ({ heard }) => (heard === null ? '' : formatInstant(heard.at)),
    figures: true,
  },
  {
    id: 'count',
    head: t(`${words}.count`),
    cell: ({ heard }) => heard?.count ?? 0,
    text: ({ heard }) => String(heard?.count ?? 0),
    figures: true,
  },
];

/** The key of a reporter, told this once. */
const NewKey = <Row extends Reporter, Key extends ReporterKey>({
  kind: { words, besideKey },
  newKey,
  onClose,
}: Props<Row, Key> & { readonly newKey: Key; readonly onClose: () => void }) => {
  const t = useTexts();
  return (
    <SecretDialog
      title={`${t(`${words}.key`)}: ${newKey.code}`}
      once={t(`${words}.once`)}
      next={t(`${words}.next`)}
      kept={t(`${words}.kept`)}
      known={besideKey(t, newKey)}
      secret={{ name: t(`${words}.key`), value: newKey.key }}
      onClose={onClose}
    />
  );
};
