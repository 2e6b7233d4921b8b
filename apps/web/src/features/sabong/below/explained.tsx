import { Button } from '@hintha/ui';
import { formatAmount } from '@hintha/money';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { forHundred, SIDES } from '../fight/side-names.ts';
import type { Fight } from '../live/use-arenas.ts';
import styles from './below.module.css';
import { sumsOf, workOut } from './work-out.ts';

/** What the dividends of a fight were worked out from, to the hundredth, and the button that does it on this device. */
export const Explained = ({ fight }: { fight: Fight }) => {
  const { t } = useTranslation('sabong');
  const [isRight, setIsRight] = useState<boolean | null>(null);
  if (!fight.isFinal || fight.plasada === null) return null;
  return (
    <details className={styles.explained}>
      <summary>{t('roads.howWorkedOut')}</summary>
      <div className={styles.parts}>
        <Figures fight={fight} />
        <Button onClick={() => setIsRight(workOut(fight))}>{t('roads.workOut')}</Button>
        <p role="status" data-right={isRight ?? undefined}>
          {isRight !== null && t(isRight ? 'roads.workedOut' : 'roads.differs')}
        </p>
      </div>
    </details>
  );
};

const Figures = ({ fight }: { fight: Fight }) => {
  const { t } = useTranslation('sabong');
  const symbol = useCurrencySymbol();
  const { pool, kept } = sumsOf(fight);
  const { dividends, net, plasada, settled } = fight;
  const rows: (readonly [string, string])[] = [
    [t('page.meron'), formatMoney(fight.pools.meron.stake, symbol)],
    [t('page.wala'), formatMoney(fight.pools.wala.stake, symbol)],
    [t('roads.poolOf'), formatMoney(formatAmount(pool), symbol)],
    [t('roads.plasadaOf', { percent: plasada ?? 0 }), formatMoney(formatAmount(kept), symbol)],
    [t('roads.netOf'), formatMoney(net, symbol)],
    ...SIDES.map(
      (side) =>
        [
          t('roads.dividendOf', { who: t(`page.${side}`) }),
          dividends[side] === null ? '–' : forHundred(dividends[side]),
        ] as const,
    ),
    ...(settled === null || fight.result === 'draw'
      ? []
      : [
          [t('roads.paidOf'), formatMoney(settled.paid, symbol)] as const,
          [t('roads.breakageOf'), formatMoney(settled.breakage, symbol)] as const,
        ]),
  ];
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value}</dd>
        </div>
      ))}
    </dl>
  );
};
