import { Button, EmptyState, Skeleton } from '@hintha/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../../../shared/clock.ts';
import { askedOrder } from '../../../shared/account-area/asked-order.ts';
import { QueryRoot } from '../../../shared/queries.tsx';
import styles from './deposit-page.module.css';
import { openOrder } from '../../../shared/deposits/open-order.ts';
import { OrderForm } from './order/order-form.tsx';
import { OrderView } from './pay/order-view.tsx';
import { takeVisited } from './pay/visited-provider.ts';
import { RecentDeposits } from './history/recent-deposits.tsx';
import { useDepositList, useDepositNews, useMethods, type DepositList, type Method } from './use-deposits.ts';

const FIRST_PAGE = 10;
const LONGEST_PAGE = 100;

/** Paying in: what is still to be paid comes first, then what can be ordered. */
export const DepositPage = () => (
  <QueryRoot>
    <Deposits />
  </QueryRoot>
);

const Deposits = () => {
  const { t } = useTranslation();
  const { t: say } = useTranslation('account');
  const [pageSize, setPageSize] = useState(FIRST_PAGE);
  const methods = useMethods();
  const list = useDepositList(pageSize);
  useDepositNews();
  if (methods.data !== undefined && list.data !== undefined) {
    return (
      <DepositArea
        methods={methods.data}
        deposits={list.data}
        onMore={() => setPageSize((size) => Math.min(2 * size, LONGEST_PAGE))}
      />
    );
  }
  const retry = () => {
    void methods.refetch();
    void list.refetch();
  };
  if (methods.isError || list.isError) {
    return (
      <div role="alert">
        <EmptyState
          title={say('deposit.failedTitle')}
          text={say('deposit.failedText')}
          action={<Button onClick={retry}>{t('failures.retry')}</Button>}
        />
      </div>
    );
  }
  return (
    <div className={styles.page} aria-busy>
      <Skeleton height="180px" />
      <Skeleton height="200px" />
    </div>
  );
};

interface DepositAreaProps {
  methods: readonly Method[];
  deposits: DepositList;
  onMore: () => void;
}

/** What is opened is shown from its top, and the focus goes to it: the button that opened it may be gone. */
const useArrival = (opened: string | null) => {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(opened);
  useEffect(() => {
    if (shown.current === opened) return;
    shown.current = opened;
    top.current?.focus({ preventScroll: true });
    top.current?.scrollIntoView({ block: 'start' });
  }, [opened]);
  return top;
};

/** The deposit that the member comes back from the provider for; somebody else may have been here before. */
const visitedOf = (list: DepositList['list']): string | undefined => {
  const visited = takeVisited();
  return list.find(({ id }) => id === visited)?.id;
};

const DepositArea = ({ methods, deposits, onMore }: DepositAreaProps) => {
  const [opened, setOpened] = useState(
    () =>
      askedOrder('depositv2') ??
      visitedOf(deposits.list) ??
      openOrder(deposits.list, serverNow())?.id ??
      null,
  );
  const top = useArrival(opened);
  const hasMore = deposits.list.length < Math.min(deposits.total, LONGEST_PAGE);
  return (
    <div className={styles.page} ref={top} tabIndex={-1}>
      {opened === null ? (
        <OrderForm methods={methods} deposits={deposits} onOrder={setOpened} />
      ) : (
        <OrderView key={opened} id={opened} onNew={() => setOpened(null)} />
      )}
      <RecentDeposits
        list={deposits.list}
        opened={opened}
        onOpen={setOpened}
        {...(hasMore ? { onMore } : {})}
      />
    </div>
  );
};
