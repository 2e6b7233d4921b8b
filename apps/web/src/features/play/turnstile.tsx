import { Button } from '@hintha/ui';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { gated } from '../../shared/gate.ts';
import { routeGuardOf } from '../../shared/route-guard.ts';
import { useSession } from '../../shared/session.ts';
import styles from './play-page.module.css';
import { useLeave } from './use-leave.ts';

/** The whole screen for a game, which stands there for a real account alone. */
export const Turnstile = ({ children }: { children: ReactNode }) => {
  const session = useSession();
  const guard = routeGuardOf(session, true);
  useEffect(() => {
    document.body.classList.add('in-game');
    return () => document.body.classList.remove('in-game');
  }, []);
  return (
    <div className={styles.page}>
      {guard === 'free' ? children : <Shut needsLogin={guard === 'login'} ended={session.ended} />}
    </div>
  );
};

interface ShutProps {
  needsLogin: boolean;
  ended: boolean;
}

/** What stands in the place of the game while nobody, or only a trial account, is signed in. */
const Shut = ({ needsLogin, ended }: ShutProps) => {
  const { t } = useTranslation();
  const leave = useLeave();
  const ask = () => gated({ reason: ended ? 'ended' : 'play', real: true }, () => undefined);
  useEffect(ask, [needsLogin, ended]);
  const [heading, text] = wordsOf(needsLogin, ended);
  return (
    <div className={styles.middle}>
      <h1 className={styles.heading}>{t(heading)}</h1>
      {text !== undefined && <p className={styles.text}>{t(text)}</p>}
      <div className={styles.actions}>
        <Button look="line" onClick={leave}>
          {t('play.toGames')}
        </Button>
        {needsLogin && (
          <Button look="gold" onClick={ask}>
            {t('play.logIn')}
          </Button>
        )}
      </div>
    </div>
  );
};

const wordsOf = (needsLogin: boolean, ended: boolean) => {
  if (ended) return ['play.expiredTitle', 'play.expiredText'] as const;
  return needsLogin
    ? (['gate.play'] as const)
    : (['play.refusedTitle', 'access.in_need_true_account'] as const);
};
