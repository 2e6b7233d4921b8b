import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { AskButton } from '../forms/ask-button.ts';
import { call } from '../api.ts';
import { FormDialog } from '../forms/form-dialog.tsx';
import { useTexts } from '../language.ts';
import { useConsoleMutation } from '../use-console-mutation.ts';
import { sameQuery } from './same-query.ts';
import styles from './view-tabs.module.css';

const VIEWS = 'views';
const MOST_LETTERS = 48;
const FRESH_MS = 300_000;

interface Props {
  /** The name of the page, as its address begins. */
  readonly page: string;
}

const SaveDialog = ({ page, query, onClose }: Props & { query: string; onClose: () => void }) => {
  const t = useTexts();
  const [name, setName] = useState('');
  const { busy, perform } = useConsoleMutation(VIEWS);
  const save = async () => {
    const body = { page, name: name.trim(), query };
    if (await perform(() => call('saveView', { body }), t('views.saved'))) onClose();
  };
  return (
    <FormDialog
      title={t('views.save')}
      consequence={t('views.saveAsk')}
      confirm={t('views.save')}
      busy={busy}
      ready={name.trim() !== ''}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <TextInput
        label={t('views.name')}
        required
        maxLength={MOST_LETTERS}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        data-autofocus
      />
    </FormDialog>
  );
};

/** The filters that somebody keeps for a list, as tabs; the one that is on can be removed. */
export const SavedViews = ({ page }: Props) => {
  const t = useTexts();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [asking, setAsking] = useState(false);
  const { busy, perform } = useConsoleMutation(VIEWS);
  const { data: saved = [] } = useQuery({
    queryKey: [VIEWS, page],
    queryFn: ({ signal }) => call('listViews', { query: { page }, signal }),
    staleTime: FRESH_MS,
  });
  const current = saved.find(({ query }) => sameQuery(query, search));
  const maySave = search !== '' && current === undefined;
  if (saved.length === 0 && !maySave) return null;
  return (
    <div className={styles.views} role="group" aria-label={t('views.title')}>
      {saved.map(({ id, name, query }) => (
        <button
          key={id}
          type="button"
          className={styles.view}
          aria-pressed={id === current?.id}
          onClick={() => void navigate(`${pathname}?${query}`)}
        >
          {name}
        </button>
      ))}
      {current !== undefined && (
        <Tooltip label={t('views.remove', { name: current.name })}>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            disabled={busy}
            aria-label={t('views.remove', { name: current.name })}
            onClick={() =>
              void perform(() => call('removeView', { params: { id: current.id } }), t('views.removed'))
            }
          >
            <Icon name="trash" size={16} />
          </ActionIcon>
        </Tooltip>
      )}
      {maySave && (
        <AskButton
          size="compact-sm"
          variant="subtle"
          color="gray"
          my={4}
          leftSection={<Icon name="plus" size={14} />}
          onClick={() => setAsking(true)}
        >
          {t('views.save')}
        </AskButton>
      )}
      {asking && (
        <SaveDialog page={page} query={search.replace(/^\?/, '')} onClose={() => setAsking(false)} />
      )}
    </div>
  );
};
