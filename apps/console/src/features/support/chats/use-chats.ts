import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, type Reply } from '../../../shared/api.ts';
import type { BadgeTone } from '../../../shared/state-badge.tsx';
import { useRows } from '../../../shared/table/use-rows.ts';
import { joinLines } from './join-lines.ts';

export type Chat = Reply<'listChats'>[number];
export type Talk = Omit<Reply<'readAdminChat'>, 'more'>;
export type Line = Talk['lines'][number];
export type Canned = Reply<'listCanned'>[number];

/** The answers that every word and every use case in a chat renews, and those at hand. */
export const CHATS = 'chats';
export const CANNED = 'canned';

export const TONES: Readonly<Record<Chat['state'], BadgeTone>> = {
  WAITING: 'lapis',
  TAKEN: 'jade',
  CLOSED: 'gray',
};

const PAGE = 100;
/** The stream tells what changes; this is for when it is down. */
const EVERY_MS = 15_000;

export const useChats = (view: 'open' | 'closed', q: string) =>
  useRows<Chat>({
    key: [CHATS, view, q],
    everyMs: EVERY_MS,
    fetch: async (before, signal) => {
      const query = { view, before, limit: PAGE, q: q === '' ? undefined : q };
      const rows = await call('listChats', { query, signal });
      const more = view === 'closed' && rows.length === PAGE;
      return { rows, next: more ? rows.at(-1)?.id : undefined };
    },
  });

/** A chat with all of its lines; what is there already is not read again. */
export const useTalk = (id: string | undefined) => {
  const client = useQueryClient();
  const queryKey = [CHATS, 'one', id];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Talk> => {
      let lines: readonly Line[] = client.getQueryData<Talk>(queryKey)?.lines ?? [];
      for (;;) {
        const query = { after: lines.at(-1)?.seq ?? 0 };
        const reply = await call('readAdminChat', { params: { id: id ?? '' }, query, signal });
        lines = joinLines(lines, reply.lines);
        if (!reply.more) return { chat: reply.chat, lines: [...lines] };
      }
    },
    enabled: id !== undefined,
    refetchInterval: EVERY_MS,
  });
};

export const useCanned = () =>
  useQuery({ queryKey: [CANNED], queryFn: ({ signal }) => call('listCanned', { signal }) });
