import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTexts, wordsFor, type Texts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import type { Column } from '../../../shared/table/types.ts';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useRows } from '../../../shared/table/use-rows.ts';
import { Words } from '../../../shared/table/words.tsx';
import { sayValue } from '../settings/say-value.ts';
import { SettingDialog } from '../settings/setting-dialog.tsx';
import { readSite, SITE, type Setting } from '../use-site.ts';
import { changeColumn } from './change-column.tsx';

const nameOf = (t: Texts, name: string): string => wordsFor(t, 'site.settings', name);

const columnsOf = (t: Texts): Column<Setting>[] => [
  { id: 'name', head: t('site.setting'), cell: ({ name }) => nameOf(t, name), text: ({ name }) => name },
  {
    id: 'value',
    head: t('site.value'),
    cell: (setting) => <Words>{sayValue(t, setting, setting.value)}</Words>,
    text: ({ value }) => value,
  },
  {
    id: 'usual',
    head: t('site.usual'),
    cell: (setting) =>
      setting.value === setting.usual ? (
        <StateBadge tone="gray">{t('site.isUsual')}</StateBadge>
      ) : (
        <Words>{sayValue(t, setting, setting.usual)}</Words>
      ),
    text: ({ usual }) => usual,
  },
];

const editColumn = (t: Texts, onEdit: (setting: Setting) => void): Column<Setting> => ({
  id: 'edit',
  head: t('site.change'),
  cell: (setting) => (
    <Button
      size="compact-sm"
      aria-label={`${t('site.edit')}: ${nameOf(t, setting.name)}`}
      onClick={() => onEdit(setting)}
    >
      {t('site.edit')}
    </Button>
  ),
});

/** Every setting of the site with its value, what it usually is, and who changed it. */
export const SettingsTab = () => {
  const t = useTexts();
  const mayEdit = useMay()('setSetting');
  const [setting, setSetting] = useState<Setting | null>(null);
  const columns = useMemo(
    () => [...columnsOf(t), changeColumn<Setting>(t), ...(mayEdit ? [editColumn(t, setSetting)] : [])],
    [t, mayEdit],
  );
  const rows = useRows<Setting>({
    key: [SITE, 'settings'],
    fetch: async (_cursor, signal) => ({ rows: (await readSite(signal)).settings, next: undefined }),
  });
  return (
    <>
      <ListTable
        inner
        name="site-settings"
        title={t('site.tabs.settings')}
        columns={columns}
        rows={rows}
        idOf={({ name }) => name}
        emptyText={t('site.empty')}
      />
      {setting !== null && <SettingDialog setting={setting} onClose={() => setSetting(null)} />}
    </>
  );
};
