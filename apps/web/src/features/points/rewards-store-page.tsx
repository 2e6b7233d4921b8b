import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gated } from '../../shared/gate.ts';
import { useRefreshOn } from '../../shared/lists/use-refresh-on.ts';
import { useTitle } from '../../shared/page/use-title.ts';
import { QueryRoot } from '../../shared/queries.tsx';
import { ExchangeDialog } from './exchange/exchange-dialog.tsx';
import { PointsPanel } from './points-panel.tsx';
import styles from './rewards-store.module.css';
import { RecordsDialog } from './record/records-dialog.tsx';
import { RedeemDialog } from './redeem/redeem-dialog.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { RewardGrid } from './reward-grid.tsx';
import { MOVING, useHolder, type Reward } from './use-points.ts';

/** What lies over the shop. */
type Open =
  | { name: 'exchange' }
  | { name: 'records' }
  | { name: 'rules' }
  | { name: 'redeem'; reward: Reward; quantity: number };

/** The points shop, open to visitors; who redeems or looks at points signs in first. */
export const RewardsStorePage = () => (
  <QueryRoot>
    <Store />
  </QueryRoot>
);

const Store = () => {
  const { t } = useTranslation('account');
  const [open, setOpen] = useState<Open | null>(null);
  useTitle(`${t('rewardsStore.title')} · Hintha`);
  // A decision of the staff and points of a mission come with a message.
  useRefreshOn('message-arrived', MOVING);
  const own = (next: Open) => gated({ reason: 'account', real: true }, () => setOpen(next));
  return (
    <div className={styles.page}>
      <PointsPanel
        onExchange={() => own({ name: 'exchange' })}
        onRecords={() => own({ name: 'records' })}
        onRules={() => setOpen({ name: 'rules' })}
      />
      <RewardGrid onRedeem={(reward, quantity) => own({ name: 'redeem', reward, quantity })} />
      <Over open={open} onClose={() => setOpen(null)} />
    </div>
  );
};

/** What is the member's own closes when the member signs out. */
const Over = ({ open, onClose }: { open: Open | null; onClose: () => void }) => {
  const holder = useHolder();
  if (open === null) return null;
  if (open.name === 'rules') return <RulesDialog onClose={onClose} />;
  if (holder === null) return null;
  if (open.name === 'exchange') return <ExchangeDialog account={holder} onClose={onClose} />;
  if (open.name === 'records') return <RecordsDialog onClose={onClose} />;
  return <RedeemDialog reward={open.reward} quantity={open.quantity} onClose={onClose} />;
};
