import { SubjectPageLink } from '../../../../shared/detail/subject-link.tsx';
import { formatInstant } from '../../../../shared/format.ts';
import { useTexts } from '../../../../shared/language.ts';
import styles from '../chats.module.css';
import type { Line, Talk } from '../use-chats.ts';
import { useFoot } from './use-foot.ts';

/** What was said, the latest at the foot, where the log stays. A line is words and nothing else, whoever wrote it. */
export const TalkLog = ({ talk: { chat, lines } }: { talk: Talk }) => {
  const t = useTexts();
  return (
    // What scrolls must be in reach of the keys.
    <div {...useFoot()} role="log" aria-label={t('chats.log')} className={styles.container} tabIndex={0}>
      <ol className={styles.log}>
        {lines.map((line) => (
          <Said key={line.seq} line={line} isRead={line.seq <= chat.guestRead} />
        ))}
      </ol>
    </div>
  );
};

const Said = ({ line: { side, kind, author, text, at }, isRead }: { line: Line; isRead: boolean }) => {
  const t = useTexts();
  const time = <time className="num">{formatInstant(at)}</time>;
  if (kind === 'CASE')
    return (
      <li className={styles.system}>
        <SubjectPageLink kind="case" id={text}>
          {t('chats.lines.CASE', { number: text })}
        </SubjectPageLink>{' '}
        {time}
      </li>
    );
  if (kind !== 'TEXT')
    return (
      <li className={styles.system}>
        {t(`chats.lines.${kind}`, { agent: author })} {time}
      </li>
    );
  return (
    <li className={side === 'STAFF' ? styles.own : styles.line}>
      <small>
        <b>{side === 'STAFF' ? author : t('chats.guest')}</b> {time}
        {side === 'STAFF' && isRead && ` · ${t('chats.read')}`}
      </small>
      <span className={styles.words}>{text}</span>
    </li>
  );
};
