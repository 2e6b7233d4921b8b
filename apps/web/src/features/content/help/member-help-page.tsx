import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArticles } from '../../../shared/articles/use-articles.ts';
import { useReadWords } from '../../../shared/articles/use-read-words.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useTitle } from '../../../shared/page/use-title.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import { HelpCentre } from './help-centre.tsx';
import styles from './help.module.css';

/** The help of the account area, which stands alone on its page. */
export const MemberHelpPage = () => (
  <QueryRoot>
    <MemberHelp />
  </QueryRoot>
);

const MemberHelp = () => {
  const { t } = useTranslation('account');
  const [chosen, setChosen] = useState<string | null>(null);
  useTitle(`${t('content.memberHelp')} · Hintha`);
  return (
    <div className={`${styles.page} ${styles.alone}`}>
      <h1>{t('content.memberHelp')}</h1>
      <ReadList read={useArticles('member-help')} words={useReadWords()}>
        {(entries) => <HelpCentre entries={entries} chosen={chosen} onChoose={setChosen} />}
      </ReadList>
    </div>
  );
};
