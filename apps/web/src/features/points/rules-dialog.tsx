import { Button, Dialog, EmptyState, Skeleton } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './rewards-store.module.css';
import { usePointConfig, type PointConfig } from './use-points.ts';

/** How points come and go, in the figures of the operator. */
export const RulesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  const { data, isError, refetch } = usePointConfig();
  return (
    <Dialog open title={own('rewardsStore.rules')} closeLabel={t('shell.close')} onClose={onClose}>
      {data !== undefined && <Rules config={data} />}
      {data === undefined && isError && (
        <EmptyState
          title={own('rewardsStore.rule.failedTitle')}
          action={<Button onClick={() => void refetch()}>{t('failures.retry')}</Button>}
        />
      )}
      {data === undefined && !isError && <Skeleton height="420px" />}
    </Dialog>
  );
};

const Rules = ({ config }: { config: PointConfig }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const { pointsRatio, leastConverted, rules } = config;
  const ratio = {
    points: formatNumber(pointsRatio.points),
    amount: formatMoney(pointsRatio.amount, symbol),
    least: formatNumber(leastConverted),
  };
  return (
    <div className={styles.rules}>
      <h3>{t('rewardsStore.rule.earn')}</h3>
      <p>{t('rewardsStore.rule.earnText', { unit: formatMoney(rules.unit, symbol) })}</p>
      <Figures
        title={t('rewardsStore.rule.weights')}
        head={[t('rewardsStore.rule.category'), t('rewardsStore.rule.weight')]}
        rows={rules.weights.map(({ category, weight }) => [
          <CategoryName key={category} code={category} />,
          weight,
        ])}
      />
      <Figures
        title={t('rewardsStore.rule.factors')}
        head={[t('rewardsStore.rule.level'), t('rewardsStore.rule.factor')]}
        rows={rules.levels.map(({ labelName, factor }) => [labelName, factor])}
      />
      <h3>{t('rewardsStore.rule.spend')}</h3>
      <ul>
        <li>{t('rewardsStore.rule.expiry')}</li>
        <li>{t('rewardsStore.rule.convert', ratio)}</li>
        <li>{t('rewardsStore.rule.redeem')}</li>
        <li>{t('rewardsStore.rule.voided')}</li>
      </ul>
    </div>
  );
};

/** A kind of game that this page does not know goes by its code. */
const CategoryName = ({ code }: { code: string }) => {
  const { t } = useTranslation('account');
  const names = new Map(Object.entries(t('rewardsStore.rule.categories', { returnObjects: true })));
  return names.get(code) ?? code;
};

interface FiguresProps {
  title: string;
  head: readonly [string, string];
  rows: readonly (readonly [ReactNode, string])[];
}

/** A table that can be folded away; its summary lets the keyboard into the text around it. */
const Figures = ({ title, head, rows }: FiguresProps) => (
  <details open>
    <summary>{title}</summary>
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, figure], index) => (
          <tr key={index}>
            <th scope="row">{name}</th>
            <td className="num">{figure}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
