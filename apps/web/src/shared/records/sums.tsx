import { Money } from '@hintha/ui';
import { useId } from 'react';
import { useCurrencySymbol } from '../permission.ts';
import styles from './sums.module.css';

interface SumsProps {
  title: string;
  sums: readonly { name: string; amount: string; signed?: boolean }[];
}

/** What rows add up to. */
export const Sums = ({ title, sums }: SumsProps) => {
  const symbol = useCurrencySymbol();
  const titleId = useId();
  return (
    <section className={styles.sums} aria-labelledby={titleId}>
      <h3 id={titleId} className={styles.title}>
        {title}
      </h3>
      {sums.map(({ name, amount, signed = false }) => (
        <dl key={name} className={styles.sum}>
          <dt>{name}</dt>
          <dd>
            <Money amount={amount} symbol={symbol} signed={signed} />
          </dd>
        </dl>
      ))}
    </section>
  );
};
