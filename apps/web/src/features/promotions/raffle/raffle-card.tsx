import { Button, Money, Skeleton, Tag } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../shared/bonuses/state-tag.tsx';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { useLanguage } from '../../../shared/language.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { PromotionArt } from '../../../shared/promotions/promotion-art.tsx';
import { OwnPart } from './own-part.tsx';
import styles from './raffle.module.css';
import { RaffleDrawer } from './raffle-drawer.tsx';
import { TimeLeft } from './time-left.tsx';
import type { OwnRaffle, PerTicket, Raffle } from './use-raffles.ts';

interface RaffleCardProps {
  raffle: Raffle;
  perTicket: PerTicket;
  /** How the member stands to it; null for who only looks. */
  own: OwnRaffle | null;
  /** That is on its way. */
  waiting: boolean;
}

/** A raffle: what is won, until when, and what the member has in it. */
export const RaffleCard = ({ raffle, perTicket, own, waiting }: RaffleCardProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const language = useLanguage((chosen) => chosen.language);
  const [isOpen, setIsOpen] = useState(false);
  const { id, names, phase, issued } = raffle;
  const name = language === 'my' ? names.my : names.en;
  const rule = {
    deposit: formatMoney(perTicket.deposit, symbol),
    bet: formatMoney(perTicket.bet, symbol),
    most: perTicket.most,
  };
  return (
    <li className={styles.raffle} aria-busy={waiting}>
      <PromotionArt name="raffle" />
      <div className={styles.section}>
        <div className={styles.head}>
          <h2 className={styles.name}>{name}</h2>
          {own === null ? (
            <Tag>{t(`promotions.raffles.phases.${phase}`)}</Tag>
          ) : (
            <StateTag state={own.state} />
          )}
        </div>
        <Term raffle={raffle} />
        <Prizes prizes={raffle.prizes} />
        {phase === 'OPEN' && <p className={styles.text}>{t('promotions.raffles.rule', rule)}</p>}
        <p className={styles.text}>{t('promotions.raffles.issued', { tickets: formatNumber(issued) })}</p>
        {waiting && <Skeleton height="96px" />}
        {own !== null && <OwnPart id={id} own={own} perTicket={perTicket} isOpen={phase === 'OPEN'} />}
        <div className={styles.buttons}>
          <Button
            aria-haspopup="dialog"
            aria-label={`${t('promotions.raffles.details')}: ${name}`}
            onClick={() => setIsOpen(true)}
          >
            {t('promotions.raffles.details')}
          </Button>
        </div>
      </div>
      {isOpen && <RaffleDrawer id={id} name={name} onClose={() => setIsOpen(false)} />}
    </li>
  );
};

/** From when or until when tickets can be claimed, and where the raffle is since. */
const Term = ({ raffle: { phase, startsAt, endsAt } }: Pick<RaffleCardProps, 'raffle'>) => {
  const { t } = useTranslation('account');
  if (phase === 'COMING_SOON')
    return <p className={styles.term}>{t('promotions.raffles.starts', { at: formatInstant(startsAt) })}</p>;
  if (phase !== 'OPEN')
    return (
      <p className={styles.term}>
        <span>{t('promotions.raffles.ended', { at: formatInstant(endsAt) })}</span>
        <b>{t(`promotions.raffles.phases.${phase}`)}</b>
      </p>
    );
  return (
    <p className={styles.term}>
      <span>{t('promotions.raffles.ends', { at: formatInstant(endsAt) })}</span>
      <span>
        {t('promotions.raffles.left')} <TimeLeft until={endsAt} />
      </span>
    </p>
  );
};

const Prizes = ({ prizes }: Pick<Raffle, 'prizes'>) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  return (
    <dl className={styles.prizes} aria-label={t('promotions.raffles.prizes')}>
      {prizes.map(({ from, to, amount }) => (
        <div key={from}>
          <dt>{t(from === to ? 'promotions.raffles.rank' : 'promotions.raffles.ranks', { from, to })}</dt>
          <dd>
            <Money amount={amount} symbol={symbol} />
          </dd>
        </div>
      ))}
    </dl>
  );
};
