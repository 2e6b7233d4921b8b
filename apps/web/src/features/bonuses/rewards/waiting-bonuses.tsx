import { Button, Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../../shared/bonuses/state-tag.tsx';
import { useBonusName } from '../../../shared/bonuses/use-bonus-name.ts';
import { useOffers, type Offer } from '../../../shared/bonuses/use-offers.ts';
import { openModal } from '../../../shared/modals.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from './rewards.module.css';

/** The bonuses that can be claimed just now, with the way to where that is done; nothing when there is none. */
export const WaitingBonuses = () => {
  const { t } = useTranslation('account');
  const waiting = (useOffers().data ?? []).filter(({ state }) => state === 'CLAIM');
  if (waiting.length === 0) return null;
  return (
    <section className={styles.section}>
      <h3>{t('rewards.waiting')}</h3>
      <p className={styles.text}>{t('rewards.waitingText')}</p>
      <ul className={styles.lines}>
        {waiting.map((offer) => (
          <Waiting key={offer.kind} offer={offer} />
        ))}
      </ul>
      <div>
        <Button onClick={() => openModal({ name: 'account-area', page: 'bonusDetails' })}>
          {t('rewards.toBonuses')}
        </Button>
      </div>
    </section>
  );
};

const Waiting = ({ offer: { kind, state, amount } }: { offer: Offer }) => {
  const symbol = useCurrencySymbol();
  const name = useBonusName()(kind);
  return (
    <li className={styles.line}>
      <span className={styles.name}>{name}</span>
      {amount !== null && <Money amount={amount} symbol={symbol} />}
      <StateTag state={state} />
    </li>
  );
};
