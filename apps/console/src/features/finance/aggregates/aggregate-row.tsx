import { Money } from '@hintha/ui';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { useTexts } from '../../../shared/language.ts';
import styles from '../finance.module.css';
import { nextStep } from './next-step.ts';
import type { AggregateFilter } from './use-aggregate-filter.ts';
import type { Aggregate } from './use-aggregates.ts';

interface Props {
  readonly aggregate: Aggregate;
  readonly filter: AggregateFilter;
}

const Name = ({ aggregate, filter }: Props) => {
  const t = useTexts();
  const name = aggregate.id === 'none' ? t('finance.aggregates.none') : aggregate.name;
  if (filter.by === 'wallet') return <MemberLink id={aggregate.id} name={name} />;
  const next = nextStep(filter.by, aggregate.id, filter.values.team);
  if (next === undefined) return name;
  return (
    <button type="button" className={styles.open} onClick={() => filter.narrow(next)}>
      {name}
    </button>
  );
};

/** An aggregate with what it came to; of a wallet also what it held before and after. */
export const AggregateRow = ({ aggregate, filter }: Props) => {
  const t = useTexts();
  return (
    <tr>
      <td>
        <Name aggregate={aggregate} filter={filter} />
        {aggregate.opening !== null && aggregate.closing !== null && (
          <span className={styles.turn}>
            {t('finance.opening')} <Money amount={aggregate.opening} /> · {t('finance.closing')}{' '}
            <Money amount={aggregate.closing} />
          </span>
        )}
      </td>
      <td className={styles.figures}>{aggregate.postings}</td>
      <td className={styles.figures}>
        <Money amount={aggregate.amount} signed />
      </td>
    </tr>
  );
};
