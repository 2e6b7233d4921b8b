import { Switch } from '@mantine/core';
import { call } from '../../../shared/api.ts';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { StateBadge } from '../../../shared/state-badge.tsx';
import styles from './lobby.module.css';
import { OrderList } from './order-list.tsx';
import { SaveOrder } from './save-order.tsx';
import { useListDraft, type LobbyMenu } from './use-lobby.ts';

type Vendor = LobbyMenu['vendors'][number];

/** The vendors of one menu, in their order. */
export const VendorsTab = ({ menu: { category, vendors } }: { menu: LobbyMenu }) => {
  const t = useTexts();
  const mayOrder = useMay()('orderVendors');
  const draft = useListDraft<Vendor>(vendors);
  const toggle = (code: string, shown: boolean) =>
    draft.change(draft.items.map((item) => (item.code === code ? { ...item, shown } : item)));
  const save = (reason: string) => {
    const named = draft.items.map(({ code, shown }) => ({ code, shown }));
    return call('orderVendors', { params: { category }, body: { vendors: named, reason } });
  };
  return (
    <div className={styles.tab}>
      <p className={styles.help}>{t('lobby.vendorsHelp')}</p>
      {vendors.length === 0 && <p>{t('lobby.noVendors')}</p>}
      <OrderList
        label={t(`vendors.areas.${category}`)}
        items={draft.items}
        idOf={({ code }) => code}
        nameOf={({ name }) => name}
        noteOf={({ games }) => t('lobby.titles', { count: games })}
        renderTools={(vendor) => (
          <>
            <VendorState vendor={vendor} />
            <Switch
              aria-label={t('lobby.show', { name: vendor.name })}
              checked={vendor.shown}
              disabled={!mayOrder}
              onChange={({ currentTarget }) => toggle(vendor.code, currentTarget.checked)}
            />
          </>
        )}
        onChange={mayOrder ? draft.change : undefined}
      />
      {mayOrder && vendors.length > 0 && (
        <SaveOrder isChanged={draft.isChanged} save={save} onUndo={draft.undo} />
      )}
    </div>
  );
};

/** Why nobody sees or opens the vendor, though it has its place. */
const VendorState = ({ vendor: { connected, maintenance } }: { vendor: Vendor }) => {
  const t = useTexts();
  if (!connected) return <StateBadge tone="gray">{t('lobby.off')}</StateBadge>;
  return maintenance && <StateBadge tone="cin">{t('lobby.resting')}</StateBadge>;
};
