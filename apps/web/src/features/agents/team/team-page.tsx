import { Button, EmptyState, Field } from '@hintha/ui';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useAgentQuery } from '../../../shared/account-area/agent-query.ts';
import { AreaPage } from '../../../shared/account-area/area-page.tsx';
import { CallError } from '../../../shared/api.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { TeamTree } from './team-tree.tsx';
import styles from './team.module.css';
import { ALL, ORDERS, type Place, useDownlines, want, wantedOf } from './use-downlines.ts';

const open = (under: string | null): void => want({ under: under ?? '', account: '' });

/** The team as a tree, page by page; a name that is searched for is shown with the path that leads to it. */
export const TeamManagement = () => {
  const { t } = useTranslation('account');
  const wanted = wantedOf(useAgentQuery());
  const read = useDownlines(wanted);
  const words = {
    waiting: t('agent.team.waiting'),
    failedTitle: t('agent.team.failedTitle'),
    failedText: t('agent.team.failedText'),
  };
  return (
    <AreaPage>
      <Search
        key={wanted.account}
        account={wanted.account}
        onSearch={(account) => want({ ...ALL, account })}
      />
      <ChoiceChips
        label={t('agent.team.order')}
        choices={ORDERS.map((value) => ({ value, name: t(`agent.team.orders.${value}`) }))}
        chosen={wanted.order}
        onChoose={(order) => want({ account: '', order })}
      />
      {isUnknown(read.error) ? (
        <EmptyState
          title={t('agent.team.notFound', { account: wanted.account })}
          action={<Button onClick={() => want(ALL)}>{t('agent.team.all')}</Button>}
        />
      ) : (
        <ReadList read={read} words={words}>
          {({ path, list, next }) => (
            <>
              <Path path={path} onOpen={open} />
              <TeamTree list={list} depth={path.length} onOpen={open} />
              <Turner
                isFirst={wanted.after === null}
                next={next}
                onAfter={(after) => want({ after: after ?? '' })}
              />
            </>
          )}
        </ReadList>
      )}
    </AreaPage>
  );
};

const isUnknown = (error: unknown): boolean => error instanceof CallError && error.code === 'not_found';

interface SearchProps {
  account: string;
  onSearch: (account: string) => void;
}

const Search = ({ account, onSearch }: SearchProps) => {
  const { t } = useTranslation('account');
  const [typed, setTyped] = useState(account);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSearch(typed.trim());
  };
  return (
    <form role="search" className={styles.search} noValidate onSubmit={submit}>
      <Field
        name="account"
        label={t('agent.team.search')}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <Button type="submit">{t('agent.team.find')}</Button>
    </form>
  );
};

/** Where in the team one is: from the agent down, each a way back up. */
const Path = ({ path, onOpen }: { path: readonly Place[]; onOpen: (under: string | null) => void }) => {
  const { t } = useTranslation('account');
  return (
    <nav aria-label={t('agent.team.path')} className={styles.path}>
      <button type="button" onClick={() => onOpen(null)}>
        {t('agent.team.all')}
      </button>
      {path.map(({ id, name }) => (
        <button key={id} type="button" onClick={() => onOpen(id)}>
          {name}
        </button>
      ))}
    </nav>
  );
};

interface TurnerProps {
  isFirst: boolean;
  next: string | null;
  onAfter: (after: string | null) => void;
}

const Turner = ({ isFirst, next, onAfter }: TurnerProps) => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.turner}>
      {!isFirst && <Button onClick={() => onAfter(null)}>{t('agent.team.first')}</Button>}
      {next !== null && <Button onClick={() => onAfter(next)}>{t('agent.team.next')}</Button>}
    </div>
  );
};
