import { EmptyState } from '@hintha/ui';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../shared/format/format.ts';
import styles from '../contracts.module.css';
import type { Contract } from '../use-contracts.ts';
import { ContractCard } from './contract-card.tsx';

interface GroupProps {
  title: string;
  none: { title: string; text: string };
  contracts: readonly Contract[];
  action?: ReactNode;
}

const isOpen = ({ state }: Contract): boolean => state === 'OFFERED' || state === 'ACTIVE';

/** Contracts of one direction: those that count or wait, and, folded up, those that are over. */
export const Group = ({ title, none, contracts, action }: GroupProps) => {
  const { t } = useTranslation('account');
  const titleId = useId();
  const open = contracts.filter(isOpen);
  const former = contracts.filter((contract) => !isOpen(contract));
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h3 id={titleId}>{title}</h3>
        {action}
      </div>
      {open.length === 0 ? (
        <EmptyState title={none.title} text={none.text} />
      ) : (
        <Cards contracts={open} all={contracts} />
      )}
      {former.length > 0 && (
        <details className={styles.former}>
          <summary>{t('contracts.former', { total: formatNumber(former.length) })}</summary>
          <Cards contracts={former} all={contracts} />
        </details>
      )}
    </section>
  );
};

const Cards = ({ contracts, all }: { contracts: readonly Contract[]; all: readonly Contract[] }) => (
  <ul className={styles.cards}>
    {contracts.map((contract) => (
      <ContractCard key={contract.id} contract={contract} inForce={inForceBeside(contract, all)} />
    ))}
  </ul>
);

/** What an offer would take the place of. */
const inForceBeside = ({ state, party }: Contract, all: readonly Contract[]): Contract | undefined =>
  state === 'OFFERED' ? all.find((one) => one.state === 'ACTIVE' && one.party === party) : undefined;
