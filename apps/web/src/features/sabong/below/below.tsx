import { Tabs } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './below.module.css';
import { MyBets } from './my-bets.tsx';
import { Results } from './results.tsx';

/** What came, and what was bet. */
export const Below = ({ arena }: { arena: string }) => {
  const { t } = useTranslation('sabong');
  const [part, setPart] = useState<'mine' | 'results'>('results');
  return (
    <section className={styles.below}>
      <Tabs
        label={t('roads.results')}
        tabs={[
          { value: 'results', name: t('roads.results') },
          { value: 'mine', name: t('betting.mine') },
        ]}
        chosen={part}
        onChoose={setPart}
      >
        <div className={styles.panel}>{part === 'mine' ? <MyBets /> : <Results arena={arena} />}</div>
      </Tabs>
    </section>
  );
};
