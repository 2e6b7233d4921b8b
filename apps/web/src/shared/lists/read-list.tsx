import { Button, EmptyState } from '@hintha/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ListWaiting } from './list-waiting.tsx';
import styles from './lists.module.css';

/** What a query tells of itself. */
interface Read<Page> {
  data: Page | undefined;
  isError: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

interface ReadListProps<Page> {
  read: Read<Page>;
  words: { waiting: string; failedTitle: string; failedText: string };
  children: (page: Page) => ReactNode;
}

/** A list that is read from the server: its rows on their way, there, or failed. What was there before stays, dimmed. */
export const ReadList = <Page,>({ read, words, children }: ReadListProps<Page>) => {
  const { data, isError, isPlaceholderData, refetch } = read;
  return (
    <>
      {isError && <Failed words={words} kept={data !== undefined} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <ListWaiting label={words.waiting} />}
      {data !== undefined && (
        <div className={styles.found} data-old={isPlaceholderData || isError || undefined}>
          {children(data)}
        </div>
      )}
    </>
  );
};

interface FailedProps extends Pick<ReadListProps<unknown>, 'words'> {
  kept: boolean;
  onRetry: () => void;
}

/** Over an old page it is a line; without one the failure takes the place of the list. */
const Failed = ({ words, kept, onRetry }: FailedProps) => {
  const { t } = useTranslation();
  const again = <Button onClick={onRetry}>{t('failures.retry')}</Button>;
  return (
    <div role="alert">
      {kept ? (
        <p className={styles.failed}>
          {words.failedTitle} {again}
        </p>
      ) : (
        <EmptyState title={words.failedTitle} text={words.failedText} action={again} />
      )}
    </div>
  );
};
