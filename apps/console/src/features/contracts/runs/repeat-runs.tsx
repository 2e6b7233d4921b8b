import { useState } from 'react';
import { AskButton } from '../../../shared/forms/ask-button.ts';
import { call } from '../../../shared/api.ts';
import { ReasonDialog } from '../../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../../shared/language.ts';
import { useConsoleMutation } from '../../../shared/use-console-mutation.ts';
import { CONTRACTS, type Kind } from '../use-staff-contracts.ts';

/** Runs a kind again: what was missed is made up, and what is due is paid. */
export const RepeatRuns = ({ kind }: { kind: Kind }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CONTRACTS);
  const [asking, setAsking] = useState(false);
  const repeat = async (reason: string) => {
    const isDone = await perform(
      () => call('repeatContractRuns', { body: { kind, reason } }),
      ({ isOpen }) => t(isOpen ? 'contracts.stillOpen' : 'contracts.repeated'),
    );
    if (isDone) setAsking(false);
  };
  return (
    <>
      <AskButton size="xs" onClick={() => setAsking(true)}>
        {t('contracts.repeat')}
      </AskButton>
      {asking && (
        <ReasonDialog
          title={`${t('contracts.repeat')}: ${t(`contracts.kinds.${kind}`)}`}
          consequence={t('contracts.repeatText')}
          confirm={t('contracts.repeat')}
          busy={busy}
          onConfirm={(reason) => void repeat(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
};
