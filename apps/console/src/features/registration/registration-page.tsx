import { useMemo, useState } from 'react';
import { AskButton } from '../../shared/forms/ask-button.ts';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, wordsFor, type Texts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { Page } from '../../shared/page/page.tsx';
import { StateBadge } from '../../shared/state-badge.tsx';
import { ListTable } from '../../shared/table/list-table.tsx';
import type { Column } from '../../shared/table/types.ts';
import { useRows } from '../../shared/table/use-rows.ts';
import { Words } from '../../shared/table/words.tsx';
import { useTitle } from '../../shared/use-title.ts';
import { RuleDialog } from './rule-dialog.tsx';
import { patternNameOf } from './rule.ts';
import { listFields, REGISTRATION, type RuledField } from './use-fields.ts';

const labelOf = (t: Texts, { name }: RuledField): string => wordsFor(t, 'registration.fields', name);

const changeOf = ({ changed }: RuledField): string =>
  changed === null ? '' : `${changed.by} · ${formatInstant(changed.at)}`;

const switchColumn = (t: Texts, id: 'enabled' | 'required', words: readonly [string, string]) => ({
  id,
  head: t(`registration.${id}`),
  cell: (field: RuledField) => (
    <StateBadge tone={field[id] ? 'jade' : 'gray'}>{field[id] ? words[0] : words[1]}</StateBadge>
  ),
  text: (field: RuledField) => (field[id] ? 'yes' : 'no'),
});

const columnsOf = (t: Texts): Column<RuledField>[] => [
  {
    id: 'label',
    head: t('registration.field'),
    cell: (field) => labelOf(t, field),
    text: (field) => labelOf(t, field),
  },
  {
    id: 'name',
    head: t('registration.code'),
    cell: ({ name }) => <span className="mono">{name}</span>,
    text: ({ name }) => name,
  },
  switchColumn(t, 'enabled', [t('registration.on'), t('registration.off')]),
  switchColumn(t, 'required', [t('registration.mandatory'), t('registration.optional')]),
  {
    id: 'accepts',
    head: t('registration.accepts'),
    cell: (field) => <Words>{t(`registration.patterns.${patternNameOf(field)}`)}</Words>,
    text: (field) => patternNameOf(field),
  },
  {
    id: 'pattern',
    head: t('registration.pattern'),
    cell: ({ acceptedPattern }) => <span className="mono">{acceptedPattern}</span>,
    text: ({ acceptedPattern }) => acceptedPattern,
    hidden: true,
  },
  {
    id: 'lengths',
    head: t('registration.lengths'),
    cell: ({ minLength, maxLength }) => (
      <span className="num">
        {minLength}–{maxLength}
      </span>
    ),
    text: ({ minLength, maxLength }) => `${minLength}-${maxLength}`,
  },
  {
    id: 'changed',
    head: t('registration.changedBy'),
    cell: (field) => <Words>{changeOf(field) || '–'}</Words>,
    text: changeOf,
  },
];

const editColumn = (t: Texts, onEdit: (field: RuledField) => void): Column<RuledField> => ({
  id: 'edit',
  head: t('registration.change'),
  cell: (field) => (
    <AskButton
      size="compact-sm"
      aria-label={`${t('registration.edit')}: ${labelOf(t, field)}`}
      onClick={() => onEdit(field)}
    >
      {t('registration.edit')}
    </AskButton>
  ),
});

/** The fields of the registration in the order of its form, each with what it asks for. */
export const RegistrationPage = () => {
  const t = useTexts();
  const may = useMay();
  useTitle(t('registration.title'));
  const [field, setField] = useState<RuledField | null>(null);
  const mayChange = may('setRegisterField');
  const columns = useMemo(
    () => [...columnsOf(t), ...(mayChange ? [editColumn(t, setField)] : [])],
    [t, mayChange],
  );
  const rows = useRows<RuledField>({
    key: [REGISTRATION, 'fields'],
    fetch: async (_cursor, signal) => ({ rows: await listFields(signal), next: undefined }),
  });
  return (
    <Page>
      <ListTable
        name="registration-fields"
        title={t('registration.title')}
        columns={columns}
        rows={rows}
        idOf={({ name }) => name}
        emptyText={t('registration.empty')}
      />
      {field !== null && <RuleDialog field={field} onClose={() => setField(null)} />}
    </Page>
  );
};
