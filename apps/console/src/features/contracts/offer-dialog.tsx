import { NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { call } from '../../shared/api.ts';
import { AUTOFOCUS } from '../../shared/forms/focus.ts';
import { ReasonDialog } from '../../shared/forms/reason-dialog.tsx';
import { useTexts } from '../../shared/language.ts';
import { useConsoleMutation } from '../../shared/use-console-mutation.ts';
import { readSteps } from './read-steps.ts';
import { CONTRACTS, KINDS } from './use-staff-contracts.ts';

/** Proposes what the operator offers the top of a line, one step a line. */
export const OfferDialog = ({ account, onClose }: { account: string; onClose: () => void }) => {
  const t = useTexts();
  const { busy, perform } = useConsoleMutation(CONTRACTS);
  const [kind, setKind] = useState(KINDS[0] ?? 'DIVIDEND');
  const [typed, setTyped] = useState('');
  const tiers = readSteps(typed);
  const propose = async (reason: string) => {
    if (tiers === null) return;
    const body = { account, kind, tiers, reason, requestId: crypto.randomUUID() };
    if (await perform(() => call('proposeContract', { body }), t('settings.proposed'))) onClose();
  };
  return (
    <ReasonDialog
      title={t('contracts.offer')}
      consequence={t('contracts.offerText', { account })}
      confirm={t('contracts.propose')}
      busy={busy}
      ready={tiers !== null}
      onClose={onClose}
      onConfirm={(reason) => void propose(reason)}
    >
      <NativeSelect
        label={t('contracts.kind')}
        value={kind}
        data={KINDS.map((value) => ({ value, label: t(`contracts.kinds.${value}`) }))}
        onChange={({ currentTarget }) =>
          setKind(KINDS.find((one) => one === currentTarget.value) ?? 'DIVIDEND')
        }
        {...AUTOFOCUS}
      />
      <Textarea
        label={t('contracts.steps')}
        description={t('contracts.stepsHelp')}
        rows={4}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
    </ReasonDialog>
  );
};
