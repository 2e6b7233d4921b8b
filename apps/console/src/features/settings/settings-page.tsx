import { useMemo, useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, wordsFor, type Texts } from '../../shared/language.ts';
import { Page } from '../../shared/page/page.tsx';
import { helpOf } from '../../shared/settings/help-of.ts';
import { sayBounds, sayValue } from '../../shared/settings/say-value.ts';
import { SettingDialog } from '../../shared/settings/setting-dialog.tsx';
import { readSettings, SETTINGS, type Setting } from '../../shared/settings/use-settings.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { ChoiceFilter, TextFilter } from '../../shared/table/filters.tsx';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useRows } from '../../shared/table/use-rows.ts';
import { useUrlFilters } from '../../shared/table/use-url-filters.ts';
import { Words } from '../../shared/table/words.tsx';
import { useTitle } from '../../shared/use-title.ts';
import styles from './settings.module.css';

const nameOf = (t: Texts, { name }: Setting): string => wordsFor(t, 'settings.names', name);

const groupName = (t: Texts, group: string): string => wordsFor(t, 'settings.groups', group);

const changeOf = ({ changed }: Setting): string =>
  changed === null ? '' : `${changed.by} · ${formatInstant(changed.at)}`;

const columnsOf = (t: Texts): Column<Setting>[] => [
  {
    id: 'name',
    head: t('settings.setting'),
    cell: (setting) => (
      <>
        <Words>{nameOf(t, setting)}</Words>
        <span className={styles.help}>{helpOf(t, setting.name)}</span>
      </>
    ),
    text: ({ name }) => name,
  },
  {
    id: 'help',
    head: t('settings.helpOf'),
    cell: ({ name }) => <Words>{helpOf(t, name) ?? null}</Words>,
    text: ({ name }) => helpOf(t, name) ?? '',
    hidden: true,
  },
  {
    id: 'group',
    head: t('settings.group'),
    cell: ({ group }) => groupName(t, group),
    text: ({ group }) => group,
    hidden: true,
  },
  {
    id: 'value',
    head: t('settings.value'),
    cell: (setting) => <Words>{sayValue(t, setting, setting.value)}</Words>,
    text: ({ value }) => value,
  },
  {
    id: 'usual',
    head: t('settings.usual'),
    cell: (setting) =>
      setting.value === setting.usual ? (
        <StateBadge tone="gray">{t('settings.isUsual')}</StateBadge>
      ) : (
        <Words>{sayValue(t, setting, setting.usual)}</Words>
      ),
    text: ({ usual }) => usual,
  },
  {
    id: 'bounds',
    head: t('settings.bounds'),
    cell: (setting) => sayBounds(t, setting) || '–',
    text: (setting) => sayBounds(t, setting),
  },
  {
    id: 'changed',
    head: t('settings.changedBy'),
    cell: (setting) => <Words>{changeOf(setting) || '–'}</Words>,
    text: changeOf,
  },
];

const editColumn = (t: Texts, onEdit: (setting: Setting) => void): Column<Setting> => ({
  id: 'edit',
  head: t('settings.change'),
  cell: (setting) =>
    setting.mayChange && (
      <AskButton
        size="compact-sm"
        aria-label={`${t('settings.edit')}: ${nameOf(t, setting)}`}
        onClick={() => onEdit(setting)}
      >
        {t('settings.edit')}
      </AskButton>
    ),
});

const FILTERS = ['q', 'group', 'changed'] as const;

const groupHelp = (t: Texts, group: string): string => wordsFor(t, 'settings.groupHelp', group);

/** Whether a setting is looked for: by any of its words in the language of the console, or by its own name. */
const isSought = (t: Texts, { name, group }: Setting, sought: readonly string[]): boolean => {
  const words = [
    name,
    wordsFor(t, 'settings.names', name),
    helpOf(t, name) ?? '',
    groupName(t, group),
    groupHelp(t, group),
  ];
  const text = words.join(' ').toLowerCase();
  return sought.every((word) => text.includes(word));
};

/** The settings of each area after one another, the areas in the order in which they came. */
const byGroup = (settings: readonly Setting[]): Setting[] =>
  [...Map.groupBy(settings, ({ group }) => group).values()].flat();

const headOf = (t: Texts, { group }: Setting) => ({
  id: group,
  head: (
    <>
      {groupName(t, group)} <span className={styles.help}>{groupHelp(t, group)}</span>
    </>
  ),
});

/** Every setting of every module with its value, what it usually is, and who changed it. */
export const SettingsPage = () => {
  const t = useTexts();
  useTitle(t('settings.title'));
  const { values, set, clear, any } = useUrlFilters(FILTERS);
  const [setting, setSetting] = useState<Setting | null>(null);
  const columns = useMemo(() => [...columnsOf(t), editColumn(t, setSetting)], [t]);
  const rows = useRows<Setting>({
    key: [SETTINGS, 'list'],
    fetch: async (_cursor, signal) => ({ rows: await readSettings(signal), next: undefined }),
  });
  const groups = useMemo(() => [...new Set(rows.rows.map(({ group }) => group))], [rows.rows]);
  const words = values.q.toLowerCase().split(/\s+/u);
  const sought = byGroup(rows.rows).filter(
    (one) =>
      isSought(t, one, words) &&
      (values.group === '' || one.group === values.group) &&
      (values.changed === '' || one.value !== one.usual),
  );
  return (
    <Page>
      <ListTable
        name="settings"
        title={t('settings.title')}
        columns={columns}
        rows={{ ...rows, rows: sought, readAll: async () => sought }}
        idOf={({ name }) => name}
        groupOf={(one) => headOf(t, one)}
        emptyText={t('settings.empty')}
        onWiden={any ? clear : undefined}
        filters={
          <>
            <TextFilter label={t('settings.find')} value={values.q} onText={(q) => set('q', q)} />
            <ChoiceFilter
              label={t('settings.group')}
              value={values.group}
              options={groups.map((value) => ({ value, name: groupName(t, value) }))}
              onChoose={(group) => set('group', group)}
            />
            <ChoiceFilter
              label={t('settings.changedOnly')}
              value={values.changed}
              options={[{ value: 'yes', name: t('settings.notUsual') }]}
              onChoose={(changed) => set('changed', changed)}
            />
          </>
        }
      />
      {setting !== null && <SettingDialog setting={setting} onClose={() => setSetting(null)} />}
    </Page>
  );
};
