import { country } from '../../../shared/permission.ts';
import { useAccessDraft } from '../draft.ts';
import { dialCode } from '../../../shared/phone/dialling-codes.ts';

/** The dialling code of the number that is being typed. */
export const useDialCode = (): string => {
  const own = country.use(({ value }) => value);
  return dialCode(
    useAccessDraft(({ countryDialingCode }) => countryDialingCode),
    own,
  );
};
