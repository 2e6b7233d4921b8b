import { useTranslation } from 'react-i18next';
import { useOffers, type Offer } from '../../shared/bonuses/use-offers.ts';
import { ReadList } from '../../shared/lists/read-list.tsx';
import styles from './bonuses.module.css';
import { OfferCard } from './offer-card.tsx';
import { useBonusWords } from './use-bonus-words.ts';

/** Whether several are to be claimed on the one deposit. */
const isChoice = (offers: readonly Offer[]): boolean =>
  offers.filter(({ state, terms }) => state === 'CLAIM' && terms.perCent !== null).length > 1;

/** The bonuses that the server has for the player; what can be claimed comes first, what is over is left out. */
export const Offers = () => {
  const { t } = useTranslation('account');
  return (
    <ReadList read={useOffers()} words={useBonusWords()}>
      {(offers) => {
        const shown = offers
          .filter(({ why }) => why !== 'NOT_FIRST')
          .toSorted((a, b) => Number(b.state === 'CLAIM') - Number(a.state === 'CLAIM'));
        if (shown.length === 0) return null;
        return (
          <section className={styles.section}>
            <h3>{t('bonuses.offers')}</h3>
            {isChoice(shown) && <p className={styles.text}>{t('bonuses.oneOf')}</p>}
            <ul className={styles.cards}>
              {shown.map((offer) => (
                <OfferCard key={offer.kind} offer={offer} />
              ))}
            </ul>
          </section>
        );
      }}
    </ReadList>
  );
};
