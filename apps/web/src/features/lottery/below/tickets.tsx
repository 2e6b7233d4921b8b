import { EmptyState, Icon, Money, Tag, type TagLook } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/format/format-time.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { Balls } from '../../../shared/draws/balls.tsx';
import { useIssueName } from '../draw/use-issue-name.ts';
import { useWords } from '../../../shared/lottery/use-words.ts';
import type { BelowProps } from './below-props.ts';
import styles from './below.module.css';
import { TakeBack } from './take-back.tsx';
import { useTickets, type Ticket, type TicketBet } from './use-history.ts';

const LISTS = ['listLotteryOrders'] as const;

const LOOKS: Readonly<Record<TicketBet['state'], TagLook>> = {
  OPEN: 'open',
  WON: 'good',
  LOST: 'plain',
  PUSH: 'info',
  VOID: 'warning',
  CANCELLED: 'plain',
};

/** The tickets of the member on this lottery, which show what became of them as soon as it is known. */
export const Tickets = ({ lottery, rules }: BelowProps) => {
  const { t } = useTranslation('lottery');
  const [pageNo, setPageNo] = useState(1);
  // What is won or given back moves the balance.
  useRefreshOn('balance-changed', LISTS);
  const words = {
    waiting: t('page.ticketsLoading'),
    failedTitle: t('page.ticketsFailed'),
    failedText: t('page.ticketsFailedText'),
  };
  return (
    <ReadList read={useTickets(lottery.game.gameCode, pageNo)} words={words}>
      {({ list, totalPages }) =>
        list.length === 0 ? (
          <EmptyState
            sign={<Icon name="lottery" size={32} />}
            title={t('page.noTickets')}
            text={t('page.noTicketsText')}
          />
        ) : (
          <>
            <ul className={styles.tickets}>
              {list.map((ticket) => (
                <TicketRow key={ticket.id} ticket={ticket} rules={rules} />
              ))}
            </ul>
            <PageTurner page={pageNo} pages={totalPages} onTurn={setPageNo} />
          </>
        )
      }
    </ReadList>
  );
};

const TicketRow = ({ ticket, rules }: Pick<BelowProps, 'rules'> & { ticket: Ticket }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const nameOf = useIssueName();
  const { id, placedAt, bets, result, stake, cancellableUntil } = ticket;
  return (
    <li className={styles.ticket}>
      <p className={styles.head}>
        <b>{nameOf(ticket)}</b>
        <span className={styles.text}>
          {t('page.ticketNumber', { id })} · {formatMoment(placedAt)}
        </span>
        {result !== null && <Balls small rules={rules} numbers={result} label={t('page.lastResult')} />}
      </p>
      <ul className={styles.bets}>
        {bets.map((bet) => (
          <BetRow key={bet.id} bet={bet} rules={rules} />
        ))}
      </ul>
      <p className={styles.text}>{t('page.ticketStake', { stake: formatMoney(stake, symbol) })}</p>
      {cancellableUntil !== null && <TakeBack ticket={ticket} />}
    </li>
  );
};

const BetRow = ({ bet, rules }: { bet: TicketBet; rules: BelowProps['rules'] }) => {
  const { t } = useTranslation('lottery');
  const symbol = useCurrencySymbol();
  const words = useWords(rules.code);
  const { playType, numbers, combinations, unitStake, state, payout } = bet;
  return (
    <li className={styles.bet} data-state={state}>
      <span className={styles.what}>
        <b>{words.playName(playType)}</b> {words.selectionText(rules.plays.get(playType), numbers)}
        <small className={styles.text}>
          {combinations} × {formatMoney(unitStake, symbol)}
        </small>
      </span>
      <Tag look={LOOKS[state]}>{t(`page.states.${state}`)}</Tag>
      {state !== 'OPEN' && state !== 'LOST' && (
        <Money amount={payout} symbol={symbol} signed={state === 'WON'} />
      )}
    </li>
  );
};
