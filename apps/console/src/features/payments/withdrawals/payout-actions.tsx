import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { actionsFor, type PayoutAction } from './actions-for.ts';
import { SendDialog } from './send-dialog.tsx';
import { WITHDRAWALS, type Payout, type WithdrawalState } from './use-withdrawals.ts';

interface Props {
  readonly state: WithdrawalState;
  readonly payout: Payout;
  readonly account: string;
}

const CALLS = {
  claim: 'claimPayout',
  force: 'forceReceipt',
  resend: 'resendPayout',
  refund: 'refundPayout',
} as const;

/** What can be done with one payment, by click or key. */
export const PayoutActions = ({ state, payout, account }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<PayoutAction | null>(null);
  const { busy, perform } = useConsoleMutation(WITHDRAWALS, 'queues');
  const params = { id: payout.id };
  const what = t('withdrawals.what', { amount: formatMoney(payout.amount), account });
  const close = () => setAsked(null);
  const over = async (done: Promise<boolean>) => (await done) && close();
  return (
    <>
      {actionsFor(state, payout)
        .filter(({ needs }) => may(needs))
        .map(({ action, keys, tone }) => (
          <ActionButton
            key={action}
            keys={keys}
            tone={tone}
            name={t(`withdrawals.actions.${action}`)}
            busy={busy}
            onAct={() => setAsked(action)}
          />
        ))}
      {asked === 'send' && (
        <SendDialog
          what={what}
          busy={busy}
          onClose={close}
          onConfirm={(body) =>
            void over(perform(() => call('sendPayout', { params, body }), t('withdrawals.done.send')))
          }
        />
      )}
      {asked !== null && asked !== 'send' && (
        <ReasonDialog
          title={t(`withdrawals.actions.${asked}`)}
          consequence={`${what} ${t(`withdrawals.asks.${asked}`)}`}
          confirm={t(`withdrawals.actions.${asked}`)}
          tone={asked === 'refund' ? 'cin' : 'gold'}
          busy={busy}
          onClose={close}
          onConfirm={(reason) =>
            void over(
              perform(() => call(CALLS[asked], { params, body: { reason } }), t(`withdrawals.done.${asked}`)),
            )
          }
        />
      )}
    </>
  );
};
