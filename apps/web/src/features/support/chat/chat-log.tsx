import { classNames } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatTime } from '../../../shared/format/format-time.ts';
import styles from './chat.module.css';
import type { Line, Outgoing } from './take-lines.ts';
import type { useChat } from './use-chat.ts';
import { useFoot } from './use-foot.ts';

type ShownChat = ReturnType<typeof useChat>;

/** What was said, the latest at the foot, where the log stays. */
export const ChatLog = ({ chat }: { chat: ShownChat }) => {
  const { t } = useTranslation('account');
  const { lines, outgoing } = chat;
  return (
    // What scrolls must be in reach of the keys.
    <div {...useFoot()} className={styles.log} role="log" aria-label={t('support.log')} tabIndex={0}>
      <p className={styles.hello}>{t('support.hello')}</p>
      <ol>
        {lines.map((line) => (
          <SaidLine key={line.seq} line={line} />
        ))}
        {outgoing.map((line) => (
          <SentLine key={line.requestId} line={line} onRetry={() => void chat.retry(line.requestId)} />
        ))}
      </ol>
    </div>
  );
};

/** A line is words and nothing else, whoever wrote it. */
const SaidLine = ({ line: { side, kind, author, text, at } }: { line: Line }) => {
  const { t } = useTranslation('account');
  const time = <time className={`num ${styles.time}`}>{formatTime(at)}</time>;
  if (kind !== 'TEXT')
    return (
      <li className={styles.backend}>
        {t(`support.lines.${kind}`, { agent: author, number: text })} {time}
      </li>
    );
  const own = side === 'GUEST';
  return (
    <li className={classNames(styles.line, own && styles.own)}>
      <b className={own ? 'visually-hidden' : styles.author}>{own ? t('support.you') : author}</b>
      <span className={styles.words}>{text}</span>
      {time}
    </li>
  );
};

const SentLine = ({ line: { text, failure }, onRetry }: { line: Outgoing; onRetry: () => void }) => {
  const { t } = useTranslation('account');
  return (
    <li className={classNames(styles.line, styles.own, styles.sent)}>
      <b className="visually-hidden">{t('support.you')}</b>
      <span className={styles.words}>{text}</span>
      {failure === null ? (
        <small>{t('support.sending')}</small>
      ) : (
        <small className={styles.offline}>
          {t('support.notSent')}: {failure}{' '}
          <button type="button" className={styles.retry} onClick={onRetry}>
            {t('support.retry')}
          </button>
        </small>
      )}
    </li>
  );
};
