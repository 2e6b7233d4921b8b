import { call, CallRefused } from '../../../shared/api.ts';
import { explain } from '../../../shared/explain.ts';
import { country } from '../../../shared/permission.ts';
import { signIn } from '../../../shared/sign-in.ts';
import { refusedFlaws, type RefusedFlaws } from './refused-flaws.ts';
import { toBody, type RegisterDraft } from './register-draft.ts';

/** What the house refused: in words, and at which parts of the form. */
export interface Refused {
  text: string;
  flaws: RefusedFlaws;
  /** Whether it was the code of an agent that nobody has. */
  unknownCode: boolean;
}

const LONGEST_ADDRESS = 2048;

/** Opens the account of a draft and signs in with it; null when both went well. */
export const openAccount = async (draft: RegisterDraft): Promise<Refused | null> => {
  const body = toBody(draft);
  try {
    const { token } = await call('register', {
      body: {
        ...body,
        login: true,
        domain: location.hostname,
        countryDialingCode: country.use.getState().value?.countryDialingCode ?? '',
        registerMethod: 'WEB',
        registerUrl: location.href.slice(0, LONGEST_ADDRESS),
      },
    });
    await signIn({ token, username: body.username });
    return null;
  } catch (error) {
    const refusal = error instanceof CallRefused ? error : null;
    return {
      text: explain(error),
      flaws: refusedFlaws(refusal?.value),
      unknownCode: refusal?.code === 'invitation_code_error',
    };
  }
};
