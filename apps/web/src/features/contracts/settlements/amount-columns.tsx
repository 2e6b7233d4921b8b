import { useTranslation } from 'react-i18next';
import { extremesOf } from '../../../shared/chart/extremes.ts';
import { formatMoney } from '../../../shared/format/format.ts';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { periodText } from '../period-text.ts';
import type { Kind, Settlement } from '../use-contracts.ts';
import { columnsOf, type Column } from './columns.ts';
import own from './settlements.module.css';

const HEIGHT = 96;
const GAP = 0.3;

/** What the periods of a page came to, the latest on the right; the list below says the same in figures. */
export const AmountColumns = ({ kind, settlements }: { kind: Kind; settlements: readonly Settlement[] }) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  const columns = columnsOf(settlements);
  const extremes = extremesOf(
    columns.map(({ period, amount }) => ({ name: periodText(period, kind), amount })),
  );
  if (columns.length < 2 || extremes === null || !/[1-9]/.test(extremes.highest.amount)) return null;
  const { highest, lowest } = extremes;
  const summary = t('contracts.chart', {
    highest: formatMoney(highest.amount, symbol),
    highestPeriod: highest.name,
    lowest: formatMoney(lowest.amount, symbol),
    lowestPeriod: lowest.name,
  });
  return (
    <figure className={own.chart}>
      <figcaption>{summary}</figcaption>
      <svg role="img" aria-label={summary} height={HEIGHT} width="100%">
        {columns.map((column, place) => (
          <Bar key={column.period} column={column} place={place} count={columns.length} />
        ))}
        <line x1="0" x2="100%" y1={HEIGHT - 0.5} y2={HEIGHT - 0.5} />
      </svg>
      <div className={own.ends} aria-hidden>
        <span className="num">{periodText(columns[0]?.period ?? '', kind)}</span>
        <span className="num">{periodText(columns.at(-1)?.period ?? '', kind)}</span>
      </div>
      {columns.some(({ open }) => open > 0) && (
        <p className={own.legend}>
          <i data-part="paid" /> {t('contracts.payments.PAID')} <i data-part="open" />{' '}
          {t('contracts.stillOpen')}
        </p>
      )}
    </figure>
  );
};

const Bar = ({ column: { paid, open }, place, count }: { column: Column; place: number; count: number }) => {
  const room = HEIGHT - 2;
  const [paidHigh, openHigh] = [paid * room, open * room];
  const across = { x: `${((place + GAP / 2) * 100) / count}%`, width: `${((1 - GAP) * 100) / count}%` };
  return (
    <>
      <rect {...across} data-part="paid" y={HEIGHT - paidHigh} height={paidHigh} rx={2} />
      <rect {...across} data-part="open" y={HEIGHT - paidHigh - openHigh} height={openHigh} rx={2} />
    </>
  );
};
