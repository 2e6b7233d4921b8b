import type { ConsoleCall } from '@hintha/contract';
import { useQuery } from '@tanstack/react-query';
import { call, type Reply } from '../../../../shared/api.ts';
import { formatSpan } from '../../../../shared/format.ts';
import { useTexts, type Texts } from '../../../../shared/language.ts';
import { useMay } from '../../../../shared/may.ts';
import { LINE } from '../../../../shared/queries.ts';
import { useNow } from '../../../../shared/use-now.ts';
import type { Waiting } from './use-waiting.ts';

export interface AlarmText {
  readonly text: string;
  readonly to?: string;
}

const SECOND_MS = 1000;
const EVERY_MS = 30_000;
const HUNDRED = 100;
/** A budget of which more than this is given is called out. */
const SCARCE_PERCENT = 80;

const ofLedger = (t: Texts, ledger: Reply<'readReconciliation'> | undefined): AlarmText[] => {
  if (ledger?.alarm !== true) return [];
  const count = ledger.breaks.length;
  const span = formatSpan((ledger.lagSeconds ?? 0) * SECOND_MS);
  const text = count > 0 ? t('business.alarms.ledger', { count }) : t('business.alarms.behind', { span });
  return [{ text, to: '/finance' }];
};

const ofBudgets = (t: Texts, budgets: Reply<'listBudgets'>['budgets']): AlarmText[] =>
  budgets.flatMap(({ line, spentToday, mostPerDay }) => {
    const share = Math.round((Number(spentToday) / Number(mostPerDay)) * HUNDRED);
    if (!(share >= SCARCE_PERCENT)) return [];
    const text = t('business.alarms.budget', { line: t(`finance.budgets.lines.${line}`), share });
    return [{ text, to: '/finance' }];
  });

const ofQueues = (t: Texts, waiting: readonly Waiting[], now: number): AlarmText[] =>
  waiting.flatMap(({ name, oldestAt, targetMs }) => {
    const age = now - (oldestAt ?? now);
    if (targetMs === null || age <= targetMs) return [];
    const text = t('business.alarms.late', { queue: t(`${name}.title`), span: formatSpan(age) });
    return [{ text, to: `/${name}` }];
  });

const useAsked = <Answer>(
  key: readonly string[],
  ask: (signal: AbortSignal) => Promise<Answer>,
  needs?: ConsoleCall,
) => {
  const may = useMay();
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => ask(signal),
    enabled: needs === undefined || may(needs),
    refetchInterval: EVERY_MS,
  }).data;
};

/** Everything that is out of order, in words. */
export const useAlarmTexts = (waiting: readonly Waiting[]): AlarmText[] => {
  const t = useTexts();
  const now = useNow(SECOND_MS);
  const server = useAsked(LINE, (signal) => call('readAlarms', { signal }));
  const ledger = useAsked(['reconciliation'], (signal) => call('readReconciliation', { signal }));
  const vendors = useAsked(['integrations', 'suspended'], (signal) => call('listSuspended', { signal }));
  const budgets = useAsked(['budgets', 'short'], (signal) => call('listBudgets', { signal }), 'listBudgets');
  return [
    ...(server?.alarms ?? []).map(({ kind }) => ({ text: t(`appShell.alarms.${kind}`) })),
    ...ofLedger(t, ledger),
    ...(vendors?.integrations ?? []).map(({ name }) => ({
      text: t('business.alarms.suspended', { name }),
      to: '/integrations',
    })),
    ...ofBudgets(t, budgets?.budgets ?? []),
    ...ofQueues(t, waiting, now),
  ];
};
