import { Button, buttonClass, EmptyState, Icon } from '@hintha/ui';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { CallError } from '../../shared/api.ts';
import { gated } from '../../shared/gate.ts';
import { ListWaiting } from '../../shared/lists/list-waiting.tsx';
import { useTitle } from '../../shared/page/use-title.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { routeGuardOf } from '../../shared/route-guard.ts';
import { Link } from '../../shared/router/link.tsx';
import { useSearchParams } from '../../shared/router/use-search-params.ts';
import { useSession } from '../../shared/session.ts';
import { Betting } from './betting.tsx';
import { rulesOf } from './game/use-betting.ts';
import { useLottery } from './game/use-lottery.ts';
import styles from './lottery.module.css';

/** The screen of a lottery; the address says which, and may say what play. It is there for a real account alone. */
export const LotteryPage = () => {
  const [query] = useSearchParams();
  const session = useSession();
  const gameCode = query.get('gameCode') ?? '';
  const guard = routeGuardOf(session, true);
  return (
    <QueryRoot>
      {guard === 'free' ? (
        <OneLottery
          key={`${session.token} ${gameCode}`}
          gameCode={gameCode}
          askedPlay={query.get('playType') ?? ''}
        />
      ) : (
        <Shut needsLogin={guard === 'login'} ended={session.ended} />
      )}
    </QueryRoot>
  );
};

const GAME_CODE = /^[A-Z0-9_]{2,32}$/;

const OneLottery = ({ gameCode, askedPlay }: { gameCode: string; askedPlay: string }) => {
  const { t } = useTranslation('lottery');
  if (!GAME_CODE.test(gameCode)) return <Unknown />;
  return <Known gameCode={gameCode} askedPlay={askedPlay} title={t('page.title')} />;
};

const Known = ({ gameCode, askedPlay, title }: { gameCode: string; askedPlay: string; title: string }) => {
  const { t } = useTranslation('lottery');
  const { data, error, refetch } = useLottery(gameCode);
  useTitle(`${data?.game.name ?? title} · Hintha`);
  const rules = data && rulesOf(data.game.rules);
  if (data !== undefined && rules !== undefined)
    return <Betting lottery={data} rules={rules} askedPlay={askedPlay} />;
  if (data !== undefined || (error instanceof CallError && error.code === 'not_found')) return <Unknown />;
  if (error === null) return <ListWaiting label={t('page.loading')} />;
  return (
    <EmptyState
      title={t('page.failedTitle')}
      text={t('page.failedText')}
      action={<Button onClick={() => void refetch()}>{t('page.retry')}</Button>}
    />
  );
};

const Unknown = () => {
  const { t } = useTranslation('lottery');
  return (
    <div className={styles.card} role="alert">
      <EmptyState
        sign={<Icon name="lottery" size={32} />}
        title={t('page.unknownTitle')}
        text={t('page.unknownText')}
        action={
          <Link to="/lottery" className={buttonClass({ look: 'gold' })}>
            {t('page.toMenu')}
          </Link>
        }
      />
    </div>
  );
};

/** What stands in the place of the lottery while nobody, or only a trial account, is signed in. */
const Shut = ({ needsLogin, ended }: { needsLogin: boolean; ended: boolean }) => {
  const { t } = useTranslation('lottery');
  const ask = () => gated({ reason: ended ? 'ended' : 'play', real: true }, () => undefined);
  useEffect(ask, [needsLogin, ended]);
  return (
    <div className={styles.card}>
      <EmptyState
        sign={<Icon name="lottery" size={32} />}
        title={t(needsLogin ? 'page.loginTitle' : 'page.realTitle')}
        text={t(needsLogin ? 'page.loginText' : 'page.realText')}
        action={
          <>
            <Link to="/lottery" className={buttonClass()}>
              {t('page.toMenu')}
            </Link>{' '}
            <Button look="gold" onClick={ask}>
              {t(needsLogin ? 'page.login' : 'page.realAction')}
            </Button>
          </>
        }
      />
    </div>
  );
};
