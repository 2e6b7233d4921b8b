import { create } from 'zustand';

interface AccessDraft {
  username: string;
  mobileNum: string;
  /** Empty until one was chosen: that of the caller's country. */
  countryDialingCode: string;
  /** A code of an agent that came with the address and is nobody's: it is not taken from there again. */
  unknownCode: string;
}

const EMPTY: AccessDraft = { username: '', mobileNum: '', countryDialingCode: '', unknownCode: '' };

/** Name and number as they are being typed; the forms and their tabs hand them to one another. */
export const useAccessDraft = create<AccessDraft>(() => EMPTY);

export const keepDraft = (part: Partial<AccessDraft>): void => useAccessDraft.setState(part);

export const forgetDraft = (): void => useAccessDraft.setState(EMPTY);
