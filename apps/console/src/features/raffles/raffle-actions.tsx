import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { ActionButton } from '../../shared/detail/action-button.tsx';
import { ConfirmDialog } from '../../shared/forms/confirm-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useMay } from '../../shared/may.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { LockDialog } from './lock-dialog.tsx';
import { RAFFLES, useRaffleName, type Raffle } from './use-raffles.ts';

/** Fixes the tickets of a raffle that is over, and draws one whose tickets are fixed. */
export const RaffleActions = ({ raffle }: { raffle: Raffle }) => {
  const t = useTexts();
  const may = useMay();
  const name = useRaffleName()(raffle);
  const [asked, setAsked] = useState<'lock' | 'draw' | null>(null);
  const { busy, perform } = useConsoleMutation(RAFFLES, 'approvals');
  const params = { id: raffle.id };
  const close = () => setAsked(null);
  const over = async (done: Promise<boolean>) => (await done) && close();
  return (
    <>
      {raffle.phase === 'ENDED' && may('proposeRaffleLock') && (
        <ActionButton
          keys="l"
          tone="gold"
          name={t('raffles.lock')}
          busy={busy}
          onAct={() => setAsked('lock')}
        />
      )}
      {raffle.phase === 'LOCKED' && may('drawRaffle') && (
        <ActionButton
          keys="d"
          tone="gold"
          name={t('raffles.draw')}
          busy={busy}
          onAct={() => setAsked('draw')}
        />
      )}
      {asked === 'lock' && (
        <LockDialog
          raffle={raffle}
          title={`${t('raffles.lock')}: ${name}`}
          busy={busy}
          onClose={close}
          onConfirm={(body) =>
            void over(perform(() => call('proposeRaffleLock', { params, body }), t('raffles.lockProposed')))
          }
        />
      )}
      {asked === 'draw' && (
        <ConfirmDialog
          title={`${t('raffles.draw')}: ${name}`}
          consequence={t('raffles.drawAsk')}
          confirm={t('raffles.draw')}
          busy={busy}
          onClose={close}
          onConfirm={() => void over(perform(() => call('drawRaffle', { params }), t('raffles.drawn')))}
        />
      )}
    </>
  );
};
