import { Dialog, Tabs } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Entries } from './entries.tsx';
import { Redemptions } from './redemptions.tsx';

const TABS = ['redemptions', 'entries'] as const;

/** What was redeemed and how far it has come, and every movement of the points. */
export const RecordsDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const { t: own } = useTranslation('account');
  const [tab, setTab] = useState<(typeof TABS)[number]>('redemptions');
  return (
    <Dialog
      open
      size="large"
      title={own('rewardsStore.records')}
      closeLabel={t('shell.close')}
      onClose={onClose}
    >
      <Tabs
        label={own('rewardsStore.records')}
        tabs={TABS.map((value) => ({ value, name: own(`rewardsStore.record.${value}`) }))}
        chosen={tab}
        onChoose={setTab}
      >
        {tab === 'redemptions' ? <Redemptions /> : <Entries />}
      </Tabs>
    </Dialog>
  );
};
