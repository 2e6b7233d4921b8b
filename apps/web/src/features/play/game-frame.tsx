import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Reply } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { launch, type GameAddress } from '../../shared/game/launch.ts';
import { loadAccountTexts, useLanguage } from '../../shared/language.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { Opening, Refused } from './opening.tsx';
import { Room } from './game-session.tsx';
import { framedGame, Stage, type FramedGame, type StageProps } from './frame/stage.tsx';
import { useTransferBack } from './use-transfer-back.ts';
import { useLeave } from './use-leave.ts';
import { useOtherHost } from './frame/use-other-host.ts';

const WalletOffer = lazy(async () => {
  const [{ WalletOffer: Part }] = await Promise.all([import('./wallet-offer.tsx'), loadAccountTexts()]);
  return { default: Part };
});

/** Launches a game and shows its page; every new launch asks the vendor for a new address. */
export const GameFrame = ({ game }: { game: GameAddress }) => {
  const { t } = useTranslation();
  const { launched, refused, retry } = useLaunch(game);
  const [title, setTitle] = useState<string | null>(null);
  const leave = useLeave();
  useTransferBack(launched?.ownWallet?.vendor);
  useOtherHost(launched, title, retry);
  const name = title ?? launched?.name ?? t(refused === null ? 'play.opening' : 'play.refusedTitle');
  useTitle(`${name} · Hintha`);
  return (
    <Room name={name} onLeave={leave}>
      {refused === null ? (
        <Table launched={launched} name={name} onTitle={setTitle} onLeave={leave} onAgain={retry} />
      ) : (
        <Refused text={refused} onRetry={() => void retry()} onLeave={leave} />
      )}
    </Room>
  );
};

const isEmpty = (amount: string): boolean => !/[1-9]/.test(amount);

type Launched = FramedGame & Pick<Reply<'launchGame'>, 'name' | 'ownWallet'>;

interface TableProps extends StageProps {
  launched: Launched | undefined;
  onAgain: () => Promise<unknown>;
}

/** The game, or first the offer to put something into the wallet that it plays from. */
const Table = ({ onAgain, ...stage }: TableProps): ReactNode => {
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

const useLaunch = (game: GameAddress) => {
  const { t } = useTranslation();
  const { language } = useLanguage((chosen) => chosen);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['launchGame', game.vendor, game.gameCode],
    queryFn: async () => launch(game, language),
    staleTime: Infinity,
    gcTime: 0,
  });
  const retry = async () => refetch();
  if (error !== null && !isFetching) return { launched: undefined, refused: explain(error), retry };
  if (data === undefined) return { launched: undefined, refused: null, retry };
  const framed = framedGame(data.url);
  if (framed === undefined) return { launched: undefined, refused: t('errors.game_unavailable'), retry };
  return { launched: { ...data, ...framed }, refused: null, retry };
};
