import { Button, Skeleton, Stack } from '@mantine/core';
import { EmptyState, Icon } from '@hintha/ui';
import { Link } from 'react-router';
import { CallError } from '../../../../shared/api.ts';
import { explain } from '../../../../shared/explain.ts';
import { useTexts } from '../../../../shared/language.ts';
import { useMay } from '../../../../shared/may.ts';
import { Page, TabBody } from '../../../../shared/page/page.tsx';
import { useUrlFilters } from '../../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../../shared/table/view-tabs.tsx';
import { useTitle } from '../../../../shared/use-title.ts';
import { TABS } from '../tabs/tabs.ts';
import { useMember, type MemberFile } from '../use-member.ts';
import { MemberHead } from './member-head.tsx';

const Unread = ({ error, retry }: { error: Error | null; retry: () => void }) => {
  const t = useTexts();
  if (error === null)
    return (
      <Stack aria-busy gap={12}>
        <Skeleton height={28} width={240} />
        <Skeleton height={96} />
        <Skeleton height={360} />
      </Stack>
    );
  const isAbsent = error instanceof CallError;
  return (
    <EmptyState
      sign={<Icon name={isAbsent ? 'search' : 'warning'} size={32} />}
      title={explain(error)}
      action={
        isAbsent ? (
          <Button component={Link} to="/members">
            {t('members.find')}
          </Button>
        ) : (
          <Button onClick={retry}>{t('table.retry')}</Button>
        )
      }
    />
  );
};

const Tabs = ({ file }: { file: MemberFile }) => {
  const t = useTexts();
  const may = useMay();
  const { values, set } = useUrlFilters(['tab']);
  const tabs = TABS.filter(({ needs }) => may(needs));
  const chosen = tabs.find(({ name }) => name === values.tab) ?? tabs[0];
  if (chosen === undefined) return null;
  const { Tab } = chosen;
  return (
    <>
      <ViewTabs
        label={t('members.tabsOf', { account: file.account })}
        value={chosen.name}
        views={tabs.map(({ name, count }) => ({
          value: name,
          name: t(`members.tabs.${name}`),
          badge: count === undefined || count(file) === 0 ? null : <b className="num">{count(file)}</b>,
        }))}
        onChoose={(tab) => set('tab', tab === tabs[0]?.name ? '' : tab)}
      />
      <TabBody>
        <Tab key={chosen.name} id={file.id} />
      </TabBody>
    </>
  );
};

/** Who a member is and what it has, with everything that happened below. */
export const MemberPage = ({ id }: { id: string }) => {
  const t = useTexts();
  const { data: file, error, refetch } = useMember(id);
  useTitle(file === undefined ? t('members.title') : `${file.account} · ${t('members.title')}`);
  return (
    <Page>
      {file === undefined ? (
        <Unread error={error} retry={() => void refetch()} />
      ) : (
        <>
          <MemberHead file={file} />
          <Tabs file={file} />
        </>
      )}
    </Page>
  );
};
