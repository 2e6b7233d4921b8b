import type { content } from '@hintha/contract';
import { Icon } from '@hintha/ui';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { FallbackSign, langOf } from '../../../shared/articles/fallback-sign.tsx';
import { openModal } from '../../../shared/modals.ts';
import { notices } from '../../../shared/site/notices.ts';
import { useStillness } from '../../../shared/page/stillness.ts';
import styles from './notice-strip.module.css';
import { usePopups } from './use-popups.ts';

const PIXELS_A_SECOND = 50;

type Title = Pick<content.NoticeView, 'id' | 'title' | 'fallback'>;

const Titles = ({ titles, echo }: { titles: readonly Title[]; echo?: boolean }) => (
  <ul className={styles.titles} aria-hidden={echo} inert={echo}>
    {titles.map(({ id, title, fallback }) => (
      <li key={id}>
        <button type="button" onClick={() => openModal({ name: 'notice', noticeId: id })}>
          <span lang={langOf(fallback)}>{title}</span> <FallbackSign language={fallback} />
        </button>
      </li>
    ))}
  </ul>
);

/** How long one round of the strip takes, and whether it has to move: several titles, or one that does not fit. */
const useRound = (count: number) => {
  const track = useRef<HTMLDivElement>(null);
  const [seconds, setSeconds] = useState(0);
  const [tooLong, setTooLong] = useState(false);
  useEffect(() => {
    const view = track.current?.parentElement;
    const group = track.current?.firstElementChild;
    if (!view || !group) return undefined;
    const watch = new ResizeObserver(() => {
      setSeconds(group.scrollWidth / PIXELS_A_SECOND);
      setTooLong(group.scrollWidth > view.clientWidth + 1);
    });
    watch.observe(group);
    return () => watch.disconnect();
  }, []);
  return { track, seconds, moves: count > 1 || tooLong };
};

const Strip = ({ titles }: { titles: readonly Title[] }) => {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  const still = useStillness();
  const { track, seconds, moves } = useRound(titles.length);
  const rolling = moves && !still;
  return (
    <section className={`fp-notice ${styles.strip}`} aria-label={t('shell.notices')}>
      <Icon name="megaphone" size={18} />
      <div className={styles.window}>
        <div
          ref={track}
          className={rolling ? styles.rolling : styles.standing}
          data-paused={paused}
          style={{ '--round': `${seconds}s` } as CSSProperties}
        >
          <Titles titles={titles} />
          {rolling && <Titles titles={titles} echo />}
        </div>
      </div>
      {rolling && (
        <button
          type="button"
          className={styles.pause}
          aria-label={`${paused ? t('shell.resume') : t('shell.pause')}: ${t('shell.notices')}`}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={16} />
        </button>
      )}
    </section>
  );
};

/** The notices under the header, in a line that moves; it keeps its place while they are on their way. */
export const NoticeStrip = () => {
  usePopups();
  const { value, failed } = notices.use();
  const titles = value?.player ?? [];
  if (titles.length > 0) return <Strip titles={titles} />;
  return value === null && !failed ? <div className="fp-notice" /> : null;
};
