import { Icon, Tag, type IconName, type TagLook } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Link } from '../../../shared/router/link.tsx';
import type { Live } from '../live/book.ts';
import { MatchTime } from '../live/match-time.tsx';
import { useLive } from '../live/use-book.ts';
import { withMinus } from '../../../shared/sports/prices.ts';
import { useLegWords } from '../../../shared/sports/use-leg-words.ts';
import { usePickWords } from '../../../shared/sports/use-pick-words.ts';
import styles from './tickets.module.css';
import type { TicketLeg } from './use-tickets.ts';

const LOOKS: Readonly<Record<TicketLeg['state'], TagLook>> = {
  OPEN: 'open',
  WON: 'good',
  HALF_WON: 'good',
  DEAD_HEAT: 'good',
  LOST: 'bad',
  HALF_LOST: 'bad',
  PUSH: 'info',
  VOID: 'warning',
};

const SIGNS: Readonly<Partial<Record<TicketLeg['state'], IconName>>> = {
  WON: 'check',
  HALF_WON: 'check',
  DEAD_HEAT: 'check',
  LOST: 'close',
  HALF_LOST: 'close',
};

/** One selection of a ticket, with its match as it stands now. */
export const TicketLegLine = ({ leg, isOpen }: { leg: TicketLeg; isOpen: boolean }) => {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const legName = useLegWords();
  const words = usePickWords();
  const { state, scoreAtBet } = leg;
  const sign = SIGNS[state];
  return (
    <li className={styles.leg} data-state={state}>
      <span className={styles.sign} aria-hidden>
        {sign !== undefined && <Icon name={sign} size={14} />}
      </span>
      <div className={styles.what}>
        <b>
          {legName(leg)} <span className="num">{t('tickets.at', { price: withMinus(leg.shown) })}</span>
        </b>
        <small>{words.marketName(leg.market)}</small>
        <Link to={`${pathname}?event=${leg.eventId}`} className={styles.matchLink}>
          {words.eventName(leg)}
        </Link>
        {leg.live === null || leg.outright !== null ? null : <Now leg={leg} live={leg.live} />}
        {scoreAtBet !== null && <small>{t('tickets.scoreAtBet', scoreAtBet)}</small>}
      </div>
      {(state !== 'OPEN' || !isOpen) && <Tag look={LOOKS[state]}>{t(`tickets.legStates.${state}`)}</Tag>}
    </li>
  );
};

const Now = ({ leg, live: before }: { leg: TicketLeg; live: Live }) => {
  const live = useLive(leg.eventId, before);
  return (
    <span className={styles.now}>
      <MatchTime live={live} startsAt={leg.startsAt} />
      {live.state !== 'SCHEDULED' && (
        <b className="num">
          {live.score.home}–{live.score.away}
        </b>
      )}
    </span>
  );
};
