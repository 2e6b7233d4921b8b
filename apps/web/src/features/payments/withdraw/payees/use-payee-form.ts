import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallError } from '../../../../shared/api.ts';
import { useTextForm } from '../../../../shared/forms/use-text-form.ts';
import { useProof, type ProofField, type ProofFormState } from '../../../../shared/proof/use-proof.ts';
import { showToast } from '../../../../shared/toasts.ts';
import type { Security } from '../own-queries.ts';
import { hasShape } from './number-shape.ts';
import { providersOf, type PayeeKind } from './providers.ts';

export type PayeeField = 'number' | ProofField;

/** The state of the form of a new account: whose and where it is, then the proof of who adds it. */
export const usePayeeForm = (security: Security, onDone: () => void) => {
  const { t } = useTranslation('account');
  const client = useQueryClient();
  const [kind, setKind] = useState<PayeeKind>('wallet');
  const [provider, choose] = useState<string>(providersOf('wallet')[0] ?? '');
  const { fields: asked, proofOf, choose: chooseProof, ...proof } = useProof(security);
  const form = useTextForm<PayeeField>({
    fields: ['number', ...asked],
    validationErrorOf: (field, value) =>
      field === 'number' && !hasShape(kind, value) ? t(`withdraw.payees.numberWrong.${kind}`) : undefined,
    send: async (draft) => {
      const { number } = draft;
      await call('addPayee', { body: { kind, provider, number, proof: proofOf(draft) } });
      showToast('success', t('withdraw.payees.added'));
      onDone();
      await client.invalidateQueries({ queryKey: ['listPayees'] });
    },
    // The account may have come by a second factor elsewhere since the page was read.
    onRefused: (error) => {
      if (error instanceof CallError && error.code === 'proof_needed')
        void client.invalidateQueries({ queryKey: ['readSecurity'] });
    },
  });
  const chooseKind = (next: PayeeKind) => {
    setKind(next);
    choose(providersOf(next)[0] ?? '');
    form.change('number', '');
  };
  const chooseMethod: ProofFormState['chooseMethod'] = (next) => {
    chooseProof(next);
    form.change('proof.code', '');
  };
  return { ...form, ...proof, kind, chooseKind, provider, choose, chooseMethod };
};

export type PayeeFormState = ReturnType<typeof usePayeeForm>;
