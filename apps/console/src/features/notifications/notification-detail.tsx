import { Alert, Code } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection } from '../../shared/detail/detail-list.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, wordsFor } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { TONES, type Notification } from './use-notifications.ts';

interface Props {
  readonly notification: Notification;
  readonly onClose: () => void;
}

/** What a notification says, or why that cannot be seen. */
const Said = ({ text }: { text: string | null }) => {
  const t = useTexts();
  if (text === null || text === '')
    return (
      <Alert color={text === null ? 'amber' : 'lapis'} icon={<Icon name={text === null ? 'lock' : 'info'} />}>
        {t(text === null ? 'notifications.hidden' : 'notifications.forgotten')}
      </Alert>
    );
  return (
    <DetailSection title={t('notifications.text')}>
      <Code block tabIndex={0}>
        {text}
      </Code>
    </DetailSection>
  );
};

/** One notification; what it says comes only to those who may see codes and links. */
export const NotificationDetail = ({ notification, onClose }: Props) => {
  const t = useTexts();
  return (
    <DetailPanel
      id={notification.id}
      title={wordsFor(t, 'notifications.templates', notification.template)}
      onClose={onClose}
    >
      <DetailList>
        <Detail name={t('notifications.state')}>
          <StateBadge tone={TONES[notification.state]}>
            {t(`notifications.states.${notification.state}`)}
          </StateBadge>
        </Detail>
        <Detail name={t('notifications.recipient')}>{notification.recipient}</Detail>
        <Detail name={t('notifications.channel')}>
          {t(`notifications.channels.${notification.channel}`)}
        </Detail>
        <Detail name={t('notifications.id')} copy={notification.id}>
          {notification.id}
        </Detail>
        <Detail name={t('notifications.createdAt')}>{formatInstant(notification.createdAt)}</Detail>
        <Detail name={t('notifications.closedAt')}>
          {notification.closedAt !== null && formatInstant(notification.closedAt)}
        </Detail>
        <Detail name={t('notifications.subject')}>{notification.subject}</Detail>
      </DetailList>
      <Said text={notification.text} />
    </DetailPanel>
  );
};
