import type { Reply } from '../../../shared/api.ts';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Fact, Facts, Part, Steps } from '../../../shared/detail/facts.tsx';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { PlaceLink } from '../../../shared/detail/place-link.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { CaseActions } from './case-actions.tsx';
import styles from './cases.module.css';
import { TONES } from './use-cases.ts';

interface Props {
  readonly story: Reply<'readAdminCase'>;
  readonly onClose: () => void;
}

/** Everything known of one case. */
export const CaseDetail = ({ story, onClose }: Props) => {
  const t = useTexts();
  const { id, accountId, account, type, content, state, assignee, chatId, page, answers } = story;
  return (
    <DetailPanel
      id={id}
      title={`${t(`cases.types.${type}`)} · ${id}`}
      onClose={onClose}
      actions={<CaseActions story={story} />}
    >
      <p className={styles.words}>{content}</p>
      <Facts>
        <Fact name={t('cases.state')}>
          <StateBadge tone={TONES[state]}>{t(`cases.states.${state}`)}</StateBadge>
        </Fact>
        <Fact name={t('cases.account')}>
          {accountId === null ? t('cases.visitor') : <MemberLink id={accountId} name={account} />}
        </Fact>
        <Fact name={t('cases.keeper')}>{assignee}</Fact>
        <Fact name={t('cases.chat')}>
          {chatId !== null && (
            <PlaceLink kind="chat" id={chatId}>
              {chatId}
            </PlaceLink>
          )}
        </Fact>
        <Fact name={t('cases.openedAt')}>{formatInstant(story.openedAt)}</Fact>
        <Fact name={t('cases.changedAt')}>{formatInstant(story.changedAt)}</Fact>
      </Facts>
      {page !== null && (
        <Part title={t('cases.page')}>
          <Facts>
            {Object.entries(page).map(([name, value]) => (
              <Fact key={name} name={name}>
                {JSON.stringify(value)}
              </Fact>
            ))}
          </Facts>
        </Part>
      )}
      <Part title={t('cases.answers')}>
        {answers.length === 0 ? (
          <p>{t('cases.noAnswer')}</p>
        ) : (
          <Steps
            steps={answers.map(({ id: key, at, text, author: by }) => ({
              key,
              at: formatInstant(at),
              what: <span className={styles.words}>{text}</span>,
              by,
            }))}
          />
        )}
      </Part>
    </DetailPanel>
  );
};
