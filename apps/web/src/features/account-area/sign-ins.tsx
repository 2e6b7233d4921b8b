import { Button, EmptyState, Skeleton, Tag } from '@hintha/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../shared/api.ts';
import { formatMoment } from '../../shared/format/format-time.ts';
import { useSession } from '../../shared/session.ts';
import { ListFailed } from '../../shared/parts/list-failed.tsx';
import styles from './security.module.css';

type SignIn = Reply<'listSignIns'>['list'][number];

const useSignIns = () => {
  const username = useSession((session) => session.username);
  return useInfiniteQuery({
    queryKey: ['listSignIns', username],
    queryFn: async ({ pageParam, signal }) =>
      call('listSignIns', { query: pageParam === null ? {} : { before: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    staleTime: 0,
  });
};

/** Every sign-in of the account and every attempt at one, newest first. */
export const SignIns = () => {
  const { t } = useTranslation();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useSignIns();
  const list = data?.pages.flatMap((page) => page.list);
  return (
    <section className={styles.section} aria-labelledby="own-sign-ins">
      <h3 id="own-sign-ins">{t('accountArea.signIns')}</h3>
      {list === undefined && !isError && <Skeleton height="192px" />}
      {list !== undefined && <SignInList list={list} />}
      {isError && <ListFailed onRetry={() => void (list === undefined ? refetch() : fetchNextPage())} />}
      {hasNextPage && !isError && (
        <Button loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('accountArea.showMore')}
        </Button>
      )}
    </section>
  );
};

const SignInList = ({ list }: { list: readonly SignIn[] }) => {
  const { t } = useTranslation();
  if (list.length === 0) return <EmptyState title={t('accountArea.noSignIns')} />;
  return (
    <ul className={styles.list}>
      {list.map((signIn) => (
        <Row key={signIn.id} signIn={signIn} />
      ))}
    </ul>
  );
};

const Row = ({ signIn }: { signIn: SignIn }) => {
  const { t } = useTranslation();
  const ok = signIn.outcome === 'ok';
  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p className={styles.name}>
          <span className="num">{formatMoment(signIn.at)}</span>
        </p>
        <p className={styles.text}>
          {signIn.device || t('accountArea.unknownDevice')}
          {' · '}
          <span className="num">{signIn.ip}</span>
        </p>
      </div>
      <Tag look={ok ? 'good' : 'bad'}>{t(ok ? 'accountArea.signInOk' : 'accountArea.signInFailed')}</Tag>
    </li>
  );
};
