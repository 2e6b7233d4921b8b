import { Button } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Offer } from '../../../shared/bonuses/use-offers.ts';
import { formatInstant } from '../../../shared/format/format-time.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import styles from '../bonuses.module.css';
import { ApplyDialog } from './apply-dialog.tsx';

interface ApplicationProps {
  offer: Offer;
  /** What people call the bonus. */
  name: string;
}

/** How an application for a bonus stands, and the way to make one. */
export const Application = ({ offer, name }: ApplicationProps) => {
  const { t } = useTranslation('account');
  const [isAsking, setIsAsking] = useState(false);
  const { kind, why, state, application } = offer;
  const mayApply = why === null && state !== 'APPLYING';
  return (
    <>
      {application !== null && <Standing application={application} />}
      {mayApply && (
        <div className={styles.buttons}>
          <Button
            look="gold"
            aria-haspopup="dialog"
            aria-label={`${t('bonuses.apply.open')}: ${name}`}
            onClick={() => setIsAsking(true)}
          >
            {t(application === null ? 'bonuses.apply.open' : 'bonuses.apply.again')}
          </Button>
        </div>
      )}
      {isAsking && <ApplyDialog kind={kind} name={name} onClose={() => setIsAsking(false)} />}
    </>
  );
};

const Standing = ({ application }: { application: NonNullable<Offer['application']> }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { state, reason, contactId, amount, appliedAt } = application;
  const values = {
    contact: contactId,
    at: formatInstant(appliedAt),
    amount: amount === null ? '' : formatMoney(amount, symbol),
  };
  return (
    <p className={styles.text}>
      {t(`bonuses.apply.${state}`, values)}
      {reason !== null && ` ${t(`bonuses.apply.reasons.${reason}`, values)}`}
    </p>
  );
};
