import { Dialog, EmptyState, Icon, Skeleton } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFailed } from '../../../shared/parts/list-failed.tsx';
import { notices } from '../../../shared/site/notices.ts';
import { closePopups } from '../../../shared/site/popups-due.ts';
import { NoticeReader } from './notice-reader.tsx';

interface Props {
  noticeId: string | null;
  onClose: () => void;
}

/** The notices for players with the one that was asked for, or the announcements that a session begins with. */
export const NoticeDialog = ({ noticeId, onClose }: Props) => {
  const { t } = useTranslation();
  if (noticeId === null) return <PopupsDialog onClose={onClose} />;
  return (
    <Dialog open onClose={onClose} title={t('shell.notices')} closeLabel={t('shell.close')} size="large">
      <Notices of="player" first={noticeId} />
    </Dialog>
  );
};

/** Put away, they stay away until the next session. */
const PopupsDialog = ({ onClose }: Pick<Props, 'onClose'>) => {
  const { t } = useTranslation();
  const close = () => {
    closePopups();
    onClose();
  };
  return (
    <Dialog open onClose={close} title={t('access.popups')} closeLabel={t('shell.close')} size="large">
      <Notices of="popup" first={null} />
    </Dialog>
  );
};

/** What there is to read, on its way, or why there is nothing. */
export const Notices = ({ of, first }: { of: 'player' | 'popup'; first: string | null }): ReactNode => {
  const { t } = useTranslation();
  const { value, failed } = notices.use();
  if (value === null) {
    return failed ? <ListFailed onRetry={() => void notices.reload()} /> : <Skeleton height="320px" />;
  }
  if (value[of].length === 0)
    return <EmptyState sign={<Icon name="megaphone" size={32} />} title={t('shell.noNotice')} />;
  return <NoticeReader notices={value[of]} first={first} />;
};
