import { Dialog } from '@hintha/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Reply } from '../../../shared/api.ts';
import { ReadList } from '../../../shared/lists/read-list.tsx';
import { ChoiceChips } from '../../../shared/parts/choice-chips.tsx';
import { SendForm } from '../transfers/send-form.tsx';

type WayDown = Reply<'readWayDown'>;

const PURPOSES = ['TRANSFER', 'TOP_UP'] as const;

interface SendDialogProps {
  account: { id: string; name: string };
  onClose: () => void;
}

/** Money for an account of the team. */
export const SendDialog = ({ account, onClose }: SendDialogProps) => {
  const { t } = useTranslation('account');
  const read = useQuery({
    queryKey: ['readWayDown', account.id],
    queryFn: async ({ signal }) => call('readWayDown', { query: { account: account.id }, signal }),
    staleTime: 0,
  });
  const words = {
    waiting: t('agent.team.waiting'),
    failedTitle: t('agent.team.failedTitle'),
    failedText: t('agent.team.failedText'),
  };
  const title = t('agent.send.title', { account: account.name });
  return (
    <Dialog open title={title} closeLabel={t('agent.closeDialog')} onClose={onClose}>
      <ReadList read={read} words={words}>
        {(way) => <SendDown way={way} account={account} onClose={onClose} />}
      </ReadList>
    </Dialog>
  );
};

const SendDown = ({ way, account, onClose }: SendDialogProps & { way: WayDown }) => {
  const { t } = useTranslation('account');
  const [purpose, setPurpose] = useState<(typeof PURPOSES)[number]>('TRANSFER');
  const words = { note: t('agent.send.note'), sure: t('agent.send.sure'), close: t('agent.closeDialog') };
  return (
    <SendForm
      limits={way}
      words={words}
      sending={{
        to: account.name,
        order: { purpose },
        send: ({ amount, requestId }, paymentPassword) =>
          call('sendToDownline', {
            body: { account: account.id, amount, purpose, requestId, paymentPassword },
          }),
        lists: ['listDownlines', 'readWayDown'],
        onSent: onClose,
      }}
    >
      <ChoiceChips
        label={t('agent.send.purpose')}
        choices={PURPOSES.map((value) => ({ value, name: t(`agent.send.purposes.${value}`) }))}
        chosen={purpose}
        onChoose={setPurpose}
      />
    </SendForm>
  );
};
