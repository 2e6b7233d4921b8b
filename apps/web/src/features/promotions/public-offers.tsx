import { EmptyState, Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api.ts';
import { useBonusName } from '../../shared/bonuses/use-bonus-name.ts';
import { useOfferTerms } from '../../shared/bonuses/use-offer-terms.ts';
import { ReadList } from '../../shared/lists/read-list.tsx';
import styles from './promotions.module.css';
import { usePromotionWords } from './use-promotion-words.ts';

const usePublicOffers = () =>
  useQuery({
    queryKey: ['listPromotions'],
    queryFn: async ({ signal }) => (await call('listPromotions', { signal })).list,
  });

/** The bonuses with their terms, as anybody may read them. */
export const PublicOffers = () => {
  const { t } = useTranslation('account');
  const nameOf = useBonusName();
  const termsOf = useOfferTerms();
  return (
    <ReadList read={usePublicOffers()} words={usePromotionWords()}>
      {(offers) =>
        offers.length === 0 ? (
          <EmptyState
            sign={<Icon name="gift" size={32} />}
            title={t('promotions.emptyTitle')}
            text={t('promotions.emptyText')}
          />
        ) : (
          <ul className={styles.cards}>
            {offers.map((offer) => (
              <li key={offer.kind} className={styles.card}>
                <h2 className={styles.name}>{nameOf(offer.kind)}</h2>
                <p className={styles.text}>{termsOf(offer)}</p>
              </li>
            ))}
          </ul>
        )
      }
    </ReadList>
  );
};
