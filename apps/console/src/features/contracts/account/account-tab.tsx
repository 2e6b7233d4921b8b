import { Anchor } from '@mantine/core';
import { EmptyState, Icon } from '@hintha/ui';
import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { SubjectPageLink } from '../../../shared/detail/subject-link.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { TextFilter } from '../../../shared/table/filters.tsx';
import { useUrlFilters } from '../../../shared/table/use-url-filters.ts';
import { ViewTabs } from '../../../shared/table/view-tabs.tsx';
import { Link } from 'react-router';
import styles from '../contracts.module.css';
import { type AccountFile, useAccountFile } from '../use-staff-contracts.ts';
import { AccountContracts } from './account-contracts.tsx';
import { AccountSettlements } from './account-settlements.tsx';
import { OfferDialog } from './offer-dialog.tsx';

/** The contracts of one account and what they came to; overrides take two of the staff. */
export const AccountTab = () => {
  const t = useTexts();
  const { values, set } = useUrlFilters(['account', 'view']);
  const { account } = values;
  const { data } = useAccountFile(account);
  const isSettlements = values.view === 'settlements';
  const List = isSettlements ? AccountSettlements : AccountContracts;
  return (
    <div className={styles.stack}>
      <div className={styles.line}>
        <TextFilter label={t('agents.find')} value={account} onText={(name) => set('account', name)} />
        {data && <Head account={data.account} />}
      </div>
      {account === '' || data === null ? (
        <EmptyState
          sign={<Icon name="search" size={32} />}
          title={t('contracts.tabs.account')}
          text={t(account === '' ? 'contracts.askAccount' : 'contracts.notFound')}
        />
      ) : (
        <>
          <ViewTabs
            label={t('contracts.tabs.account')}
            value={isSettlements ? 'settlements' : 'list'}
            views={(['list', 'settlements'] as const).map((value) => ({
              value,
              name: t(`contracts.${value}`),
            }))}
            onChoose={(view) => set('view', view === 'list' ? '' : view)}
          />
          <List key={account} account={account} />
        </>
      )}
    </div>
  );
};

/** Who it is, where it stands, and what the operator can offer it. */
const Head = ({ account: { id, name, type } }: { account: AccountFile['account'] }) => {
  const t = useTexts();
  const may = useMay();
  const [offering, setOffering] = useState(false);
  return (
    <>
      {may('listTeam') && (
        <Anchor component={Link} to={`/agents/${id}?account=${encodeURIComponent(name)}`}>
          {t('contracts.toTree')}
        </Anchor>
      )}
      <SubjectPageLink kind="account" id={id}>
        {t('contracts.toFile')}
      </SubjectPageLink>
      {type === 2 && may('proposeContract') && (
        <AskButton size="xs" onClick={() => setOffering(true)}>
          {t('contracts.offer')}
        </AskButton>
      )}
      {offering && <OfferDialog account={name} onClose={() => setOffering(false)} />}
    </>
  );
};
