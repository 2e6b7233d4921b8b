import { Button, Icon, Skeleton } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askedOrder } from '../../../../shared/account-area/asked-order.ts';
import { useServerNow } from '../../../../shared/clock.ts';
import { ListFailed } from '../../../../shared/parts/list-failed.tsx';
import { TurnoverMeter } from '../meter/turnover-meter.tsx';
import {
  useOwn,
  useWithdrawals,
  type Limits,
  type Payee,
  type Security,
  type Turnover,
} from '../own-queries.ts';
import { HistoryDrawer } from '../history/history-drawer.tsx';
import { WithdrawalList } from '../history/withdrawal-list.tsx';
import { FirstSteps } from '../first/first-steps.tsx';
import { missingSteps, type FirstStep } from '../first/steps.ts';
import type { WithdrawTab } from '../tabs.ts';
import styles from '../withdraw.module.css';
import { BalanceCard } from './balance-card.tsx';
import { BlockNotices } from './block-notices.tsx';
import { blocksOf, type Block } from './blocks.ts';
import { RequestForm } from './request-form.tsx';
import type { KeptRequest } from './use-draft.ts';

interface RequestTabProps {
  /** How many payments wait for an answer. */
  waiting: number;
  kept: KeptRequest;
  onTab: (tab: WithdrawTab) => void;
}

const CLOCK_MS = 1000;

/** All that a withdrawal is decided by, read together; undefined until everything is there. */
const useStanding = () => {
  const asked = [
    useOwn('readSecurity'),
    useOwn('listPayees'),
    useOwn('listRequirements'),
    useWithdrawals(),
    useOwn('readWithdrawalLimits'),
  ] as const;
  const [security, payees, turnover, withdrawals, limits] = asked;
  const retry = () => {
    for (const one of asked) if (one.isError) void one.refetch();
  };
  const failed = asked.some(({ data, isError }) => isError && data === undefined);
  if (!security.data || !payees.data || !turnover.data || !withdrawals.data || !limits.data)
    return { failed, retry };
  const list = withdrawals.data.pages.flatMap((page) => page.list);
  return {
    failed,
    retry,
    standing: { security: security.data, payees: payees.data, turnover: turnover.data, withdrawals: list },
    limits: limits.data,
    more: withdrawals,
  };
};

/** Asking for money: what there is, what stands in the way, the form, and what became of earlier ones. */
export const RequestTab = ({ waiting, kept, onTab }: RequestTabProps) => {
  const { t } = useTranslation('account');
  const now = useServerNow(CLOCK_MS);
  const [openedId, setOpenedId] = useState(() => askedOrder('withdraw'));
  const { failed, retry, standing, limits, more } = useStanding();
  if (standing === undefined) return failed ? <ListFailed onRetry={retry} /> : <Skeleton height="480px" />;
  const { turnover, ...rest } = standing;
  const blocks = blocksOf({ ...rest, remaining: turnover.remaining, now });
  const hasOpen = turnover.list.some(({ state }) => state === 'OPEN');
  return (
    <>
      <BalanceCard />
      {waiting > 0 && (
        <Button look="gold" onClick={() => onTab('receipt')}>
          {t('withdraw.toConfirm', { count: waiting })}
          <Icon name="chevron-right" size={18} />
        </Button>
      )}
      <Request
        {...rest}
        limits={limits}
        now={now}
        blocks={blocks}
        turnover={hasOpen ? turnover : null}
        kept={kept}
        onTab={onTab}
        onHistory={setOpenedId}
      />
      <section className={styles.section} aria-labelledby="withdrawals">
        <h3 id="withdrawals">{t('withdraw.list.title')}</h3>
        <WithdrawalList list={standing.withdrawals} onOpen={setOpenedId} />
        {more.hasNextPage && (
          <Button loading={more.isFetchingNextPage} onClick={() => void more.fetchNextPage()}>
            {t('withdraw.showMore')}
          </Button>
        )}
      </section>
      {!hasOpen && <TurnoverMeter turnover={turnover} />}
      {openedId !== null && (
        <HistoryDrawer id={openedId} onReceipt={() => onTab('receipt')} onClose={() => setOpenedId(null)} />
      )}
    </>
  );
};

interface RequestProps extends Pick<RequestTabProps, 'kept' | 'onTab'> {
  security: Security;
  payees: readonly Payee[];
  limits: Limits;
  now: number;
  blocks: readonly Block[];
  /** Shown where something is still to be played. */
  turnover: Turnover | null;
  onHistory: (id: string) => void;
}

/** What comes before a request, and the request. */
const Request = ({ security, payees, blocks, turnover, onTab, onHistory, ...form }: RequestProps) => {
  const [step, setStep] = useState<FirstStep | null>(null);
  const missing = missingSteps({ security, payees });
  const [next] = missing;
  return (
    <>
      {next !== undefined && (
        <FirstSteps security={security} payees={payees} missing={missing} opened={step} onOpen={setStep} />
      )}
      <BlockNotices blocks={blocks} onTab={onTab} onHistory={onHistory} />
      {turnover !== null && <TurnoverMeter turnover={turnover} />}
      {blocks.length === 0 && (
        <RequestForm
          {...form}
          payees={payees}
          onSteps={next === undefined ? null : () => setStep(next)}
          onDone={onHistory}
        />
      )}
    </>
  );
};
