import { useState } from 'react';
import { call } from '../../../shared/api.ts';
import { ActionButton } from '../../../shared/detail/action-button.tsx';
import { formatMoney } from '../../../shared/format.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useMay } from '../../../shared/may.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { TRANSFERS, type Transfer } from './use-transfers.ts';

interface Props {
  readonly transfer: Transfer;
  readonly onClose: () => void;
}

/** Asks the vendor once more, or says in its place how the transfer ended. */
export const TransferActions = ({ transfer, onClose }: Props) => {
  const t = useTexts();
  const may = useMay();
  const [asked, setAsked] = useState<'carriedOut' | 'notCarriedOut' | null>(null);
  const { busy, perform } = useConsoleMutation(TRANSFERS);
  const params = { id: transfer.id };
  const ask = () =>
    void perform(
      () => call('queryTransfer', { params }),
      ({ state }) => t(`transfers.done.${state}`),
    );
  const decide = async (reason: string) => {
    const body = { carriedOut: asked === 'carriedOut', reason };
    const done = await perform(() => call('decideTransfer', { params, body }), t('transfers.decided'));
    if (done) onClose();
  };
  if (!may('decideTransfer')) return null;
  return (
    <>
      <ActionButton keys="q" tone="gold" name={t('transfers.ask')} atOnce busy={busy} onAct={ask} />
      {transfer.state === 'manual' && (
        <>
          <ActionButton
            keys="a"
            tone="gold"
            name={t('transfers.carriedOut')}
            busy={busy}
            onAct={() => setAsked('carriedOut')}
          />
          <ActionButton
            keys="r"
            tone="cin"
            name={t('transfers.notCarriedOut')}
            busy={busy}
            onAct={() => setAsked('notCarriedOut')}
          />
        </>
      )}
      {asked !== null && (
        <ReasonDialog
          title={t(`transfers.${asked}`)}
          consequence={t(`transfers.consequences.${transfer.direction}.${asked}`, {
            amount: formatMoney(transfer.amount),
            account: transfer.account,
          })}
          confirm={t(`transfers.${asked}`)}
          busy={busy}
          onClose={() => setAsked(null)}
          onConfirm={(reason) => void decide(reason)}
        />
      )}
    </>
  );
};
