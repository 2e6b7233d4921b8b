import { useTranslation } from 'react-i18next';
import { CallError } from '../api.ts';
import { useTextForm, type Draft, type TextForm } from '../forms/use-text-form.ts';
import { useProof, type Proof, type ProofField, type ProofFormState } from '../proof/use-proof.ts';
import { showToast } from '../toasts.ts';
import { type Key, keysOf } from './keys.ts';
import { useRefresh, type Security } from './use-security.ts';

/** What every step is handed. */
export interface StepProps {
  security: Security;
  onDone: () => void;
}

interface ProofForm<Field extends string> extends StepProps {
  /** What the step is about, for the words at its end. */
  key: Exclude<Key, 'password'>;
  /** What the step asks for before the proof. */
  fields: readonly Field[];
  initial?: Partial<Draft<Field>>;
  repeats?: Partial<Record<Field, Field>>;
  send: (draft: Draft<Field | ProofField>, proof: Proof) => Promise<unknown>;
}

/** The state of a step: its own fields, then the password and a code of the account. */
export const useProofForm = <Field extends string = never>(order: ProofForm<Field>) => {
  const { security, fields, send, onDone, key, ...checks } = order;
  const { t } = useTranslation();
  const refresh = useRefresh();
  const { fields: asked, proofOf, choose, ...proof } = useProof(security);
  const form = useTextForm<Field | ProofField>({
    ...(checks as Pick<TextForm<Field | ProofField>, 'initial' | 'repeats'>),
    fields: [...fields, ...asked],
    send: async (draft) => {
      await send(draft, proofOf(draft));
      showToast('success', t(`security.done.${key}`));
      onDone();
      await refresh();
    },
    // The account may have come by a second factor elsewhere since the page was read.
    onRefused: (error) => {
      if (error instanceof CallError && error.code === 'proof_needed') void refresh();
    },
  });
  const chooseMethod: ProofFormState['chooseMethod'] = (next) => {
    choose(next);
    form.change('proof.code', '');
  };
  return { ...form, ...proof, chooseMethod, holdHours: holdHoursOf(key, security) };
};

/** For how long a change holds withdrawals; not at all where it brings what the account has not had before. */
const holdHoursOf = (key: Key, security: Security): number =>
  keysOf(security).some((one) => one.key === key && one.set) ? security.withdrawalHoldHours : 0;

export type StepFormState = ProofFormState &
  Pick<ReturnType<typeof useProofForm>, 'banner' | 'sending' | 'submit' | 'holdHours'>;
