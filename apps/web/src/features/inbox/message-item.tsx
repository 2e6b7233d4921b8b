import { Button, buttonClass, classNames, Icon, type IconName } from '@hintha/ui';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment, formatTime } from '../../shared/format/format-time.ts';
import { closeModal, openModal } from '../../shared/modals.ts';
import { Detail } from '../../shared/parts/detail.tsx';
import { Link } from '../../shared/router/link.tsx';
import styles from './inbox.module.css';
import { leadOf, type Lead } from './leads-to.ts';
import type { Message } from './use-inbox.ts';
import { useWords } from './use-words.ts';

interface MessageItemProps {
  message: Message;
  isOpen: boolean;
  onToggle: () => void;
}

const iconOf = (kind: string): IconName => {
  if (kind.startsWith('bonus')) return 'gift';
  if (kind.startsWith('redemption') || kind.startsWith('reward')) return 'bag';
  return kind.startsWith('withdrawal') ? 'upload' : 'download';
};

/** A message as a line that opens to all it says. */
export const MessageItem = ({ message, isOpen, onToggle }: MessageItemProps) => {
  const { t } = useTranslation('account');
  const { title, text } = useWords()(message);
  const bodyId = useId();
  return (
    <li className={styles.message} data-unread={!message.read || undefined}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={onToggle}
      >
        <Icon name={iconOf(message.kind)} size={20} />
        <span className={styles.words}>
          <span className={styles.title}>
            {!message.read && (
              <span className={styles.dot}>
                <span className="visually-hidden">{t('inbox.unread')}: </span>
              </span>
            )}
            {title}
          </span>
          <span className={styles.text}>{text}</span>
        </span>
        <span className={classNames('num', styles.time)}>{formatTime(message.time)}</span>
      </button>
      <div id={bodyId} hidden={!isOpen} className={styles.body}>
        {isOpen && <Body message={message} />}
      </div>
    </li>
  );
};

const Body = ({ message }: { message: Message }) => {
  const { t } = useTranslation('account');
  const { amount, order, reason } = useWords()(message);
  const lead = leadOf(message.kind);
  return (
    <>
      <dl>
        {amount !== '' && (
          <Detail name={t('inbox.amount')}>
            <span className="num">{amount}</span>
          </Detail>
        )}
        {order !== '' && (
          <Detail name={t('inbox.order')}>
            <span className="num">{order}</span>
          </Detail>
        )}
        {reason !== '' && <Detail name={t('inbox.reason')}>{reason}</Detail>}
        <Detail name={t('inbox.at')}>
          <span className="num">{formatMoment(message.time)}</span>
        </Detail>
      </dl>
      {lead !== null && <Way lead={lead} />}
    </>
  );
};

/** Where a message leads: another page of the account area, or out of it to a screen of the site. */
const Way = ({ lead }: { lead: Lead }) => {
  const { t } = useTranslation('account');
  if ('path' in lead)
    return (
      <Link className={buttonClass()} to={lead.path} onClick={() => closeModal()}>
        {t(`inbox.${lead.words}`)}
      </Link>
    );
  return (
    <Button
      onClick={() =>
        openModal(
          'agentPage' in lead
            ? { name: 'agent-area', page: lead.agentPage }
            : { name: 'account-area', page: lead.page },
        )
      }
    >
      {t(`inbox.${lead.words}`)}
    </Button>
  );
};
