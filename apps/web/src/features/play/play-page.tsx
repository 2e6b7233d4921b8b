import { Button } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { gated } from '../../shared/gate.ts';
import { passageOf } from '../../shared/passage.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { useSession } from '../../shared/session.ts';
import { GameFrame } from './game-frame.tsx';
import styles from './play-page.module.css';
import { useLeave } from './use-leave.ts';

/** The screen of a running game; the address says whose game and which. */
export const PlayPage = () => {
  const [query] = useSearchParams();
  const game = {
    vendor: query.get('vendor') ?? '',
    gameCode: query.get('gameCode') ?? '',
    ...optional('gameType', query.get('gameType')),
    ...optional('isGame', query.get('isGame')),
  };
  const session = useSession();
  const passage = passageOf(session, true);
  useEffect(() => {
    document.body.classList.add('in-game');
    return () => document.body.classList.remove('in-game');
  }, []);
  return (
    <QueryRoot>
      <div className={styles.page}>
        {passage === 'free' ? (
          <GameFrame key={`${session.token} ${query}`} game={game} />
        ) : (
          <Turnstile needsLogin={passage === 'login'} ended={session.ended} />
        )}
      </div>
    </QueryRoot>
  );
};

const optional = <Key extends string>(key: Key, value: string | null): { [K in Key]?: string } =>
  value === null ? {} : ({ [key]: value } as { [K in Key]: string });

interface TurnstileProps {
  needsLogin: boolean;
  ended: boolean;
}

/** What stands in the place of the game while nobody, or only a trial account, is signed in. */
const Turnstile = ({ needsLogin, ended }: TurnstileProps) => {
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
