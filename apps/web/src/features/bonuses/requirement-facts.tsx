import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant } from '../../shared/format/format-time.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { Fact } from '../../shared/parts/fact.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import type { Bonus, Requirement } from './use-bonuses.ts';

interface RequirementFactsProps {
  requirement: Requirement;
  bonus: Bonus | null;
}

/** All that belongs to a requirement, and to the bonus that came with it. */
export const RequirementFacts = ({ requirement, bonus }: RequirementFactsProps) => {
  const { t } = useTranslation('centre');
  const symbol = useCurrencySymbol();
  const { base, multiple, target, maxStake, openedAt, expiresAt, closedAt } = requirement;
  return (
    <dl>
      {bonus !== null && <BonusAmounts bonus={bonus} />}
      <Fact name={t('bonuses.target')}>
        {t('bonuses.rule', { base: formatMoney(base, symbol), multiple })}
        {' = '}
        <Money amount={target} symbol={symbol} />
      </Fact>
      <Fact name={t('bonuses.maxStake')}>
        {maxStake === null ? t('bonuses.anyStake') : <Money amount={maxStake} symbol={symbol} />}
      </Fact>
      <Fact name={t('bonuses.granted')}>
        <span className="num">{formatInstant(openedAt)}</span>
      </Fact>
      <Fact name={t('bonuses.expires')}>
        {expiresAt === null ? t('bonuses.never') : <span className="num">{formatInstant(expiresAt)}</span>}
      </Fact>
      {closedAt !== null && (
        <Fact name={t('bonuses.ended')}>
          <span className="num">{formatInstant(closedAt)}</span>
        </Fact>
      )}
    </dl>
  );
};

const BonusAmounts = ({ bonus }: { bonus: Bonus }) => {
  const { t } = useTranslation('centre');
  const symbol = useCurrencySymbol();
  const { amount, takenBack, mostKept } = bonus;
  return (
    <>
      <Fact name={t('bonuses.amount')}>
        <Money amount={amount} symbol={symbol} />
      </Fact>
      {/[1-9]/.test(takenBack) && (
        <Fact name={t('bonuses.takenBack')}>
          <Money amount={takenBack} symbol={symbol} />
        </Fact>
      )}
      {mostKept !== null && (
        <Fact name={t('bonuses.mostKept')}>
          <Money amount={mostKept} symbol={symbol} />
        </Fact>
      )}
    </>
  );
};
