import { Button, EmptyState } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock.ts';
import { formatMoney, formatNumber } from '../../../shared/format/format.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { useCurrencySymbol } from '../../../shared/permission.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import recordStyles from '../../../shared/records/record.module.css';
import { Sums } from '../../../shared/records/sums.tsx';
import { lastMonth, spanOf, type PeriodChoice } from '../../../shared/period/period.ts';
import { PeriodField } from '../../../shared/period/period-field.tsx';
import { AreaView } from './area-view.tsx';
import { dayText } from '../../../shared/chart/day-text.ts';
import { DayView } from './day-view.tsx';
import styles from './personal-profit.module.css';
import { useProfit, type Profit } from './use-profit.ts';
import { useProfitWords } from './use-profit-words.ts';

/** What the player's games and bonuses came to. */
export const PersonalProfit = () => (
  <QueryRoot>
    <Figures />
  </QueryRoot>
);

const lastWeek = (): PeriodChoice => ({ period: 'last-7', span: spanOf('last-7', serverNow()) });

const Figures = () => {
  const [chosen, choose] = useState(lastWeek);
  return (
    <div className={recordStyles.record}>
      <PeriodField chosen={chosen} onChoose={choose} />
      <ReadList read={useProfit(chosen.span)} words={useProfitWords()}>
        {(profit) => <Found profit={profit} onWiden={() => choose(lastMonth(serverNow()))} />}
      </ReadList>
    </div>
  );
};

const isEmpty = ({ categories, jackpots, bonuses }: Profit): boolean =>
  categories.length === 0 && !/[1-9]/.test(jackpots + bonuses);

const Found = ({ profit, onWiden }: { profit: Profit; onWiden: () => void }) => {
  const { t } = useTranslation();
  const { t: c } = useTranslation('account');
  if (isEmpty(profit))
    return (
      <EmptyState
        title={c('profit.emptyTitle')}
        text={c('profit.emptyText')}
        action={<Button onClick={onWiden}>{t('records.widen')}</Button>}
      />
    );
  const { stakes, wins, bonuses, net } = profit.totals;
  return (
    <>
      <Sums
        title={`${dayText(profit.from)} – ${dayText(profit.to)}`}
        sums={[
          { name: c('profit.stakes'), amount: stakes },
          { name: c('profit.wins'), amount: wins },
          { name: c('profit.bonuses'), amount: bonuses, signed: true },
          { name: c('profit.net'), amount: net, signed: true },
        ]}
      />
      <p className={styles.rule}>{c('profit.netRule')}</p>
      <AtVendors {...profit.atVendors} />
      <Views profit={profit} />
    </>
  );
};

/** Which part of it the account record does not have. */
const AtVendors = ({ rounds, net }: Profit['atVendors']) => {
  const { t } = useTranslation('account');
  const symbol = useCurrencySymbol();
  if (rounds === 0) return null;
  const values = { rounds: formatNumber(rounds), net: formatMoney(net, symbol) };
  return <p className={styles.rule}>{t('profit.atVendors', values)}</p>;
};

const Views = ({ profit }: { profit: Profit }) => {
  const { t } = useTranslation('account');
  const [view, setView] = useState<'area' | 'day'>('area');
  const [asTable, setAsTable] = useState(false);
  const View = view === 'area' ? AreaView : DayView;
  return (
    <>
      <div className={styles.head}>
        <ChoiceChips
          label={t('profit.views')}
          choices={[
            { value: 'area', name: t('profit.byArea') },
            { value: 'day', name: t('profit.byDay') },
          ]}
          chosen={view}
          onChoose={setView}
        />
        <Button onClick={() => setAsTable(!asTable)}>
          {asTable ? t('profit.asChart') : t('profit.asTable')}
        </Button>
      </div>
      <View profit={profit} asTable={asTable} />
    </>
  );
};
