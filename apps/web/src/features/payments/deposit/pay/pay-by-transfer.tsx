import { Button } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api.ts';
import { openModal } from '../../../../shared/modals.ts';
import { useSession } from '../../../../shared/session.ts';
import type { Deposit } from '../use-deposits.ts';
import styles from './pay.module.css';
import { PaymentDetails } from './pay-details.tsx';
import { TransferForm } from './transfer-form.tsx';

/** Whom to send the transfer to, and then the word that it is sent. */
export const PayByTransfer = ({ deposit }: { deposit: Deposit }) => (
  <>
    <PaymentDetails deposit={deposit} />
    <OwnName />
    <TransferForm id={deposit.id} />
  </>
);

/** A transfer is credited by itself only when the member's own name is on it. */
const OwnName = () => {
  const { t } = useTranslation('account');
  const who = useSession((session) => session.username);
  const { data } = useQuery({
    queryKey: ['readSecurity', who],
    queryFn: async ({ signal }) => call('readSecurity', { signal }),
  });
  if (data === undefined) return null;
  if (data.payeeName !== '') {
    return <p className={styles.small}>{t('deposit.ownName', { name: data.payeeName })}</p>;
  }
  return (
    <div className={styles.notice}>
      <p>{t('deposit.noName')}</p>
      <Button onClick={() => openModal({ name: 'account-area', page: 'securityCenter' })}>
        {t('deposit.setName')}
      </Button>
    </div>
  );
};
