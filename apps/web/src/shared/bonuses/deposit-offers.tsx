import { Icon } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { useBonusName } from './use-bonus-name.ts';
import { useOfferTerms } from './use-offer-terms.ts';
import { useOffers } from './use-offers.ts';
import styles from './deposit-offers.module.css';

/** The bonuses that the next deposit would bring, each with its terms. */
export const DepositOffers = () => {
  const { t } = useTranslation('account');
  const bonusName = useBonusName();
  const terms = useOfferTerms();
  const offers = (useOffers().data ?? []).filter(
    ({ state, terms: { perCent } }) => state === 'JOIN' && perCent !== null,
  );
  if (offers.length === 0) return null;
  return (
    <div className={styles.offers}>
      <Icon name="gift" size={20} />
      <div>
        {offers.some(({ why }) => why === 'NEEDS_FIRST_DEPOSIT') && <p>{t('deposit.firstDeposit')}</p>}
        <ul>
          {offers.map((offer) => (
            <li key={offer.kind}>
              <b>{bonusName(offer.kind)}</b>: {terms(offer)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
};
