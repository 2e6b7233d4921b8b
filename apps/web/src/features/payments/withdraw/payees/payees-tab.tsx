import { Button, EmptyState, Icon, Skeleton } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerNow } from '../../../../shared/clock.ts';
import { formatInstant } from '../../../../shared/format/format-time.ts';
import { openModal } from '../../../../shared/modals.ts';
import { ListFailed } from '../../../../shared/parts/list-failed.tsx';
import { useOwn, type Payee, type Security } from '../own-queries.ts';
import styles from '../withdraw.module.css';
import { AddPayeeDialog } from './add-payee-dialog.tsx';
import { PayeeRow } from './payee-row.tsx';

/** As many as the server keeps for one member. */
const MOST_PAYEES = 5;
const CLOCK_MS = 60_000;

/** The accounts that money can go to: the list, a new one, and away with one. */
export const PayeesTab = () => {
  const payees = useOwn('listPayees');
  const security = useOwn('readSecurity');
  if (payees.data !== undefined && security.data !== undefined)
    return <Payees payees={payees.data} security={security.data} />;
  const retry = () => void Promise.all([payees.refetch(), security.refetch()]);
  return payees.isError || security.isError ? <ListFailed onRetry={retry} /> : <Skeleton height="320px" />;
};

interface PayeesProps {
  payees: readonly Payee[];
  security: Security;
}

const Payees = ({ payees, security }: PayeesProps) => {
  const { t } = useTranslation('account');
  const now = useServerNow(CLOCK_MS);
  const { withdrawalsHeldUntil: held, payeeName } = security;
  return (
    <>
      <p className={styles.text}>{t('withdraw.payees.text')}</p>
      {held !== null && held > now && (
        <p className={styles.warning}>
          <Icon name="clock" size={20} /> {t('withdraw.blocks.held', { at: formatInstant(held) })}
        </p>
      )}
      {payees.length === 0 ? (
        <EmptyState title={t('withdraw.payees.emptyTitle')} text={t('withdraw.payees.emptyText')} />
      ) : (
        <ul className={styles.cards}>
          {payees.map((payee) => (
            <PayeeRow key={payee.id} payee={payee} now={now} />
          ))}
        </ul>
      )}
      {payeeName === '' ? <NameFirst /> : <AddPayee payees={payees} security={security} />}
    </>
  );
};

/** Money goes to accounts under the member's own name alone, so that one has to be told first. */
const NameFirst = () => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.section}>
      <p className={styles.warning}>{t('withdraw.blocks.name')}</p>
      <Button look="gold" onClick={() => openModal({ name: 'account-area', page: 'securityCenter' })}>
        {t('withdraw.blocks.way.name')}
      </Button>
    </div>
  );
};

const AddPayee = ({ payees, security }: PayeesProps) => {
  const { t } = useTranslation('account');
  const { t: site } = useTranslation();
  const [adding, setAdding] = useState(false);
  if (payees.length >= MOST_PAYEES) return <p className={styles.text}>{site('errors.payees_full')}</p>;
  return (
    <div className={styles.section}>
      <Button look="gold" aria-haspopup="dialog" onClick={() => setAdding(true)}>
        <Icon name="plus" size={18} />
        {t('withdraw.payees.add')}
      </Button>
      {adding && <AddPayeeDialog security={security} onClose={() => setAdding(false)} />}
    </div>
  );
};
