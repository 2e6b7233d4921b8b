import { Button, EmptyState, Icon } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gated } from '../../../shared/gate.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useSession } from '../../../shared/session.ts';
import { BetRow } from '../betting/bet-row.tsx';
import { useBets } from '../betting/use-bets.ts';
import styles from './below.module.css';

/** Everything that the member has bet on fights, newest first. */
export const MyBets = () => {
  const { t } = useTranslation('sabong');
  const token = useSession((session) => session.token);
  if (token !== null) return <Bets />;
  return (
    <EmptyState
      sign={<Icon name="rooster" size={32} />}
      title={t('betting.login')}
      action={
        <Button look="gold" onClick={() => gated({ reason: 'play', real: true }, () => undefined)}>
          {t('betting.logIn')}
        </Button>
      }
    />
  );
};

const Bets = () => {
  const { t } = useTranslation('sabong');
  const [pageNo, setPageNo] = useState(1);
  const words = {
    waiting: t('betting.mineLoading'),
    failedTitle: t('betting.mineFailed'),
    failedText: t('page.failedText'),
  };
  return (
    <ReadList read={useBets({ pageNo })} words={words}>
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <EmptyState title={t('betting.noBets')} text={t('betting.noBetsText')} />
        ) : (
          <>
            <ul className={styles.rows}>
              {list.map((bet) => (
                <BetRow key={bet.id} bet={bet} withFight />
              ))}
            </ul>
            <PageTurner page={pageNo} pages={totalPages} onTurn={setPageNo} />
          </>
        )
      }
    </ReadList>
  );
};
