import { Button, EmptyState, Skeleton } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { explain } from '../../../shared/explain.ts';
import { Drawer } from '../../../shared/parts/drawer.tsx';
import styles from './detail.module.css';

interface DetailDrawerProps<Detail> {
  title: string;
  read: { data: Detail | undefined; error: unknown; refetch: () => Promise<unknown> };
  onClose: () => void;
  children: (detail: Detail) => ReactNode;
}

/** The detail of a row in a drawer: on its way, there, or failed. */
export const DetailDrawer = <Detail,>({ title, read, onClose, children }: DetailDrawerProps<Detail>) => {
  const { t } = useTranslation();
  const { data, error, refetch } = read;
  return (
    <Drawer title={title} closeLabel={t('shell.close')} onClose={onClose}>
      {data !== undefined && <div className={styles.detail}>{children(data)}</div>}
      {data === undefined && error === null && <Skeleton height="320px" />}
      {data === undefined && error !== null && (
        <EmptyState
          title={t('records.failedTitle')}
          text={explain(error)}
          action={<Button onClick={() => void refetch()}>{t('failures.retry')}</Button>}
        />
      )}
    </Drawer>
  );
};
