import { LOTTERY_RULES } from '@hintha/lottery';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../shared/clock.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { FavouriteButton } from '../../../shared/game/favourite-button.tsx';
import type { Game } from '../../../shared/game/play.ts';
import { Countdown } from '../../../shared/parts/countdown.tsx';
import { Link } from '../../../shared/router/link.tsx';
import { toTop } from '../../../shared/site/destinations.ts';
import { Balls } from '../../../shared/draws/balls.tsx';
import { useIssueName } from '../draw/use-issue-name.ts';
import { lotteryPath, type ListedLottery } from '../game/use-menus.ts';
import { LotteryImage } from './lottery-image.tsx';
import styles from './menu.module.css';

interface LotteryCardProps {
  lottery: ListedLottery;
  /** As the catalogue lists it, once that is known: it is put aside by its number there. */
  listed: Game | undefined;
}

/** A lottery: its picture, how long its numero takes bets, and what was drawn last. */
export const LotteryCard = ({ lottery, listed }: LotteryCardProps) => {
  const { t } = useTranslation('lottery');
  const { name, image, last, rules } = lottery;
  const drawn = LOTTERY_RULES.get(rules);
  return (
    <li className={styles.card}>
      <Link to={lotteryPath(lottery)} className={styles.link} onClick={toTop}>
        <LotteryImage image={image} />
        <span className={styles.words}>
          <b className={styles.name}>{name}</b>
          <Now lottery={lottery} />
          {last !== null && drawn !== undefined && (
            <Balls small rules={drawn} numbers={last.numbers} label={t('page.lastResult')} />
          )}
        </span>
      </Link>
      {listed !== undefined && (
        <span className={styles.favourite}>
          <FavouriteButton game={listed} />
        </span>
      )}
    </li>
  );
};

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** When its numero closes; one that was moved says to which day. */
const Now = ({ lottery: { numero, isInstant } }: { lottery: ListedLottery }) => {
  const { t } = useTranslation('lottery');
  const now = useServerNow(MINUTE_MS);
  const nameOf = useIssueName();
  const isFar = numero !== null && numero.closeTime - now > DAY_MS;
  if (numero === null)
    return <span className={styles.text}>{t(isInstant ? 'page.atOnce' : 'page.betweenDraws')}</span>;
  return (
    <span className={styles.text}>
      {isFar ? (
        t('page.closesAt', { at: formatInstant(numero.closeTime) })
      ) : (
        <>
          {t('page.closesIn')} <Countdown until={numero.closeTime} label={t('page.timeLeft')} />
        </>
      )}
      {numero.movedTo !== null && <span className={styles.moved}>{nameOf(numero)}</span>}
    </span>
  );
};
