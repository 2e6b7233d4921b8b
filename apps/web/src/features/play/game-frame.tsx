import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Asked } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { useLanguage } from '../../shared/language.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { showToast } from '../../shared/toasts.ts';
import { frameOrigin, type FrameMessage } from './frame-message.ts';
import styles from './game-frame.module.css';
import { GameStrip } from './game-strip.tsx';
import { Opening, Refused } from './opening.tsx';
import { useFrameMessages } from './use-frame-messages.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useLeave } from './use-leave.ts';
import { useWakeLock } from './use-wake-lock.ts';

type LaunchBody = Asked<'launchGame'>['body'];
export type GameAddress = Pick<LaunchBody, 'vendor' | 'gameCode' | 'gameType' | 'isGame'>;

const PHONE = '(max-width: 899px)';

/** Launches a game and shows its page; every new launch asks the vendor for a new address. */
export const GameFrame = ({ game }: { game: GameAddress }) => {
  const { t } = useTranslation();
  const { launched, refused, retry } = useLaunch(game);
  const whole = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState<string | null>(null);
  const screen = useFullScreen(whole);
  const leave = useLeave();
  const name = title ?? launched?.name ?? t(refused === null ? 'play.opening' : 'play.refusedTitle');
  useTitle(`${name} · Hintha`);
  return (
    <div className={styles.whole} ref={whole}>
      <GameStrip name={name} onLeave={leave} screen={screen} />
      <div className={styles.stage}>
        {refused === null ? (
          <Stage launched={launched} name={name} onTitle={setTitle} onLeave={leave} />
        ) : (
          <Refused text={refused} onRetry={retry} onLeave={leave} />
        )}
      </div>
    </div>
  );
};

interface Launched {
  url: string;
  name: string;
  /** Where its page comes from; nobody else is heard. */
  origin: string;
}

interface StageProps {
  launched: Launched | undefined;
  name: string;
  onTitle: (title: string) => void;
  onLeave: () => void;
}

const Stage = ({ launched, name, onTitle, onLeave }: StageProps) => {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useWakeLock(launched !== undefined);
  useFrameMessages(frame, launched?.origin, (message: FrameMessage) => {
    if (message.type === 'hintha:close') onLeave();
    if (message.type === 'hintha:title') onTitle(message.title);
    if (message.type === 'hintha:deposit') showToast('info', t('play.depositsClosed'));
  });
  return (
    <>
      {!loaded && <Opening onLeave={onLeave} />}
      {launched !== undefined && (
        <iframe
          ref={frame}
          className={styles.frame}
          data-loaded={loaded || undefined}
          src={launched.url}
          title={t('play.frameTitle', { name })}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- frameOrigin refuses our own origin, where this pair would be no sandbox
          sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
          allow="fullscreen; autoplay"
          onLoad={() => setLoaded(true)}
        />
      )}
    </>
  );
};

const useLaunch = (game: GameAddress) => {
  const { t } = useTranslation();
  const { language } = useLanguage((chosen) => chosen);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['launchGame', game.vendor, game.gameCode],
    queryFn: async () =>
      call('launchGame', {
        body: {
          ...game,
          language,
          backUrl: `${location.origin}/rng`,
          device: window.matchMedia(PHONE).matches ? 'mobile' : 'desktop',
        },
      }),
    staleTime: Infinity,
    gcTime: 0,
  });
  const retry = () => void refetch();
  if (error !== null && !isFetching) return { launched: undefined, refused: explain(error), retry };
  if (data === undefined) return { launched: undefined, refused: null, retry };
  const origin = frameOrigin(data.url, location.origin);
  if (origin === undefined) return { launched: undefined, refused: t('refusals.game_unavailable'), retry };
  return { launched: { ...data, origin }, refused: null, retry };
};
