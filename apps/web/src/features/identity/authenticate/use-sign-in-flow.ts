import type { identity } from '@hintha/contract';
import { useState } from 'react';
import { CallError } from '../../../shared/api.ts';
import { forgetDraft } from '../draft.ts';
import { challengeOf } from './challenge-of.ts';
import { goOn, type Entry } from './go-on.ts';

interface Waiting {
  challenge: identity.ChallengeView;
  entry: Entry;
}

export type SignInFlow = ReturnType<typeof useSignInFlow>;

/** What every way in goes through: its form, then a second factor where the server asks for one. */
export const useSignInFlow = (onDone: () => void) => {
  const [waiting, setWaiting] = useState<Waiting | null>(null);

  /** Goes in with the answer of a call; what the call refuses, but for a challenge, is the form's to tell. */
  const enter = async (ask: () => Promise<identity.SignedInView>, entry: Entry): Promise<void> => {
    try {
      await goOn(await ask(), entry);
      forgetDraft();
      onDone();
    } catch (error) {
      const challenge = error instanceof CallError ? challengeOf(error) : undefined;
      if (challenge === undefined) throw error;
      setWaiting({ challenge, entry });
    }
  };
  const goBack = () => setWaiting(null);
  return { waiting, enter, goBack };
};
