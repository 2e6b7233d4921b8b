import { Button, Dialog, EmptyState, Skeleton } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../shared/format/format.ts';
import { useCurrencySymbol } from '../../shared/permission.ts';
import styles from './point-mall.module.css';
import { usePointConfig, type PointConfig } from './use-points.ts';

/** How points come and go, in the figures of the house. */
export const RulesDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('centre');
  const { data, isError, refetch } = usePointConfig();
  return (
    <Dialog open title={own('pointMall.rules')} closeLabel={t('shell.close')} onClose={onClose}>
      {data !== undefined && <Rules config={data} />}
      {data === undefined && isError && (
        <EmptyState
          title={own('pointMall.rule.failedTitle')}
          action={<Button onClick={() => void refetch()}>{t('failures.retry')}</Button>}
        />
      )}
      {data === undefined && !isError && <Skeleton height="420px" />}
    </Dialog>
  );
};

const Rules = ({ config }: { config: PointConfig }) => {
  const { t } = useTranslation('centre');
  const symbol = useCurrencySymbol();
  const { pointsRatio, leastConverted, rules } = config;
  const ratio = {
    points: formatNumber(pointsRatio.points),
    amount: formatMoney(pointsRatio.amount, symbol),
    least: formatNumber(leastConverted),
  };
  return (
    <div className={styles.rules}>
      <h3>{t('pointMall.rule.earn')}</h3>
      <p>{t('pointMall.rule.earnText', { unit: formatMoney(rules.unit, symbol) })}</p>
      <Figures
        title={t('pointMall.rule.weights')}
        head={[t('pointMall.rule.category'), t('pointMall.rule.weight')]}
        rows={rules.weights.map(({ category, weight }) => [
          <CategoryName key={category} code={category} />,
          weight,
        ])}
      />
      <Figures
        title={t('pointMall.rule.factors')}
        head={[t('pointMall.rule.level'), t('pointMall.rule.factor')]}
        rows={rules.levels.map(({ labelName, factor }) => [labelName, factor])}
      />
      <h3>{t('pointMall.rule.spend')}</h3>
      <ul>
        <li>{t('pointMall.rule.expiry')}</li>
        <li>{t('pointMall.rule.convert', ratio)}</li>
        <li>{t('pointMall.rule.redeem')}</li>
        <li>{t('pointMall.rule.voided')}</li>
      </ul>
    </div>
  );
};

/** A kind of game that this page does not know goes by its code. */
const CategoryName = ({ code }: { code: string }) => {
  const { t } = useTranslation('centre');
  const names = new Map(Object.entries(t('pointMall.rule.categories', { returnObjects: true })));
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
