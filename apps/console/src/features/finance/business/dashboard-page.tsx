import { Alert, Button, Skeleton } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useSearchParams } from 'react-router';
import { explain } from '../../../shared/explain.ts';
import { formatInstant } from '../../../shared/format.ts';
import { useTexts } from '../../../shared/language.ts';
import { useNow } from '../../../shared/use-now.ts';
import { useTitle } from '../../../shared/use-title.ts';
import { BreakdownCard } from './breakdowns.tsx';
import styles from './business.module.css';
import { DayCharts } from './day-charts.tsx';
import { PeriodBar } from './period-bar.tsx';
import { periodOf } from './period.ts';
import { Tiles } from './tiles.tsx';
import { useBusiness, type Way } from './use-business.ts';
import { AlarmCard } from './waiting/alarm-card.tsx';
import { QueueCard } from './waiting/queue-card.tsx';
import { useWaiting } from './waiting/use-waiting.ts';

const HOUR_MS = 3_600_000;
const WAYS: readonly Way[] = ['vendor', 'game', 'agent'];

type Asked = Readonly<Record<string, string | undefined>>;

const withAsked = (params: URLSearchParams, asked: Asked): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const [name, value = ''] of Object.entries(asked)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
};

/** What is asked for stands in the address, so that Back undoes a step and a colleague sees the same. */
const useAsked = () => {
  const [params, setParams] = useSearchParams();
  const valueOf = (name: string) => params.get(name) ?? '';
  return {
    valueOf,
    set: (asked: Asked) => setParams((before) => withAsked(before, asked)),
    addressOf: (asked: Asked) => `?${withAsked(params, asked)}`,
  };
};

const Waits = () => {
  const waiting = useWaiting();
  return (
    <div className={styles.cards}>
      <AlarmCard waiting={waiting} />
      <QueueCard waiting={waiting} />
    </div>
  );
};

/** The first page of who runs the operator: what a period brought, what waits, and what is out of order. */
export const DashboardPage = () => {
  const t = useTexts();
  useTitle(t('business.title'));
  const { valueOf, set, addressOf } = useAsked();
  const today = formatInstant(useNow(HOUR_MS)).slice(0, 10);
  const asked = { period: valueOf('period'), from: valueOf('from'), to: valueOf('to') };
  const period = periodOf(asked, today);
  const { data, error, isPlaceholderData, refetch } = useBusiness(period);
  const within = { vendor: valueOf('vendor'), agent: valueOf('agent') };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t('business.title')}</h1>
      <PeriodBar period={period} today={today} business={data} onPeriod={set} />
      {error !== null && (
        <Alert color="cin" icon={<Icon name="warning" />} role="alert">
          {explain(error)}{' '}
          <Button size="compact-sm" onClick={() => void refetch()}>
            {t('table.retry')}
          </Button>
        </Alert>
      )}
      {data === undefined ? <Skeleton height={96} /> : <Tiles period={period} business={data} />}
      <Waits />
      {data !== undefined && <DayCharts business={data} stale={isPlaceholderData || error !== null} />}
      <div className={styles.cards}>
        {WAYS.map((by) => (
          <BreakdownCard
            key={by}
            by={by}
            period={period}
            within={within}
            onOpen={set}
            addressOf={addressOf}
          />
        ))}
      </div>
    </div>
  );
};
