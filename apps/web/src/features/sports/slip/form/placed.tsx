import { Button, buttonClass, Icon, Money, Tag } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { serverNow, useServerNow } from '../../../../shared/clock.ts';
import { Link } from '../../../../shared/router/link.tsx';
import { useCurrencySymbol } from '../../../../shared/permission.ts';
import type { Placer } from '../placing/placer.ts';
import { betAgain } from '../placing/placers.ts';
import type { OrderState, PlacedOrder, Ticket } from '../placing/placing.ts';
import { openSlip } from '../use-slip.ts';
import { PossibleWin, SlipFigures } from '../../../../shared/slip/slip-parts.tsx';
import { OrderNames } from './leg-names.tsx';
import styles from './slip.module.css';
import { useProblemText } from './use-problem-text.ts';

/** What becomes of the bets that were sent, one after the other. */
export const Placed = ({ placer, placed }: { placer: Placer; placed: readonly PlacedOrder[] }) => {
  const { t } = useTranslation('sports');
  const { pathname } = useLocation();
  const leave = () => {
    openSlip(false);
    placer.dispatch({ type: 'edit' });
  };
  const isUnknown = placed.some(({ state }) => state.step === 'unknown');
  const isOver = placed.every(({ state }) => state.step === 'accepted' || state.step === 'rejected');
  const isTaken = placed.some(({ state }) => state.step === 'accepted');
  return (
    <>
      <ul className={styles.lines}>
        {placed.map(({ order, state }) => (
          <li key={order.requestId} className={styles.order} data-step={state.step}>
            <OrderHead state={state} />
            <OrderNames
              order={order}
              ticket={'ticket' in state ? state.ticket : null}
              withNow={state.step === 'rejected'}
            />
            <OrderText state={state} />
          </li>
        ))}
      </ul>
      {isUnknown && (
        <div className={styles.actions}>
          <Button onClick={() => placer.letBe()}>{t('slip.letBe')}</Button>
          <Button look="gold" onClick={() => void placer.askAgain()}>
            {t('slip.checkAgain')}
          </Button>
        </div>
      )}
      {isOver && (
        <div className={styles.actions}>
          {isTaken && <Button onClick={betAgain}>{t('slip.again')}</Button>}
          {isTaken && (
            <Link to={`${pathname}?view=tickets`} className={buttonClass()} onClick={leave}>
              {t('slip.toTickets')}
            </Link>
          )}
          <Button look="gold" onClick={() => placer.dispatch({ type: 'edit' })}>
            {t('slip.done')}
          </Button>
        </div>
      )}
    </>
  );
};

const OrderHead = ({ state }: { state: OrderState }) => {
  const { t } = useTranslation('sports');
  switch (state.step) {
    case 'sending':
      return (
        <h3 className={styles.title} role="status">
          {t('slip.sending')} <span className={styles.dots} aria-hidden />
        </h3>
      );
    case 'unknown':
      return (
        <h3 className={styles.title} role="status">
          {t('slip.checkingTitle')}
        </h3>
      );
    case 'waiting':
      return (
        <h3 className={styles.title} role="status">
          {t('slip.waitingTitle')} <Wait ticket={state.ticket} />
        </h3>
      );
    case 'accepted':
      return (
        <h3 className={styles.title} data-good role="status">
          <Icon name="check" size={20} /> {t('slip.accepted')}
        </h3>
      );
    default:
      return (
        <h3 className={styles.title} data-bad role="alert">
          <Icon name="warning" size={20} /> {t('slip.rejected')}
        </h3>
      );
  }
};

/** How long it is until a bet in play is decided. */
const Wait = ({ ticket: { decidesAt, placedAt } }: { ticket: Ticket }) => {
  const { t } = useTranslation('sports');
  useServerNow(250);
  const left = Math.max(0, (decidesAt ?? 0) - serverNow());
  const whole = Math.max(1, (decidesAt ?? 0) - placedAt);
  return (
    <span className={styles.wait} role="timer">
      <i style={{ inlineSize: `${Math.round((100 * left) / whole)}%` }} />
      <b>{t('slip.waiting', { seconds: Math.ceil(left / 1000) })}</b>
    </span>
  );
};

const OrderText = ({ state }: { state: OrderState }) => {
  const { t } = useTranslation('sports');
  const textOf = useProblemText();
  if (state.step === 'unknown') return <p className={styles.text}>{t('slip.checkingText')}</p>;
  if (state.step === 'waiting') return <p className={styles.text}>{t('slip.waitingText')}</p>;
  if (state.step === 'rejected')
    return (
      <p className={styles.text}>
        {state.reason.text ?? textOf(state.reason.code)} {t('slip.nothingTaken')}
      </p>
    );
  return state.step === 'accepted' ? <Receipt ticket={state.ticket} /> : null;
};

const Receipt = ({ ticket: { id, stake, potentialPayout } }: { ticket: Ticket }) => {
  const { t } = useTranslation('sports');
  const symbol = useCurrencySymbol();
  return (
    <SlipFigures>
      <div>
        <dt>{t('slip.ticket')}</dt>
        <dd className="num">
          <Tag>{id}</Tag>
        </dd>
      </div>
      <div>
        <dt>{t('slip.stake')}</dt>
        <dd>
          <Money amount={stake} symbol={symbol} />
        </dd>
      </div>
      <div>
        <dt>{t('slip.payout')}</dt>
        <PossibleWin amount={potentialPayout} />
      </div>
    </SlipFigures>
  );
};
