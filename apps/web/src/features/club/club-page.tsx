import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { gated } from '../../shared/gate.ts';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../shared/lists/use-refresh-on.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import styles from './club.module.css';
import { LadderView } from './ladder-view.tsx';
import { History, OwnStanding } from './own-standing.tsx';
import { type Ladder, useHolder, useLadder, useStanding } from './use-club.ts';

/** The levels of the club for everybody, and for a member the way to the next one. */
export const ClubPage = () => (
  <QueryRoot>
    <Club />
  </QueryRoot>
);

const MOVING = ['readClubStanding'] as const;

const Club = () => {
  const { t } = useTranslation('account');
  useTitle(`${t('club.title')} · Hintha`);
  // A level that was come to is told by a message.
  useRefreshOn('message-arrived', MOVING);
  return (
    <div className={styles.page}>
      <header className={styles.panel}>
        <h1>{t('club.title')}</h1>
        <p>{t('club.lead')}</p>
      </header>
      <ReadList read={useLadder()} words={useWords()}>
        {(ladder) => <Found ladder={ladder} />}
      </ReadList>
    </div>
  );
};

const useWords = () => {
  const { t } = useTranslation('account');
  return {
    waiting: t('club.loading'),
    failedTitle: t('club.failedTitle'),
    failedText: t('club.failedText'),
  };
};

const Found = ({ ladder }: { ladder: Ladder }) => {
  const isMember = useHolder() !== null;
  const standing = useStanding();
  const words = useWords();
  return (
    <>
      {isMember ? (
        <ReadList read={standing} words={words}>
          {(own) => <OwnStanding standing={own} ladder={ladder} />}
        </ReadList>
      ) : (
        <Invitation />
      )}
      <LadderView levels={ladder.levels} own={standing.data?.rankLevel ?? null} />
      {standing.data !== undefined && <History moves={standing.data.history} />}
    </>
  );
};

/** A visitor has no level yet. */
const Invitation = () => {
  const { t } = useTranslation('account');
  return (
    <section className={styles.invitation}>
      <p>{t('club.login')}</p>
      <Button look="gold" onClick={() => gated({ reason: 'account', real: true }, () => undefined)}>
        {t('club.logIn')}
      </Button>
    </section>
  );
};
