import { ActionIcon, TextInput } from '@mantine/core';
import { Icon } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import styles from './lobby.module.css';
import { OrderList } from './order-list.tsx';
import { SaveOrder } from './save-order.tsx';
import { LOBBY, useListDraft, type LobbyGame, type LobbyMenu } from './use-lobby.ts';

/** The hot games of one menu, in their order. */
export const HotTab = ({ menu: { category, hot } }: { menu: LobbyMenu }) => {
  const t = useTexts();
  const maySet = useMay()('setHotGames');
  const draft = useListDraft<LobbyGame>(hot);
  const { items, change } = draft;
  const save = (reason: string) =>
    call('setHotGames', { params: { category }, body: { games: items.map(({ id }) => id), reason } });
  return (
    <div className={styles.tab}>
      <p className={styles.help}>{t('lobby.hotHelp')}</p>
      {items.length === 0 && <p>{t('lobby.noHot')}</p>}
      <OrderList
        label={t(`vendors.areas.${category}`)}
        items={items}
        idOf={({ id }) => String(id)}
        nameOf={({ title }) => title}
        noteOf={({ vendorName }) => vendorName}
        renderTools={({ id, title }) =>
          maySet && (
            <ActionIcon
              variant="default"
              size={32}
              aria-label={t('lobby.remove', { name: title })}
              onClick={() => change(items.filter((item) => item.id !== id))}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          )
        }
        onChange={maySet ? change : undefined}
      />
      {maySet && (
        <>
          <FindGame category={category} known={items} onAdd={(game) => change([...items, game])} />
          <SaveOrder isChanged={draft.isChanged} save={save} onUndo={draft.undo} />
        </>
      )}
    </div>
  );
};

interface FindProps {
  readonly category: LobbyMenu['category'];
  readonly known: readonly LobbyGame[];
  readonly onAdd: (game: LobbyGame) => void;
}

const FindGame = ({ category, known, onAdd }: FindProps) => {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const name = useDeferredValue(typed.trim());
  const { data } = useQuery({
    queryKey: [LOBBY, 'games', category, name],
    queryFn: ({ signal }) => call('searchLobbyGames', { params: { category }, query: { name }, signal }),
    enabled: name !== '',
  });
  const found = data?.filter(({ id }) => known.every((game) => game.id !== id));
  return (
    <>
      <TextInput
        label={t('lobby.find')}
        maxLength={64}
        leftSection={<Icon name="search" size={16} />}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {name !== '' && found?.length === 0 && <p>{t('lobby.noneFound')}</p>}
      {name !== '' && found !== undefined && found.length > 0 && (
        <ul className={styles.list}>
          {found.map((game) => (
            <li key={game.id} className={styles.row}>
              <span className={styles.label}>
                {game.title}
                <small>{game.vendorName}</small>
              </span>
              <ActionIcon
                variant="default"
                size={32}
                aria-label={t('lobby.add', { name: game.title })}
                onClick={() => onAdd(game)}
              >
                <Icon name="plus" size={16} />
              </ActionIcon>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};
