import type { Reply } from '../../../shared/api.ts';
import { DetailPanel } from '../../../shared/detail/detail-panel.tsx';
import { Detail, DetailList, DetailSection, Steps } from '../../../shared/detail/detail-list.tsx';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { SubjectPageLink } from '../../../shared/detail/subject-link.tsx';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import { CaseActions } from './case-actions.tsx';
import styles from './cases.module.css';
import { TONES } from './use-cases.ts';

interface Props {
  readonly thread: Reply<'readAdminCase'>;
  readonly onClose: () => void;
}

/** Everything known of one case. */
export const CaseDetail = ({ thread, onClose }: Props) => {
  const t = useTexts();
  const { id, accountId, account, type, content, state, assignee, chatId, page, answers } = thread;
  return (
    <DetailPanel
      id={id}
      title={`${t(`cases.types.${type}`)} · ${id}`}
      onClose={onClose}
      actions={<CaseActions thread={thread} />}
    >
      <p className={styles.words}>{content}</p>
      <DetailList>
        <Detail name={t('cases.state')}>
          <StateBadge tone={TONES[state]}>{t(`cases.states.${state}`)}</StateBadge>
        </Detail>
        <Detail name={t('cases.account')}>
          {accountId === null ? t('cases.visitor') : <MemberLink id={accountId} name={account} />}
        </Detail>
        <Detail name={t('cases.assignee')}>{assignee}</Detail>
        <Detail name={t('cases.chat')}>
          {chatId !== null && (
            <SubjectPageLink kind="chat" id={chatId}>
              {chatId}
            </SubjectPageLink>
          )}
        </Detail>
        <Detail name={t('cases.openedAt')}>{formatInstant(thread.openedAt)}</Detail>
        <Detail name={t('cases.changedAt')}>{formatInstant(thread.changedAt)}</Detail>
      </DetailList>
      {page !== null && (
        <DetailSection title={t('cases.page')}>
          <DetailList>
            {Object.entries(page).map(([name, value]) => (
              <Detail key={name} name={name}>
                {JSON.stringify(value)}
              </Detail>
            ))}
          </DetailList>
        </DetailSection>
      )}
      <DetailSection title={t('cases.answers')}>
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
      </DetailSection>
    </DetailPanel>
  );
};
