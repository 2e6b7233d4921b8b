import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Asked, type Reply } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { openDeposit } from '../../shared/gate.ts';
import { loadCentreTexts, useLanguage } from '../../shared/language.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { frameOrigin, type FrameMessage } from './frame-message.ts';
import styles from './game-frame.module.css';
import { GameStrip } from './game-strip.tsx';
import { Opening, Refused } from './opening.tsx';
import { useBringHome } from './use-bring-home.ts';
import { useFrameMessages } from './use-frame-messages.ts';
import { useFullScreen } from './use-full-screen.ts';
import { useLeave } from './use-leave.ts';
import { useWakeLock } from './use-wake-lock.ts';

type LaunchBody = Asked<'launchGame'>['body'];
export type GameAddress = Pick<LaunchBody, 'vendor' | 'gameCode' | 'gameType' | 'isGame'>;

const PHONE = '(max-width: 899px)';

const WalletOffer = lazy(async () => {
  const [{ WalletOffer: Part }] = await Promise.all([import('./wallet-offer.tsx'), loadCentreTexts()]);
  return { default: Part };
});

/** Launches a game and shows its page; every new launch asks the vendor for a new address. */
export const GameFrame = ({ game }: { game: GameAddress }) => {
  const { t } = useTranslation();
  const { launched, refused, retry } = useLaunch(game);
  const whole = useRef<HTMLDivElement>(null);
  const [title, setTitle] = useState<string | null>(null);
  const screen = useFullScreen(whole);
  const leave = useLeave();
  useBringHome(launched?.ownWallet?.vendor);
  const name = title ?? launched?.name ?? t(refused === null ? 'play.opening' : 'play.refusedTitle');
  useTitle(`${name} · Hintha`);
  return (
    <div className={styles.whole} ref={whole}>
      <GameStrip name={name} onLeave={leave} screen={screen} />
      <div className={styles.stage}>
        {refused === null ? (
          <Table launched={launched} name={name} onTitle={setTitle} onLeave={leave} onAgain={retry} />
        ) : (
          <Refused text={refused} onRetry={() => void retry()} onLeave={leave} />
        )}
      </div>
    </div>
  );
};

const isEmpty = (amount: string): boolean => !/[1-9]/.test(amount);

interface Launched extends Pick<Reply<'launchGame'>, 'url' | 'name' | 'ownWallet'> {
  /** Where its page comes from; nobody else is heard. */
  origin: string;
}

interface StageProps {
  launched: Launched | undefined;
  name: string;
  onTitle: (title: string) => void;
  onLeave: () => void;
}

/** What lies over the page does not show over a game that fills the screen. */
const deposit = () => {
  if (document.fullscreenElement !== null) void document.exitFullscreen();
  openDeposit();
};

/** The game, or first the offer to put something into the wallet that it plays from. */
const Table = ({ onAgain, ...stage }: StageProps & { onAgain: () => Promise<unknown> }) => {
  const [offered, setOffered] = useState(false);
  const ownWallet = stage.launched?.ownWallet ?? null;
  if (ownWallet === null || offered || !isEmpty(ownWallet.balance)) return <Stage {...stage} />;
  const play = async () => {
    // The address is good for a minute only, and choosing an amount may take longer.
    await onAgain();
    setOffered(true);
  };
  return (
    <Suspense fallback={<Opening onLeave={stage.onLeave} />}>
      <WalletOffer vendor={ownWallet.vendor} name={ownWallet.name} onPlay={play} />
    </Suspense>
  );
};

const Stage = ({ launched, name, onTitle, onLeave }: StageProps) => {
  const { t } = useTranslation();
  const frame = useRef<HTMLIFrameElement>(null);
  const [loaded, setLoaded] = useState(false);
  useWakeLock(launched !== undefined);
  useFrameMessages(frame, launched?.origin, (message: FrameMessage) => {
    if (message.type === 'hintha:close') onLeave();
    if (message.type === 'hintha:title') onTitle(message.title);
    if (message.type === 'hintha:deposit') deposit();
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
  const retry = async () => refetch();
  if (error !== null && !isFetching) return { launched: undefined, refused: explain(error), retry };
  if (data === undefined) return { launched: undefined, refused: null, retry };
  const origin = frameOrigin(data.url, location.origin);
  if (origin === undefined) return { launched: undefined, refused: t('refusals.game_unavailable'), retry };
  return { launched: { ...data, origin }, refused: null, retry };
};
