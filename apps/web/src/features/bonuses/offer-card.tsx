import { Button, Money } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StateTag } from '../../shared/bonuses/state-tag.tsx';
import { useBonusName } from '../../shared/bonuses/use-bonus-name.ts';
import { useOfferTerms } from '../../shared/bonuses/use-offer-terms.ts';
import type { Offer } from '../../shared/bonuses/use-offers.ts';
import { formatInstant } from '../../shared/format/format-time.ts';
import { openModal } from '../../shared/modals.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import { artOfBonus } from '../../shared/promotions/art-of.ts';
import { PromotionArt } from '../../shared/promotions/promotion-art.tsx';
import { Application } from './apply/application.tsx';
import styles from './bonuses.module.css';
import { useClaim } from './use-claim.ts';

/** A bonus as it stands for the player: what it brings and asks for, and what can be done. */
export const OfferCard = ({ offer }: { offer: Offer }) => {
  const name = useBonusName()(offer.kind);
  const terms = useOfferTerms();
  const { state } = offer;
  return (
    <li className={styles.offer}>
      <PromotionArt name={artOfBonus(offer.kind)} />
      <p className={styles.head}>
        <b className={styles.name}>{name}</b>
        <StateTag state={state} />
      </p>
      <p className={styles.text}>{terms(offer)}</p>
      {state === 'CLAIM' && <Brings offer={offer} />}
      <Standing offer={offer} />
      <NextStep offer={offer} name={name} />
    </li>
  );
};

/** Why it cannot be had just now, and until when it can. */
const Standing = ({ offer: { state, why, until, review } }: { offer: Offer }) => {
  const { t } = useTranslation('account');
  // What was applied for tells by itself that it was given.
  const showsReason = why !== null && !(review && why === 'TAKEN');
  return (
    <>
      {showsReason && <p className={styles.text}>{t(`bonuses.why.${why}`)}</p>}
      {until !== null && (state === 'CLAIM' || why === 'TAKEN') && (
        <p className={styles.text}>
          {t(state === 'CLAIM' ? 'bonuses.until' : 'bonuses.again', { at: formatInstant(until) })}
        </p>
      )}
    </>
  );
};

/** What the player can do about it. */
const NextStep = ({ offer, name }: { offer: Offer; name: string }) => {
  const { t } = useTranslation('account');
  const needsPhone = offer.why === 'NEEDS_PHONE';
  if (offer.review && !needsPhone) return <Application offer={offer} name={name} />;
  if (offer.state === 'CLAIM') return <Claim kind={offer.kind} name={name} />;
  if (offer.state !== 'JOIN') return null;
  const label = t(needsPhone ? 'bonuses.toPhone' : 'bonuses.toDeposit');
  const page = needsPhone ? 'securityCenter' : 'depositv2';
  return (
    <div className={styles.buttons}>
      <Button
        look="soft"
        aria-label={`${label}: ${name}`}
        onClick={() => openModal({ name: 'account-area', page })}
      >
        {label}
      </Button>
    </div>
  );
};

/** What comes into the wallet, and what is then to be bet. */
const Brings = ({ offer: { amount, target } }: { offer: Offer }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  if (amount === null || target === null) return null;
  return (
    <dl className={styles.bounds}>
      <div>
        <dt>{t('bonuses.amount')}</dt>
        <dd>
          <Money amount={amount} symbol={symbol} />
        </dd>
      </div>
      <div>
        <dt>{t('bonuses.target')}</dt>
        <dd>
          <Money amount={target} symbol={symbol} />
        </dd>
      </div>
    </dl>
  );
};

/** A bonus brings a duty to bet with it, so its button asks once more. */
const Claim = ({ kind, name }: { kind: string; name: string }) => {
  const { t } = useTranslation('account');
  const [asking, setAsking] = useState(false);
  const { sending, take } = useClaim(kind);
  return (
    <div className={styles.buttons}>
      {asking ? (
        <>
          <Button look="gold" loading={sending} onClick={() => void take()}>
            {t('bonuses.claimSure')}
          </Button>
          <Button onClick={() => setAsking(false)}>{t('bonuses.claimNot')}</Button>
        </>
      ) : (
        <Button look="gold" aria-label={`${t('bonuses.claim')}: ${name}`} onClick={() => setAsking(true)}>
          {t('bonuses.claim')}
        </Button>
      )}
    </div>
  );
};
