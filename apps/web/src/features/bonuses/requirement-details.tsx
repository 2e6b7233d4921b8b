import { Money } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { formatInstant, formatMoment } from '../../shared/format/format-time.ts';
import { formatMoney } from '../../shared/format/format.ts';
import { Detail } from '../../shared/parts/detail.tsx';
import { useCurrencySymbol } from '../../shared/permission.ts';
import type { Bonus, Requirement } from './use-bonuses.ts';

interface RequirementDetailsProps {
  requirement: Requirement;
  bonus: Bonus | null;
}

/** All that belongs to a requirement, and to the bonus that came with it. */
export const RequirementDetails = ({ requirement, bonus }: RequirementDetailsProps) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { base, multiple, target, maxStake, openedAt, expiresAt, closedAt } = requirement;
  return (
    <dl>
      {bonus !== null && <BonusAmounts bonus={bonus} />}
      <Detail name={t('bonuses.target')}>
        {t('bonuses.rule', { base: formatMoney(base, symbol), multiple })}
        {' = '}
        <Money amount={target} symbol={symbol} />
      </Detail>
      <Detail name={t('bonuses.maxStake')}>
        {maxStake === null ? t('bonuses.anyStake') : <Money amount={maxStake} symbol={symbol} />}
      </Detail>
      <Detail name={t('bonuses.granted')}>
        <span className="num">{formatMoment(openedAt)}</span>
      </Detail>
      <Detail name={t('bonuses.expires')}>
        {expiresAt === null ? t('bonuses.never') : <span className="num">{formatInstant(expiresAt)}</span>}
      </Detail>
      {closedAt !== null && (
        <Detail name={t('bonuses.ended')}>
          <span className="num">{formatMoment(closedAt)}</span>
        </Detail>
      )}
    </dl>
  );
};

const BonusAmounts = ({ bonus }: { bonus: Bonus }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { amount, takenBack, mostKept } = bonus;
  return (
    <>
      <Detail name={t('bonuses.amount')}>
        <Money amount={amount} symbol={symbol} />
      </Detail>
      {/[1-9]/.test(takenBack) && (
        <Detail name={t('bonuses.takenBack')}>
          <Money amount={takenBack} symbol={symbol} />
        </Detail>
      )}
      {mostKept !== null && (
        <Detail name={t('bonuses.mostKept')}>
          <Money amount={mostKept} symbol={symbol} />
        </Detail>
      )}
    </>
  );
};
