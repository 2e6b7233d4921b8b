import { Alert, Code } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { DetailPanel } from '../../shared/detail/detail-panel.tsx';
import { Fact, Facts, Part } from '../../shared/detail/facts.tsx';
import { formatInstant } from '../../shared/format.ts';
import { useTexts, wordsFor } from '../../shared/language.ts';
import { StateBadge } from '../../shared/state-badge.tsx';
import { TONES, type Letter } from './use-notifications.ts';

interface Props {
  readonly letter: Letter;
  readonly onClose: () => void;
}

/** What a letter says, or why that cannot be seen. */
const Said = ({ text }: { text: string | null }) => {
  const t = useTexts();
  if (text === null || text === '')
    return (
      <Alert color={text === null ? 'amber' : 'lapis'} icon={<Icon name={text === null ? 'lock' : 'info'} />}>
        {t(text === null ? 'notifications.hidden' : 'notifications.forgotten')}
      </Alert>
    );
  return (
    <Part title={t('notifications.text')}>
      <Code block tabIndex={0}>
        {text}
      </Code>
    </Part>
  );
};

/** One letter; what it says comes only to those who may see codes and links. */
export const NotificationDetail = ({ letter, onClose }: Props) => {
  const t = useTexts();
  return (
    <DetailPanel
      id={letter.id}
      title={wordsFor(t, 'notifications.templates', letter.template)}
      onClose={onClose}
    >
      <Facts>
        <Fact name={t('notifications.state')}>
          <StateBadge tone={TONES[letter.state]}>{t(`notifications.states.${letter.state}`)}</StateBadge>
        </Fact>
        <Fact name={t('notifications.recipient')}>{letter.recipient}</Fact>
        <Fact name={t('notifications.channel')}>{t(`notifications.channels.${letter.channel}`)}</Fact>
        <Fact name={t('notifications.id')} copy={letter.id}>
          {letter.id}
        </Fact>
        <Fact name={t('notifications.createdAt')}>{formatInstant(letter.createdAt)}</Fact>
        <Fact name={t('notifications.settledAt')}>
          {letter.settledAt !== null && formatInstant(letter.settledAt)}
        </Fact>
        <Fact name={t('notifications.subject')}>{letter.subject}</Fact>
      </Facts>
      <Said text={letter.text} />
    </DetailPanel>
  );
};
