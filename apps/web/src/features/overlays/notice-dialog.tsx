import { Dialog } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../shared/format.ts';
import { openModal } from '../../shared/modals.ts';
import { notices } from '../../shared/site/notices.ts';
import styles from './overlays.module.css';

interface Props {
  noticeId: string;
  onClose: () => void;
}

/** The notices for players: their titles, and the one that was asked for. */
export const NoticeDialog = ({ noticeId, onClose }: Props) => {
  const { t } = useTranslation();
  const all = notices.use((loaded) => loaded.value)?.player ?? [];
  const shown = all.find(({ id }) => id === noticeId) ?? all[0];
  return (
    <Dialog open onClose={onClose} title={t('shell.notices')} closeLabel={t('shell.close')} size="large">
      <div className={styles.notices}>
        <ul>
          {all.map(({ id, title }) => (
            <li key={id}>
              <button
                type="button"
                aria-current={id === shown?.id}
                onClick={() => openModal({ name: 'notice', noticeId: id })}
              >
                {title}
              </button>
            </li>
          ))}
        </ul>
        {shown === undefined ? (
          <p>{t('shell.noNotice')}</p>
        ) : (
          <article aria-live="polite">
            <h3>{shown.title}</h3>
            <time className="num">{formatInstant(shown.time)}</time>
            <p className={styles.content}>{shown.content}</p>
          </article>
        )}
      </div>
    </Dialog>
  );
};
