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
import { sayValue } from '../../../shared/settings/say-value.ts';
import { SettingDialog } from '../../../shared/settings/setting-dialog.tsx';
import { useSetting } from '../../../shared/settings/use-settings.ts';
import { readSite, SITE, type Network } from '../use-site.ts';
import { changeColumn } from './change-column.tsx';
import { NetworkDialog } from './network-dialog.tsx';

const COUNTRIES = 'site.blockedCountries';

const toneOf = (rule: string) => {
  if (rule === 'allow') return 'jade';
  return rule === 'block' ? 'cin' : 'lapis';
};

const columnsOf = (t: Texts): Column<Network>[] => [
  {
    id: 'network',
    head: t('site.network'),
    cell: ({ network }) => <span className="num">{network}</span>,
    text: ({ network }) => network,
  },
  {
    id: 'rule',
    head: t('site.rule'),
    cell: ({ rule }) => <StateBadge tone={toneOf(rule)}>{wordsFor(t, 'site.rules', rule)}</StateBadge>,
    text: ({ rule }) => rule,
  },
];

const removeColumn = (t: Texts, onRemove: (network: Network) => void): Column<Network> => ({
  id: 'remove',
  head: t('site.change'),
  cell: (row) => (
    <AskButton
      size="compact-sm"
      aria-label={`${t('site.remove')}: ${row.network}`}
      onClick={() => onRemove(row)}
    >
      {t('site.remove')}
    </AskButton>
  ),
});

const RemoveDialog = ({ network: { network }, onClose }: { network: Network; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(SITE, 'audit');
  const remove = async (reason: string) => {
    if (await perform(() => call('removeNetwork', { query: { network, reason } }), t('site.changed')))
      onClose();
  };
  return (
    <ReasonDialog
      title={`${t('site.remove')}: ${network}`}
      consequence={t('site.removeAsk')}
      confirm={t('site.remove')}
      tone="cin"
      busy={busy}
      onConfirm={(reason) => void remove(reason)}
      onClose={onClose}
    />
  );
};

/** The countries that are kept out, and the way to change which. */
const BlockedCountries = () => {
  const t = useTexts();
  const may = useMay();
  const [asking, setAsking] = useState(false);
  const setting = useSetting(COUNTRIES);
  if (setting === undefined) return null;
  return (
    <>
      <span>
        {t('settings.names.site.blockedCountries')}: <b>{sayValue(t, setting, setting.value)}</b>
      </span>
      {may('setSetting') && (
        <AskButton size="xs" onClick={() => setAsking(true)}>
          {t('site.editCountries')}
        </AskButton>
      )}
      {asking && <SettingDialog setting={setting} onClose={() => setAsking(false)} />}
    </>
  );
};

/** Networks and countries with a rule of their own. */
export const NetworksTab = () => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<Network | 'new' | null>(null);
  const mayRemove = may('removeNetwork');
  const columns = useMemo(
    () => [...columnsOf(t), changeColumn<Network>(t), ...(mayRemove ? [removeColumn(t, setAsked)] : [])],
    [t, mayRemove],
  );
  const rows = useRows<Network>({
    key: [SITE, 'networks'],
    fetch: async (_cursor, signal) => ({ rows: (await readSite(signal)).networks, next: undefined }),
  });
  return (
    <>
      <ListTable
        inner
        name="site-networks"
        title={t('site.tabs.networks')}
        columns={columns}
        rows={rows}
        idOf={({ network }) => network}
        emptyText={t('site.noNetworks')}
        filters={
          <>
            {may('setNetwork') && (
              <AskButton size="xs" onClick={() => setAsked('new')}>
                {t('site.addNetwork')}
              </AskButton>
            )}
            <BlockedCountries />
          </>
        }
      />
      {asked === 'new' && <NetworkDialog onClose={() => setAsked(null)} />}
      {asked !== null && asked !== 'new' && <RemoveDialog network={asked} onClose={() => setAsked(null)} />}
    </>
  );
};
