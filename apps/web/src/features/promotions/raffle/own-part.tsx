import { Button } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { openModal } from '../../../shared/modals.ts';
import { Meter } from '../../../shared/parts/meter.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { missingShare } from './missing-share.ts';
import { sayNumeros } from './numeros.ts';
import styles from './raffle.module.css';
import { useClaimTickets, type OwnRaffle, type PerTicket } from './use-raffles.ts';

interface OwnPartProps {
  id: string;
  own: OwnRaffle;
  perTicket: PerTicket;
  isOpen: boolean;
}

/** What the member has in a raffle: tickets, the way to the next one, and what was won. */
export const OwnPart = ({ id, own, perTicket, isOpen }: OwnPartProps) => {
  const { t } = useTranslation('account');
  const { tickets, claimable, missing, prize } = own;
  return (
    <div className={styles.own}>
      <p className={styles.count}>{t('promotions.raffles.ticketsOf', { count: tickets })}</p>
      {prize !== null && <Won prize={prize} state={own.state} />}
      {claimable > 0 && <Claim id={id} count={claimable} />}
      {missing !== null && <Next missing={missing} perTicket={perTicket} />}
      {isOpen && tickets >= perTicket.most && <p className={styles.text}>{t('promotions.raffles.full')}</p>}
      {own.numeros.length > 0 && <Numeros numeros={own.numeros} />}
    </div>
  );
};

const Claim = ({ id, count }: { id: string; count: number }) => {
  const { t } = useTranslation('account');
  const { sending, take } = useClaimTickets(id);
  return (
    <div className={styles.buttons}>
      <Button look="gold" loading={sending} onClick={() => void take()}>
        {count === 1 ? t('promotions.raffles.claimOne') : t('promotions.raffles.claim', { count })}
      </Button>
    </div>
  );
};

const Won = ({ prize, state }: { prize: string; state: OwnRaffle['state'] }) => {
  const { t } = useTranslation('account');
  const amount = formatMoney(prize, useCurrencySymbol());
  if (state === 'CLAIMED')
    return <p className={styles.won}>{t('promotions.raffles.wonClaimed', { amount })}</p>;
  return (
    <>
      <p className={styles.won}>{t('promotions.raffles.won', { amount })}</p>
      <div className={styles.buttons}>
        <Button look="gold" onClick={() => openModal({ name: 'account-area', page: 'rewardCenter' })}>
          {t('promotions.raffles.toRewards')}
        </Button>
      </div>
    </>
  );
};

const Next = ({
  missing,
  perTicket,
}: {
  missing: NonNullable<OwnRaffle['missing']>;
  perTicket: PerTicket;
}) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const ways = [
    { key: 'deposit', name: 'promotions.raffles.nextByDeposit' },
    { key: 'bet', name: 'promotions.raffles.nextByBet' },
  ] as const;
  return (
    <ul className={styles.ways}>
      {ways.map(({ key, name }) => {
        const hint = t(name, { amount: formatMoney(missing[key], symbol) });
        return (
          <li key={key}>
            <span>{hint}</span>
            <Meter name={hint} share={missingShare(missing[key], perTicket[key])} valueText={hint} />
          </li>
        );
      })}
    </ul>
  );
};

/** So many groups of numbers are told; who deposits often has more. */
const MOST_SHOWN = 12;

const Numeros = ({ numeros }: Pick<OwnRaffle, 'numeros'>) => {
  const { t } = useTranslation('account');
  const rest = numeros.length - MOST_SHOWN;
  return (
    <div>
      <p className={styles.text}>{t('promotions.raffles.numeros')}</p>
      <ul className={styles.numeros}>
        {numeros.slice(0, MOST_SHOWN).map((span) => (
          <li key={span.first} className="num">
            {sayNumeros(span)}
          </li>
        ))}
        {rest > 0 && <li>{t('promotions.raffles.more', { count: rest })}</li>}
      </ul>
    </div>
  );
};
