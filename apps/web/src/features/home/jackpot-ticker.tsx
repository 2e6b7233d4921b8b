import { formatAmount } from '@hintha/money';
import { Crest, Icon, splitAmount } from '@hintha/ui';
import { useEffect, useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../shared/clock.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { useCurrencySymbol, usePermission } from '../../shared/permission.ts';
import { useStillness } from '../../shared/page/stillness.ts';
import styles from './jackpot-ticker.module.css';
import { useLargestWin } from './home-games.ts';
import { nextStepMs, reelsOf, tickerAmount, type Ticker } from './ticker.ts';

const MINUTE_MS = 60_000;
const TITLE_ID = 'promotional-counter';

const amountText = (ticker: Ticker, at: number) => {
  const { whole, decimals } = splitAmount(formatAmount(tickerAmount(ticker, at)));
  return `${whole}${decimals}`;
};

/** The amount as text now and one step before; it stands while the counter is paused. */
const useCounter = (ticker: Ticker, paused: boolean) => {
  const [shown, setShown] = useState(() => ({ text: amountText(ticker, serverNow()), before: '' }));
  useEffect(() => {
    if (paused) return undefined;
    let timer = 0;
    const step = () => {
      const text = amountText(ticker, serverNow());
      setShown((last) => (last.text === text ? last : { text, before: last.text }));
      timer = window.setTimeout(step, nextStepMs(ticker, serverNow()));
    };
    timer = window.setTimeout(step, nextStepMs(ticker, serverNow()));
    return () => window.clearTimeout(timer);
  }, [ticker, paused]);
  return shown;
};

const Reels = ({ ticker, paused }: { ticker: Ticker; paused: boolean }) => {
  const symbol = useCurrencySymbol();
  const { text, before } = useCounter(ticker, paused);
  // Read aloud it is renewed once a minute; a number that changes every three seconds would never be heard out.
  const minute = Math.floor(serverNow() / MINUTE_MS) * MINUTE_MS;
  const spoken = formatMoney(formatAmount(tickerAmount(ticker, minute)), symbol);
  const digits = { '--digits': text.replaceAll(/\D/g, '').length } as CSSProperties;
  return (
    <span className={`${styles.amount} num`} role="img" aria-label={spoken} style={digits}>
      <small>{symbol}</small>
      {reelsOf(text, before).map(({ place, sign, rolls }) =>
        /\d/.test(sign) ? (
          <b key={place}>
            <span key={sign} className={rolls ? styles.rolls : undefined}>
              {sign}
            </span>
          </b>
        ) : (
          <i key={place}>{sign}</i>
        ),
      )}
    </span>
  );
};

const Frame = () => (
  <svg className={styles.frame} viewBox="0 0 348 190" preserveAspectRatio="none" aria-hidden="true">
    <path vectorEffect="non-scaling-stroke" d="M18 5H330L343 18V172L330 185H18L5 172V18Z" />
    <path vectorEffect="non-scaling-stroke" d="M22 11H326L337 22V168L326 179H22L11 168V22Z" />
  </svg>
);

/** What somebody has really won, in the same panel. */
const LargestWin = () => {
  const { t } = useTranslation();
  const symbol = useCurrencySymbol();
  const { data: win } = useLargestWin();
  if (win === undefined || win === null) return null;
  return (
    <p className={styles.largest}>
      {t('home.jackpot.largestWin')} <b className="num">{formatMoney(win.prize, symbol)}</b>
      <small>
        {win.player} · {win.gameName}
      </small>
    </p>
  );
};

/** The promotional counter, which says in its title that it pays nothing, and what was really won. */
export const JackpotTicker = () => {
  const ticker = usePermission()?.ticker;
  return ticker === null ? (
    <WithoutCounter />
  ) : (
    <section className={styles.panel} aria-labelledby={TITLE_ID}>
      <Frame />
      <Counter ticker={ticker} />
      <LargestWin />
    </section>
  );
};

/** Where the operator shows no counter, a win of the day has the panel to itself. */
const WithoutCounter = () => {
  const { t } = useTranslation();
  const { data: win } = useLargestWin();
  if (win === undefined || win === null) return null;
  return (
    <section className={styles.panel} aria-label={t('home.jackpot.largestWin')}>
      <Frame />
      <LargestWin />
    </section>
  );
};

const Counter = ({ ticker }: { ticker: Ticker | undefined }) => {
  const { t } = useTranslation();
  const [paused, setPaused] = useState(false);
  const still = useStillness();
  return (
    <>
      <h2 className={styles.title} id={TITLE_ID}>
        <span>
          <Crest size={22} />
          {t('home.jackpot.title')}
          <Crest size={22} mirrored />
        </span>
        <span>{t('home.jackpot.disclosure')}</span>
      </h2>
      {ticker === undefined ? (
        <span className={styles.amount} />
      ) : (
        <Reels ticker={ticker} paused={paused || still} />
      )}
      {!still && (
        <button
          type="button"
          className={styles.pause}
          aria-label={`${paused ? t('shell.resume') : t('shell.pause')}: ${t('home.jackpot.title')}`}
          onClick={() => setPaused(!paused)}
        >
          <Icon name={paused ? 'play' : 'pause'} size={12} />
        </button>
      )}
    </>
  );
};
