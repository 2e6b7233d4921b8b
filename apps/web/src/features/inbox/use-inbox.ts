import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call, type Reply } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { showToast } from '../../shared/toasts.ts';
import { setUnread } from '../../shared/unread/unread.ts';
import { unreadIds } from './unread-ids.ts';

export type MessagePage = Reply<'listMessages'>;
export type Message = MessagePage['list'][number];

/** The list that a message changes. */
export const LISTS = ['listMessages'] as const;

const PAGE_SIZE = 20;
/** As many as one call reads or marks. */
const AT_ONCE = 100;

export const useMessages = (pageNo: number) =>
  useQuery({
    queryKey: ['listMessages', pageNo],
    queryFn: async ({ signal }) => {
      const page = await call('listMessages', { query: { pageNo, pageSize: PAGE_SIZE }, signal });
      setUnread({ count: page.unread });
      return page;
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

const mark = async (ids: string[]): Promise<void> => {
  const { unread } = await call('markMessagesRead', { body: { ids } });
  setUnread({ count: unread });
};

const markAll = async (): Promise<void> => {
  const ids = await unreadIds(async (pageNo) =>
    call('listMessages', { query: { pageNo, pageSize: AT_ONCE } }),
  );
  for (let from = 0; from < ids.length; from += AT_ONCE) await mark(ids.slice(from, from + AT_ONCE));
};

/** Marks messages as read, one that is opened or all that there are. */
export const useMarking = () => {
  const client = useQueryClient();
  const [marking, setMarking] = useState(false);
  const reread = async () => client.invalidateQueries({ queryKey: ['listMessages'] });
  return {
    marking,
    // One that could not be marked stays unread and can be opened again.
    markOne: (id: string) => void mark([id]).then(reread, () => undefined),
    markAll: async () => {
      setMarking(true);
      try {
        await markAll();
      } catch (error) {
        showToast('error', explain(error));
      } finally {
        setMarking(false);
        await reread();
      }
    },
  };
};
