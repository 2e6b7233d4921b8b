import type { bonuses } from '@hintha/contract';
import { Button, EmptyState, Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../shared/api.ts';
import { useBonusName } from '../../shared/bonuses/use-bonus-name.ts';
import { useOfferTerms } from '../../shared/bonuses/use-offer-terms.ts';
import { gated } from '../../shared/gate.ts';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { artOfBonus } from '../../shared/promotions/art-of.ts';
import { PromotionArt } from '../../shared/promotions/promotion-art.tsx';
import { isTrial } from '../../shared/route-guard.ts';
import { useSession } from '../../shared/session.ts';
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
              <OfferTerms key={offer.kind} offer={offer} />
            ))}
          </ul>
        )
      }
    </ReadList>
  );
};

/** What a bonus brings and asks for, and the way to claim it. */
const OfferTerms = ({ offer }: { offer: bonuses.PromotionView }) => {
  const { t } = useTranslation('account');
  const name = useBonusName()(offer.kind);
  const termsOf = useOfferTerms();
  const trial = useSession(isTrial);
  return (
    <li className={styles.card}>
      <PromotionArt name={artOfBonus(offer.kind)} />
      <h2 className={styles.name}>{name}</h2>
      <p className={styles.text}>{termsOf(offer)}</p>
      {!trial && (
        <Button
          look="gold"
          wide
          aria-label={`${t('promotions.login')}: ${name}`}
          onClick={() => gated({ reason: 'account', real: true }, () => undefined)}
        >
          {t('promotions.login')}
        </Button>
      )}
    </li>
  );
};
