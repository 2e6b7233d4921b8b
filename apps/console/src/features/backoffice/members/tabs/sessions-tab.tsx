import { useMemo, useState } from 'react';
import { AskButton } from '../../../../shared/forms/ask-button.ts';
import { call, type Reply } from '../../../../shared/api.ts';
import { formatInstant } from '../../../../shared/format.ts';
import { ReasonDialog } from '../../../../shared/forms/reason-dialog.tsx';
import { useTexts, type Texts } from '../../../../shared/language.ts';
import { useMay } from '../../../../shared/may.ts';
import type { Column } from '../../../../shared/table/types.ts';
import { ListTable } from '../../../../shared/table/list-table.tsx';
import { useConsoleMutation } from '../../../../shared/use-console-mutation.ts';
import { MEMBER, useMemberRows } from '../use-member.ts';

type Session = Reply<'listMemberSessions'>[number];

const ALL = 'all';

const columnsOf = (t: Texts, onEnd: ((id: string) => void) | undefined): Column<Session>[] => [
  { id: 'device', head: t('members.device'), cell: ({ device }) => device, text: ({ device }) => device },
  {
    id: 'ip',
    head: t('members.ip'),
    cell: ({ ip }) => <span className="num">{ip}</span>,
    text: ({ ip }) => ip,
  },
  {
    id: 'opened',
    head: t('members.openedAt'),
    cell: ({ openedAt }) => formatInstant(openedAt),
    text: ({ openedAt }) => formatInstant(openedAt),
    figures: true,
  },
  {
    id: 'used',
    head: t('members.lastUsedAt'),
    cell: ({ lastUsedAt }) => formatInstant(lastUsedAt),
    text: ({ lastUsedAt }) => formatInstant(lastUsedAt),
    figures: true,
  },
  ...(onEnd === undefined
    ? []
    : [
        {
          id: 'end',
          head: t('members.action'),
          cell: ({ id, device, ip }: Session) => (
            <AskButton
              size="compact-sm"
              aria-label={`${t('members.end')}: ${device}, ${ip}`}
              onClick={() => onEnd(id)}
            >
              {t('members.end')}
            </AskButton>
          ),
        },
      ]),
];

/** Where a member is signed in; one session or all of them can be ended. */
export const SessionsTab = ({ id }: { id: string }) => {
  const t = useTexts();
  const mayEnd = useMay()('endMemberSessions');
  const [ending, setEnding] = useState<string | null>(null);
  const { busy, perform } = useConsoleMutation(MEMBER);
  const columns = useMemo(() => columnsOf(t, mayEnd ? setEnding : undefined), [t, mayEnd]);
  const rows = useMemberRows<Session>({
    id,
    list: ['sessions'],
    fetch: async (_before, signal) => ({
      rows: await call('listMemberSessions', { params: { id }, signal }),
      next: undefined,
    }),
  });
  const end = async (reason: string) => {
    const body = { session: ending === ALL ? null : ending, reason };
    const done = await perform(
      () => call('endMemberSessions', { params: { id }, body }),
      ({ ended }) => t('members.ended', { count: ended }),
    );
    if (done) setEnding(null);
  };
  return (
    <>
      <ListTable
        inner
        name="member-sessions"
        title={t('members.tabs.sessions')}
        columns={columns}
        rows={rows}
        idOf={(session) => session.id}
        emptyText={t('members.noSessions')}
        filters={
          mayEnd &&
          rows.rows.length > 0 && (
            <AskButton size="xs" variant="outline" color="cin" onClick={() => setEnding(ALL)}>
              {t('members.endAll')}
            </AskButton>
          )
        }
      />
      {ending !== null && (
        <ReasonDialog
          title={t(ending === ALL ? 'members.endAll' : 'members.end')}
          consequence={t('members.endAsk')}
          confirm={t(ending === ALL ? 'members.endAll' : 'members.end')}
          tone="cin"
          busy={busy}
          onConfirm={(reason) => void end(reason)}
          onClose={() => setEnding(null)}
        />
      )}
    </>
  );
};
