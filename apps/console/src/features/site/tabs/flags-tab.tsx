import { useMemo, useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { call } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts, wordsFor, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useRows } from '../../../shared/table/use-rows.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { readSite, SITE, type Flag } from '../use-site.ts';
import { changeColumn } from './change-column.tsx';

const nameOf = (t: Texts, code: string): string => wordsFor(t, 'site.flags', code);

const columnsOf = (t: Texts): Column<Flag>[] => [
  {
    id: 'name',
    head: t('site.feature'),
    cell: ({ code }) => nameOf(t, code),
    text: ({ code }) => nameOf(t, code),
  },
  {
    id: 'code',
    head: t('site.code'),
    cell: ({ code }) => <span className="mono">{code}</span>,
    text: ({ code }) => code,
  },
  {
    id: 'state',
    head: t('site.state'),
    cell: ({ enabled }) => (
      <StateBadge tone={enabled ? 'jade' : 'gray'}>{t(enabled ? 'site.on' : 'site.off')}</StateBadge>
    ),
    text: ({ enabled }) => (enabled ? 'on' : 'off'),
  },
];

const switchColumn = (t: Texts, onSwitch: (flag: Flag) => void): Column<Flag> => ({
  id: 'switch',
  head: t('site.change'),
  cell: (flag) => (
    <AskButton
      size="compact-sm"
      aria-label={`${t(flag.enabled ? 'site.turnOff' : 'site.turnOn')}: ${nameOf(t, flag.code)}`}
      onClick={() => onSwitch(flag)}
    >
      {t(flag.enabled ? 'site.turnOff' : 'site.turnOn')}
    </AskButton>
  ),
});

const SwitchDialog = ({ flag, onClose }: { flag: Flag; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SITE, 'audit');
  const turn = t(flag.enabled ? 'site.turnOff' : 'site.turnOn');
  const change = async (reason: string) => {
    const order = { params: { code: flag.code }, body: { enabled: !flag.enabled, reason } };
    if (await perform(() => call('setFlag', order), t('site.changed'))) onClose();
  };
  return (
    <ReasonDialog
      title={`${turn}: ${nameOf(t, flag.code)}`}
      consequence={t('site.flagAsk')}
      confirm={turn}
      busy={busy}
      onConfirm={(reason) => void change(reason)}
      onClose={onClose}
    />
  );
};

/** The features of the site, each with its switch. */
export const FlagsTab = () => {
  const t = useTexts();
  const may = useMay();
  const [flag, setFlag] = useState<Flag | null>(null);
  const maySwitch = may('setFlag');
  const columns = useMemo(
    () => [...columnsOf(t), changeColumn<Flag>(t), ...(maySwitch ? [switchColumn(t, setFlag)] : [])],
    [t, maySwitch],
  );
  const rows = useRows<Flag>({
    key: [SITE, 'flags'],
    fetch: async (_cursor, signal) => ({ rows: (await readSite(signal)).flags, next: undefined }),
  });
  return (
    <>
      <ListTable
        inner
        name="site-flags"
        title={t('site.tabs.flags')}
        columns={columns}
        rows={rows}
        idOf={({ code }) => code}
        emptyText={t('site.empty')}
      />
      {flag !== null && <SwitchDialog flag={flag} onClose={() => setFlag(null)} />}
    </>
  );
};
