import { Button, EmptyState, Icon } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gated } from '../../../shared/gate.ts';
import { PageTurner } from '../../../shared/lists/page-turner.tsx';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { useRefreshOn } from '../../../shared/lists/use-refresh-on.ts';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { routeGuardOf } from '../../../shared/route-guard.ts';
import { useSession } from '../../../shared/session.ts';
import { useWatch } from '../live/use-watch.ts';
import { useStartAtTop } from '../live/use-start-at-top.ts';
import { TicketCard } from './ticket-card.tsx';
import styles from './tickets.module.css';
import { useTickets, type Ticket, type TicketList } from './use-tickets.ts';

const LISTS = ['listSportsTickets'] as const;

/** The bets of the member with the score of their matches. */
export const TicketsPage = () => {
  const session = useSession();
  useStartAtTop('tickets');
  return routeGuardOf(session, true) === 'free' ? <OwnTickets /> : <Shut />;
};

const Shut = () => {
  const { t } = useTranslation('sports');
  return (
    <EmptyState
      sign={<Icon name="sports" size={32} />}
      title={t('tickets.loginTitle')}
      text={t('tickets.loginText')}
      action={
        <Button look="gold" onClick={() => gated({ reason: 'lists', real: true }, () => undefined)}>
          {t('tickets.login')}
        </Button>
      }
    />
  );
};

const OwnTickets = () => {
  const { t } = useTranslation('sports');
  const [which, setWhich] = useState<TicketList>('open');
  const [pageNo, setPageNo] = useState(1);
  const read = useTickets(which, pageNo);
  // What is won, cashed out or given back moves the balance.
  useRefreshOn('balance-changed', LISTS);
  useWatch(playedIn(read.data?.list ?? []));
  const words = {
    waiting: t('tickets.loading'),
    failedTitle: t('tickets.failed'),
    failedText: t('tickets.failedText'),
  };
  return (
    <section className={styles.page} aria-label={t('page.tickets')}>
      <ChoiceChips<TicketList>
        label={t('tickets.lists')}
        choices={[
          { value: 'open', name: t('tickets.open') },
          { value: 'settled', name: t('tickets.settled') },
          { value: 'all', name: t('tickets.all') },
        ]}
        chosen={which}
        onChoose={(next) => {
          setWhich(next);
          setPageNo(1);
        }}
      />
      <ReadList read={read} words={words}>
        {({ list, totalPages }) =>
          list.length === 0 ? (
            <None which={which} />
          ) : (
            <>
              <ul className={styles.tickets}>
                {list.map((ticket) => (
                  <TicketCard key={ticket.id} ticket={ticket} />
                ))}
              </ul>
              {totalPages > 1 && <PageTurner page={pageNo} pages={totalPages} onTurn={setPageNo} />}
            </>
          )
        }
      </ReadList>
    </section>
  );
};

const NONE = {
  open: ['tickets.noneOpenTitle', 'tickets.noneText'],
  settled: ['tickets.noneSettledTitle', 'tickets.noneSettledText'],
  all: ['tickets.noneTitle', 'tickets.noneText'],
} as const;

const None = ({ which }: { which: TicketList }) => {
  const { t } = useTranslation('sports');
  const [title, text] = NONE[which];
  return <EmptyState sign={<Icon name="sports" size={32} />} title={t(title)} text={t(text)} />;
};

/** The matches of open tickets that are played now, whose score is followed. */
const playedIn = (tickets: readonly Ticket[]): readonly string[] => [
  ...new Set(
    tickets.flatMap(({ legs }) =>
      legs.flatMap(({ eventId, eventState, state }) =>
        state === 'OPEN' && (eventState === 'LIVE' || eventState === 'SCHEDULED') ? [eventId] : [],
      ),
    ),
  ),
];
