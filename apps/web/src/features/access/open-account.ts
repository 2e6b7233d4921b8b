import { call, CallRefused } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { signIn } from '../../shared/sign-in.ts';
import { refusedParts, type DraftPart, type RegisterDraft } from './register-draft.ts';

/** What the house refused: in words, and at which parts of the form. */
export interface Refused {
  text: string;
  parts: readonly DraftPart[];
}

/** Opens the account of a draft and signs in with it; null when both went well. */
export const openAccount = async (draft: RegisterDraft): Promise<Refused | null> => {
  const username = draft.username.trim();
  try {
    const { token } = await call('register', {
      body: {
        username,
        password: draft.password.trim(),
        confirmPassword: draft.confirmPassword.trim(),
        ageAndTermsAccepted: draft.ageAndTermsAccepted,
        registerMethod: 'WEB',
        registerUrl: location.href,
      },
    });
    await signIn({ token, username });
    return null;
  } catch (error) {
    return {
      text: explain(error),
      parts: error instanceof CallRefused ? refusedParts(error.value) : [],
    };
  }
};
