import { Button, Skeleton } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../shared/api.ts';
import { formatMoney } from '../../shared/format/format.ts';
import type { Game } from '../../shared/game/play.ts';
import { Detail } from '../../shared/parts/detail.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './game-sheet.module.css';

type DetailList = Reply<'readGameDetails'>;

/** What is known of a title when nothing could be asked, beside what stands on its card. */
const SILENT = { maxBet: null, returnToPlayer: null, volatility: null, features: [] };

const useDetails = ({ vassalage, gameCode }: Game) => {
  const query = { vassalage, gameCode };
  return useQuery({
    queryKey: ['readGameDetails', query],
    queryFn: async ({ signal }) => call('readGameDetails', { query, signal }),
  });
};

/** What is known of a game; of what its vendor does not tell nothing is said. */
export const GameDetails = ({ game }: { game: Game }) => {
  const { t } = useTranslation();
  const { data, isError, refetch } = useDetails(game);
  const lines = useLines(game, data ?? (isError ? { ...SILENT, minBet: game.minBet } : undefined));
  const isWaiting = data === undefined && !isError;
  return (
    <div className={styles.details}>
      <dl aria-busy={isWaiting || undefined}>
        {lines.map(({ name, value }) => (
          <Detail key={name} name={name}>
            {value ?? <Skeleton width="6em" />}
          </Detail>
        ))}
      </dl>
      {isError && (
        <p className={styles.failed} role="alert">
          {t('game.detailsFailed')} <Button onClick={() => void refetch()}>{t('failures.retry')}</Button>
        </p>
      )}
    </div>
  );
};

interface Line {
  name: string;
  /** Not known yet. */
  value: ReactNode | undefined;
}

const useLines = (game: Game, details: DetailList | undefined): Line[] => {
  const { t } = useTranslation();
  const nameOfBets = useNameOfBets();
  const lines: (Line | null)[] = [
    { name: t('game.studio'), value: game.vendorName },
    line(t('game.returnToPlayer'), details?.returnToPlayer, (percent) => (
      <span className="num">{percent}%</span>
    )),
    line(t('game.bets'), details, nameOfBets),
    line(t('game.volatility'), details?.volatility, (word) => t(`game.volatilities.${word}`)),
    line(t('lobby.features'), details && featuresOf(details), (features) =>
      features.map((feature) => t(`game.features.${feature}`)).join(' · '),
    ),
  ];
  return lines.filter((one) => one !== null);
};

/** Null of a game of which no feature is told. */
const featuresOf = ({ features }: DetailList) => (features.length === 0 ? null : features);

/** A line whose place is kept until it is known whether there is something to say. */
const line = <Value,>(
  name: string,
  value: Value | null | undefined,
  say: (value: Value) => ReactNode,
): Line | null => {
  if (value === null) return null;
  return { name, value: value === undefined ? undefined : say(value) };
};

const useNameOfBets = (): ((bets: Pick<DetailList, 'minBet' | 'maxBet'>) => ReactNode) => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  return ({ minBet, maxBet }) => {
    const least = formatMoney(minBet, symbol);
    if (maxBet === null) return <span className="num">{t('game.betFrom', { amount: least })}</span>;
    return (
      <span className="num">
        {least} – {formatMoney(maxBet, symbol)}
      </span>
    );
  };
};
