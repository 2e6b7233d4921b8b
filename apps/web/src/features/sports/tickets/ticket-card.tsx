import { Money, Tag, type TagLook } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useServerNow, serverNow } from '../../../shared/clock.ts';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { writePrice } from '../../../shared/sports/prices.ts';
import { CancelTicket } from './cancel-ticket.tsx';
import { CashOut } from './cash-out.tsx';
import { TicketLegLine } from './ticket-leg.tsx';
import styles from './tickets.module.css';
import type { Ticket } from './use-tickets.ts';

const LOOKS: Readonly<Record<Ticket['state'], TagLook>> = {
  PENDING: 'warning',
  OPEN: 'open',
  REJECTED: 'bad',
  CANCELLED: 'plain',
  WON: 'good',
  LOST: 'plain',
  PUSH: 'info',
  CASHED_OUT: 'info',
  VOID: 'warning',
};

/** One bet: what it is on, how that stands, what it pays, and what can still be done. */
export const TicketCard = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('sports');
  const { id, state, legs, placedAt, decidesAt, rejection, cancellableUntil, canCashOut } = ticket;
  return (
    <li className={styles.ticket} data-state={state}>
      <p className={styles.head}>
        <b>
          <KindName ticket={ticket} />
        </b>
        <span className={styles.text}>
          {t('tickets.number', { id })} · <span className="num">{formatMoment(placedAt)}</span>
        </span>
        <Tag look={LOOKS[state]}>{t(`tickets.states.${state}`)}</Tag>
      </p>
      {state === 'PENDING' && decidesAt !== null && <Decides at={decidesAt} />}
      {rejection !== null && <p className={styles.rejection}>{t(`slip.rejections.${rejection}`)}</p>}
      <ul className={styles.legs}>
        {legs.map((leg) => (
          <TicketLegLine key={`${leg.marketId} ${leg.pick}`} leg={leg} isOpen={state === 'OPEN'} />
        ))}
      </ul>
      <TicketMoney ticket={ticket} />
      {(cancellableUntil !== null || canCashOut) && (
        <div className={styles.ways}>
          {cancellableUntil !== null && <CancelTicket ticket={ticket} until={cancellableUntil} />}
          {canCashOut && <CashOut ticket={ticket} />}
        </div>
      )}
    </li>
  );
};

const KindName = ({ ticket: { kind, legs, systemSize, bets } }: { ticket: Ticket }) => {
  const { t } = useTranslation('sports');
  if (kind === 'system')
    return <>{t('tickets.ofSystem', { size: systemSize ?? 0, count: legs.length, bets })}</>;
  const name = t(`tickets.kinds.${kind}`);
  return <>{legs.length === 1 ? name : t('tickets.ofLegs', { kind: name, count: legs.length })}</>;
};

const Decides = ({ at }: { at: number }) => {
  const { t } = useTranslation('sports');
  useServerNow(1000);
  const seconds = Math.max(0, Math.ceil((at - serverNow()) / 1000));
  return (
    <p className={styles.text} role="timer">
      {t('tickets.decidesIn', { seconds })} {t('slip.waitingText')}
    </p>
  );
};

const IS_OPEN: readonly Ticket['state'][] = ['PENDING', 'OPEN'];
const IS_BACK: readonly Ticket['state'][] = ['REJECTED', 'CANCELLED', 'PUSH', 'VOID'];

const isMoney = (amount: string): boolean => /[1-9]/u.test(amount);

const TicketMoney = ({
  ticket: { state, combinedPrice, stake, potentialPayout, payout, soldStake },
}: {
  ticket: Ticket;
}) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  const isOpen = IS_OPEN.includes(state);
  const payoutName = t(IS_BACK.includes(state) ? 'tickets.back' : 'tickets.payout');
  return (
    <dl className={styles.money}>
      {combinedPrice !== null && (
        <div>
          <dt>{t('slip.combined')}</dt>
          <dd className="num">{writePrice(combinedPrice, 'decimal')}</dd>
        </div>
      )}
      <div>
        <dt>{t('tickets.stake')}</dt>
        <dd>
          <Money amount={stake} symbol={symbol} />
        </dd>
      </div>
      {isMoney(soldStake) && (
        <div>
          <dt>{t('tickets.sold')}</dt>
          <dd>
            <Money amount={soldStake} symbol={symbol} />
          </dd>
        </div>
      )}
      {(isOpen || isMoney(payout) || state === 'LOST') && (
        <div>
          <dt>{isOpen ? t('tickets.potential') : payoutName}</dt>
          <dd data-won={state === 'WON' || undefined}>
            <Money amount={isOpen ? potentialPayout : payout} symbol={symbol} />
          </dd>
        </div>
      )}
    </dl>
  );
};
