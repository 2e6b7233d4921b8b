import { drawSymbol } from '@hintha/art';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import styles from './proof.module.css';
import type { RoundProof } from './use-proofs.ts';

type Spin = NonNullable<RoundProof['outcome']>['spins'][number];

const SYMBOLS = ['W', 'S', 'H1', 'H2', 'H3', 'H4', 'A', 'K', 'Q', 'J', 'T', 'N'] as const;
type Symbol = (typeof SYMBOLS)[number];

/** The pictures, each drawn once. */
const pictures = new Map<Symbol, string>();

const pictureOf = (symbol: Symbol): string => {
  const known = pictures.get(symbol);
  if (known !== undefined) return known;
  const drawn = `data:image/svg+xml,${encodeURIComponent(drawSymbol(symbol))}`;
  pictures.set(symbol, drawn);
  return drawn;
};

const useSymbolName = () => {
  const { t } = useTranslation('studio');
  return (symbol: Symbol): string => t(`slots.symbols.${symbol}`);
};

/** A symbol as the game shows it; another maker's stands as its name. */
const SymbolCell = ({ symbol }: { symbol: string }) => {
  const nameOf = useSymbolName();
  const known = SYMBOLS.find((one) => one === symbol);
  if (known === undefined) return <span className={styles.unknown}>{symbol}</span>;
  return <img src={pictureOf(known)} alt={nameOf(known)} decoding="async" width={56} height={56} />;
};

/** Every spin of a round: the windows where the reels came to rest, and what they paid. */
export const Reels = ({ spins }: { spins: readonly Spin[] }) => (
  <ol className={styles.spins}>
    {spins.map((spin, place) => (
      <li key={place} className={styles.spin}>
        <div className={styles.window}>
          {spin.window.map((symbols, reel) => (
            <div key={reel} className={styles.reel}>
              {symbols.map((symbol, row) => (
                <SymbolCell key={row} symbol={symbol} />
              ))}
            </div>
          ))}
        </div>
        <Wins spin={spin} place={place} />
      </li>
    ))}
  </ol>
);

const Wins = ({ spin, place }: { spin: Spin; place: number }) => {
  const { t } = useTranslation('studio');
  const nameOf = useSymbolName();
  const name = spin.free ? t('slots.history.freeSpin', { n: place }) : t('slots.history.paidSpin');
  const coinsOf = (coins: number): string =>
    t(spin.multiplier === 1 ? 'slots.plate.coins' : 'slots.plate.coinsTimes', {
      coins: formatNumber(coins),
      times: spin.multiplier,
    });
  const symbolOf = (symbol: string): string => {
    const known = SYMBOLS.find((one) => one === symbol);
    return known === undefined ? symbol : nameOf(known);
  };
  return (
    <div className={styles.wins}>
      <b className="num">
        {name} · {t('slots.history.spinCoins', { coins: formatNumber(spin.coins) })}
      </b>
      <ul>
        {spin.lineWins.map(({ line, symbol, count, coins }) => (
          <li key={line}>
            {t('slots.plate.line', { line: line + 1, count, symbol: symbolOf(symbol) })} · {coinsOf(coins)}
          </li>
        ))}
        {spin.scatters.coins > 0 && (
          <li>
            {t('slots.history.lotus', { count: spin.scatters.count })} · {coinsOf(spin.scatters.coins)}
          </li>
        )}
        {spin.awardedFreeGames > 0 && <li>{t('slots.free.intro', { n: spin.awardedFreeGames })}</li>}
      </ul>
    </div>
  );
};
