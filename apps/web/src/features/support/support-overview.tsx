import { Tabs } from '@hintha/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportCases } from './cases/support-cases.tsx';
import { ChatRoom } from './chat/chat-room.tsx';
import styles from './support.module.css';

type Tab = 'chat' | 'cases';

/** What can be asked of the server: at once in the chat, or in writing. */
export const SupportOverview = () => {
  const { t } = useTranslation('account');
  const [tab, setTab] = useState<Tab>('chat');
  const tabs = [
    { value: 'chat', name: t('support.tabs.chat') },
    { value: 'cases', name: t('support.tabs.cases') },
  ] as const;
  return (
    <div className={styles.desk}>
      <Tabs<Tab> label={t('support.title')} tabs={tabs} chosen={tab} onChoose={setTab}>
        {tab === 'chat' ? (
          <ChatRoom />
        ) : (
          <div className={styles.written}>
            <SupportCases />
          </div>
        )}
      </Tabs>
    </div>
  );
};
