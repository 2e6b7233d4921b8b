import { useQuery } from '@tanstack/react-query';
import { call } from '../../../shared/api.ts';
import { useTexts } from '../../../shared/language.ts';
import { CountBadge } from '../../../shared/queue/count-badge.tsx';
import { useFollowChats } from './follow-chats.ts';
import { useReportPresence } from './presence.ts';
import { CHATS } from './use-chats.ts';

const EVERY_MS = 15_000;

/** Beside the name of the page: how many chats wait, and how much is unread in the own ones. */
export const ChatsBadge = () => {
  const t = useTexts();
  useFollowChats();
  useReportPresence();
  const { data } = useQuery({
    queryKey: [CHATS, 'count'],
    queryFn: ({ signal }) => call('countChats', { signal }),
    refetchInterval: EVERY_MS,
  });
  if (data === undefined || data.waiting + data.unread === 0) return null;
  const { waiting, vip, unread } = data;
  const label = t('chats.badge', { count: waiting, vip, unread });
  return <CountBadge count={waiting + unread} label={label} isUrgent={vip > 0} />;
};
