import { Switch } from '@mantine/core';
import { useMemo } from 'react';
import { CallError } from '../../../shared/api.ts';
import { AbsentRow } from '../../../shared/detail/absent-row.tsx';
import { ListPage } from '../../../shared/detail/list-page.tsx';
import { useDrawer, type Drawer } from '../../../shared/detail/use-drawer.ts';
import { explain } from '../../../shared/explain.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { TextFilter } from '../../../shared/table/filters.tsx';
import { ListTable } from '../../../shared/table/list-table.tsx';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../shared/use-title.ts';
import { CannedList } from './canned/canned-list.tsx';
import { columnsOf } from './chat-columns.tsx';
import { setPresence, usePresence } from './presence.ts';
import { TalkPanel } from './talk/talk-panel.tsx';
import { useChats, useTalk, type Chat } from './use-chats.ts';

const FILTERS = ['view', 'q'] as const;
const VIEWS = ['open', 'closed', 'canned'] as const;

const OpenChat = ({ drawer }: { drawer: Drawer }) => {
  const t = useTexts();
  const { data, isPending, error } = useTalk(drawer.openId);
  if (drawer.openId === undefined) return null;
  if (data !== undefined) return <TalkPanel key={data.chat.id} talk={data} onClose={drawer.close} />;
  const gone = error === null || error instanceof CallError ? t('chats.gone') : explain(error);
  return <AbsentRow id={drawer.openId} loading={isPending} gone={gone} onClose={drawer.close} />;
};

const Presence = () => {
  const t = useTexts();
  const here = usePresence((state) => state.here);
  return (
    <Switch
      label={t('chats.here')}
      title={t('chats.hereHelp')}
      checked={here}
      onChange={({ currentTarget }) => setPresence(currentTarget.checked)}
    />
  );
};

/** A VIP member is not to wait. */
const isUrgent = ({ state, queue }: Chat): boolean => state === 'WAITING' && queue === 'VIP';

/** The chats, with the talk of one of them; and the answers at hand. */
export const ChatsPage = () => {
  const t = useTexts();
  useTitle(t('chats.title'));
  const may = useMay();
  const { values, set, any, clear } = useUrlFilters(FILTERS);
  const drawer = useDrawer('/chats');
  const view = VIEWS.find((one) => one === values.view) ?? 'open';
  const rows = useChats(view === 'closed' ? 'closed' : 'open', values.q);
  const columns = useMemo(() => columnsOf(t), [t]);
  const views = (
    <ViewTabs
      label={t('chats.view')}
      value={view}
      views={VIEWS.map((value) => ({ value, name: t(`chats.views.${value}`) }))}
      onChoose={(next) => set('view', next === 'open' ? '' : next)}
    />
  );
  if (view === 'canned') return <CannedList views={views} />;
  return (
    <ListPage detail={<OpenChat drawer={drawer} />}>
      <ListTable
        name="chats"
        title={t('chats.title')}
        columns={columns}
        rows={rows}
        idOf={({ id }) => id}
        toRow={drawer.toRow}
        openId={drawer.openId}
        urgent={isUrgent}
        emptyText={t('chats.empty')}
        onWiden={any ? clear : undefined}
        views={views}
        filters={
          <>
            <TextFilter label={t('chats.search')} value={values.q} onText={(q) => set('q', q)} />
            {may('reportPresence') && <Presence />}
          </>
        }
      />
    </ListPage>
  );
};
