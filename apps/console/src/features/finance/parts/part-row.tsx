import { Money } from '@hintha/ui';
import { MemberLink } from '../../../shared/detail/member-link.tsx';
import { useTexts } from '../../../shared/language.ts';
import styles from '../books.module.css';
import { nextStep } from './next-step.ts';
import type { PartFilter } from './use-part-filter.ts';
import type { Part } from './use-parts.ts';

interface Props {
  readonly part: Part;
  readonly filter: PartFilter;
}

const Name = ({ part, filter }: Props) => {
  const t = useTexts();
  const name = part.id === 'none' ? t('finance.parts.none') : part.name;
  if (filter.by === 'wallet') return <MemberLink id={part.id} name={name} />;
  const next = nextStep(filter.by, part.id, filter.values.team);
  if (next === undefined) return name;
  return (
    <button type="button" className={styles.open} onClick={() => filter.narrow(next)}>
      {name}
    </button>
  );
};

/** A part with what it came to; of a wallet also what it held before and after. */
export const PartRow = ({ part, filter }: Props) => {
  const t = useTexts();
  return (
    <tr>
      <td>
        <Name part={part} filter={filter} />
        {part.opening !== null && part.closing !== null && (
          <span className={styles.turn}>
            {t('finance.opening')} <Money amount={part.opening} /> · {t('finance.closing')}{' '}
            <Money amount={part.closing} />
          </span>
        )}
      </td>
      <td className={styles.figures}>{part.postings}</td>
      <td className={styles.figures}>
        <Money amount={part.amount} signed />
      </td>
    </tr>
  );
};
