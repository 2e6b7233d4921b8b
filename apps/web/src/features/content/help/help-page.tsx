import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { useHelp } from '../../../shared/articles/use-articles.ts';
import { useReadWords } from '../../../shared/articles/use-read-words.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { ChatSwitch } from '../../../shared/support/chat-switch.tsx';
import { HelpCentre } from './help-centre.tsx';
import styles from './help.module.css';

/** The help of the site; the address names the entry that is read. */
export const HelpPage = () => (
  <QueryRoot>
    <Help />
  </QueryRoot>
);

const Help = () => {
  const { t } = useTranslation('account');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useTitle(`${t('content.help')} · Hintha`);
  return (
    <div className={styles.page}>
      <h1>{t('content.help')}</h1>
      <ReadList read={useHelp()} words={useReadWords()}>
        {(entries) => (
          <HelpCentre
            entries={entries}
            chosen={/^\/help\/(\d+)$/.exec(pathname)?.[1] ?? null}
            onChoose={(id) => void navigate(id === null ? '/help' : `/help/${id}`)}
          />
        )}
      </ReadList>
      <ChatSwitch />
    </div>
  );
};
