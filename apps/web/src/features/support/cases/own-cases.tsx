import { Icon, Tag, type TagLook } from '@hintha/ui';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import styles from './cases.module.css';
import { CASE_LISTS, useCases, useCase, type Case, type CasePage } from './use-cases.ts';

const LOOKS: Readonly<Record<Case['state'], TagLook>> = {
  OPEN: 'info',
  IN_PROGRESS: 'warning',
  ANSWERED: 'good',
  CLOSED: 'plain',
};

const useWords = () => {
  const { t } = useTranslation('account');
  return {
    waiting: t('support.feedback.loading'),
    failedTitle: t('support.feedback.failedTitle'),
    failedText: t('support.feedback.failedText'),
  };
};

/** What one has asked, and what became of it. */
export const OwnCases = () => {
  const { t } = useTranslation('account');
  const [pageNo, setPageNo] = useState(1);
  const words = useWords();
  useRefreshOn('message-arrived', CASE_LISTS);
  return (
    <section aria-labelledby="own-cases-title">
      <h2 id="own-cases-title" className={styles.heading}>
        {t('support.feedback.own')}
      </h2>
      <ReadList read={useCases(pageNo)} words={words}>
        {(page) => <Found page={page} pageNo={pageNo} onTurn={setPageNo} />}
      </ReadList>
    </section>
  );
};

interface FoundProps {
  page: CasePage;
  pageNo: number;
  onTurn: (pageNo: number) => void;
}

const Found = ({ page, pageNo, onTurn }: FoundProps) => {
  const { t } = useTranslation('account');
  const [opened, setOpened] = useState<string | null>(null);
  if (page.total === 0) return <p className={styles.text}>{t('support.feedback.empty')}</p>;
  return (
    <>
      <ul className={styles.list}>
        {page.list.map((one) => (
          <CaseItem
            key={one.id}
            one={one}
            isOpen={one.id === opened}
            onToggle={() => setOpened(one.id === opened ? null : one.id)}
          />
        ))}
      </ul>
      {page.totalPages > 1 && <PageTurner page={pageNo} pages={page.totalPages} onTurn={onTurn} />}
    </>
  );
};

interface CaseItemProps {
  one: Case;
  isOpen: boolean;
  onToggle: () => void;
}

const CaseItem = ({ one: { id, type, content, state, openedAt }, isOpen, onToggle }: CaseItemProps) => {
  const { t } = useTranslation('account');
  const bodyId = useId();
  return (
    <li className={styles.case}>
      <button
        type="button"
        className={styles.line}
        aria-expanded={isOpen}
        aria-controls={bodyId}
        onClick={onToggle}
      >
        <span className={styles.name}>
          <b>{t('support.feedback.number', { number: id })}</b>
          <small>
            {t(`support.feedback.types.${type}`)} · <span className="num">{formatInstant(openedAt)}</span>
          </small>
        </span>
        <Tag look={LOOKS[state]}>{t(`support.feedback.states.${state}`)}</Tag>
        <Icon name="chevron-down" size={18} />
      </button>
      <div id={bodyId} hidden={!isOpen} className={styles.body}>
        {isOpen && (
          <>
            <p className={styles.words}>{content}</p>
            <Answers id={id} />
          </>
        )}
      </div>
    </li>
  );
};

/** The answers of the server, as plain words. */
const Answers = ({ id }: { id: string }) => {
  const { t } = useTranslation('account');
  return (
    <>
      <h3 className={styles.answers}>{t('support.feedback.answers')}</h3>
      <ReadList read={useCase(id)} words={useWords()}>
        {({ answers }) =>
          answers.length === 0 ? (
            <p className={styles.text}>{t('support.feedback.noAnswer')}</p>
          ) : (
            <ul className={styles.list}>
              {answers.map(({ id: answer, author, text, at }) => (
                <li key={answer} className={styles.answer}>
                  <small>
                    {author} · <span className="num">{formatInstant(at)}</span>
                  </small>
                  <p className={styles.words}>{text}</p>
                </li>
              ))}
            </ul>
          )
        }
      </ReadList>
    </>
  );
};
