import { useMemo } from 'react';
import { call, type Reply } from '../../../../shared/api.ts';
import { formatInstant } from '../../../../shared/format.ts';
import { useTexts, type Texts } from '../../../../shared/language.ts';
import type { Column } from '../../../../shared/table/types.ts';
import { ListTable } from '../../../../shared/table/list-table.tsx';
import { Words } from '../../../../shared/table/words.tsx';
import { PAGE, useMemberRows } from '../use-member.ts';

type Note = Reply<'listNotes'>['notes'][number];

const columnsOf = (t: Texts): Column<Note>[] => [
  {
    id: 'at',
    head: t('members.at'),
    cell: ({ at }) => <time className="num">{formatInstant(at)}</time>,
    text: ({ at }) => formatInstant(at),
  },
  { id: 'author', head: t('members.by'), cell: ({ author }) => author, text: ({ author }) => author },
  {
    id: 'text',
    head: t('members.noteText'),
    cell: ({ text }) => <Words>{text}</Words>,
    text: ({ text }) => text,
  },
];

/** What the staff wrote down about a member. */
export const NotesTab = ({ id }: { id: string }) => {
  const t = useTexts();
  const columns = useMemo(() => columnsOf(t), [t]);
  const rows = useMemberRows<Note>({
    id,
    list: ['notes'],
    fetch: async (before, signal) => {
      const query = { before, limit: PAGE };
      const { notes, hasMore } = await call('listNotes', { params: { id }, query, signal });
      return { rows: notes, next: hasMore ? notes.at(-1)?.id : undefined };
    },
  });
  return (
    <ListTable
      inner
      name="member-notes"
      title={t('members.tabs.notes')}
      columns={columns}
      rows={rows}
      idOf={(note) => note.id}
      emptyText={t('members.noNotes')}
    />
  );
};
