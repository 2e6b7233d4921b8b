import { Switch } from '@mantine/core';
import { call } from '../../../shared/api.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import styles from './lobby.module.css';
import { OrderList } from './order-list.tsx';
import { SaveOrder } from './save-order.tsx';
import { useListDraft, type LobbyMenu } from './use-lobby.ts';

/** The menus of the navigation, in their order. */
export const MenusTab = ({ menus }: { menus: readonly LobbyMenu[] }) => {
  const t = useTexts();
  const may = useMay();
  const draft = useListDraft(menus.map(({ category, shown }) => ({ category, shown })));
  const mayOrder = may('orderMenus');
  const nameOf = ({ category }: Pick<LobbyMenu, 'category'>) => t(`vendors.areas.${category}`);
  const toggle = (category: string, shown: boolean) =>
    draft.change(draft.items.map((item) => (item.category === category ? { ...item, shown } : item)));
  const save = (reason: string) => call('orderMenus', { body: { menus: [...draft.items], reason } });
  return (
    <div className={styles.tab}>
      <p className={styles.help}>{t('lobby.menusHelp')}</p>
      <OrderList
        label={t('lobby.tabs.menus')}
        items={draft.items}
        idOf={({ category }) => category}
        nameOf={nameOf}
        noteOf={({ category }) =>
          menus
            .find((menu) => menu.category === category)
            ?.vendors.map(({ name }) => name)
            .join(', ')
        }
        renderTools={(item) => (
          <Switch
            aria-label={t('lobby.show', { name: nameOf(item) })}
            checked={item.shown}
            disabled={!mayOrder}
            onChange={({ currentTarget }) => toggle(item.category, currentTarget.checked)}
          />
        )}
        onChange={mayOrder ? draft.change : undefined}
      />
      {mayOrder && <SaveOrder isChanged={draft.isChanged} save={save} onUndo={draft.undo} />}
    </div>
  );
};
