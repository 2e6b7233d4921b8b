import type { content } from '@hintha/contract';
import { Icon } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FallbackSign, langOf } from '../../../shared/articles/fallback-sign.tsx';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { RichText } from '../../../shared/rich/rich-text.tsx';
import styles from './notices.module.css';
import { pageOf, pagesOf, partOf } from './pages.ts';

type Notice = content.NoticeView;

interface NoticeReaderProps {
  notices: readonly Notice[];
  /** The one that is read from the start. */
  first: string | null;
}

/** The titles of notices by pages, and the one that is read: beside the list, on a narrow screen in its place. */
export const NoticeReader = ({ notices, first }: NoticeReaderProps) => {
  const [chosen, setChosen] = useState(first);
  const [page, setPage] = useState(() => pageOf(notices, first));
  const pages = pagesOf(notices.length);
  const titles = partOf(notices, Math.min(page, pages));
  const known = notices.find(({ id }) => id === chosen);
  const shown = known ?? titles[0];
  return (
    <div className={styles.reader} data-reading={known !== undefined}>
      <div className={styles.list}>
        <ul>
          {titles.map(({ id, title, time, fallback }) => (
            <li key={id}>
              <button type="button" aria-current={id === shown?.id} onClick={() => setChosen(id)}>
                <span lang={langOf(fallback)}>{title}</span>
                <time className="num">{formatInstant(time)}</time>
                <FallbackSign language={fallback} />
              </button>
            </li>
          ))}
        </ul>
        {pages > 1 && <PageTurner page={page} pages={pages} onTurn={setPage} />}
      </div>
      {shown !== undefined && <Detail notice={shown} onBack={() => setChosen(null)} />}
    </div>
  );
};

const Detail = ({ notice, onBack }: { notice: Notice; onBack: () => void }) => {
  const { t } = useTranslation();
  return (
    <article className={styles.detail} aria-live="polite">
      <button type="button" className={styles.back} onClick={onBack}>
        <Icon name="chevron-left" size={18} />
        {t('shell.notices')}
      </button>
      <h3 lang={langOf(notice.fallback)}>{notice.title}</h3>
      <time className="num">{formatInstant(notice.time)}</time>
      <FallbackSign language={notice.fallback} />
      <div lang={langOf(notice.fallback)}>
        <RichText html={notice.content} />
      </div>
    </article>
  );
};
