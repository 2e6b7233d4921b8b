import { Button, EmptyState } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ReadList } from '../../shared/lists/read-list.tsx';
import { ContractCard } from './contract-card.tsx';
import styles from './contracts.module.css';
import { History } from './history.tsx';
import { OfferDialog } from './offer-dialog.tsx';
import { OpenPayments } from './open-payments.tsx';
import { type Contract, type Kind, useContracts, useFlags } from './use-contracts.ts';

/** One kind of contract: one's own, those one has given, what waits, and what periods came to. */
export const ContractPage = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation('account');
  const read = useContracts(kind);
  const flags = useFlags();
  const [offering, setOffering] = useState(false);
  const mostRate = flags.data?.mostRates[kind] ?? '0.00';
  const words = {
    waiting: t('contracts.waiting'),
    failedTitle: t('contracts.failedTitle'),
    failedText: t('contracts.failedText'),
  };
  return (
    <div className={styles.page}>
      {flags.data?.owes === true && (
        <p role="status" className={styles.owes}>
          {t('contracts.owes')}
        </p>
      )}
      <ReadList read={read} words={words}>
        {(all) => (
          <>
            <Group title={t('contracts.mine')} none={t('contracts.mineNone')} all={all} direction="UP" />
            <Group title={t('contracts.given')} none={t('contracts.givenNone')} all={all} direction="DOWN" />
          </>
        )}
      </ReadList>
      {Number(mostRate) > 0 && flags.data?.owes === false && (
        <Button look="gold" onClick={() => setOffering(true)}>
          {t('contracts.offer')}
        </Button>
      )}
      <OpenPayments kind={kind} />
      <History kind={kind} />
      {offering && <OfferDialog kind={kind} mostRate={mostRate} onClose={() => setOffering(false)} />}
    </div>
  );
};

interface GroupProps {
  title: string;
  none: string;
  all: readonly Contract[];
  direction: Contract['direction'];
}

const Group = ({ title, none, all, direction }: GroupProps) => {
  const own = all.filter((contract) => contract.direction === direction);
  return (
    <section className={styles.section} aria-label={title}>
      <h3>{title}</h3>
      {own.length === 0 ? (
        <EmptyState title={none} text="" />
      ) : (
        <ul className={styles.cards}>
          {own.map((contract) => (
            <ContractCard key={contract.id} contract={contract} />
          ))}
        </ul>
      )}
    </section>
  );
};
