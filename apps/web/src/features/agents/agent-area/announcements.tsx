import { EmptyState, Skeleton } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { ListFailed } from '../../../shared/parts/list-failed.tsx';
import { RichText } from '../../../shared/rich/rich-text.tsx';
import { notices } from '../../../shared/site/notices.ts';
import styles from './agent-area.module.css';

/** What the server announces, each with its text. */
export const Announcements = () => {
  const { t } = useTranslation('account');
  const { value, failed } = notices.use();
  if (value === null)
    return failed ? <ListFailed onRetry={() => void notices.reload()} /> : <Skeleton height="200px" />;
  if (value.player.length === 0)
    return <EmptyState title={t('agent.noNoticeTitle')} text={t('agent.noNoticeText')} />;
  return (
    <ul className={styles.notices}>
      {value.player.map(({ id, title, content, time }) => (
        <li key={id}>
          <article className={styles.notice}>
            <h3>{title}</h3>
            <time className="num">{formatInstant(time)}</time>
            <RichText html={content} />
          </article>
        </li>
      ))}
    </ul>
  );
};
