/** The code of a proof is named by the error itself, since a form may ask for another code beside it. */
const CODES = ['verificationCode', 'code', 'authenticatorCode'] as const;

/** The fields that business errors without a list of fields are about; a form has one of the names, if any. */
const FIELDS_OF_CODE: Partial<Record<string, readonly string[]>> = {
  age_not_confirmed: ['adult'],
  birthday_fixed: ['birthday'],
  captcha_failed: ['captcha'],
  code_missing: CODES,
  code_wrong: CODES,
  code_expired: CODES,
  email_invalid: ['email'],
  email_taken: ['email'],
  inconsistent_twice: ['confirmPassword', 'confirmNewPassword'],
  mobile_taken: ['mobileNum'],
  old_password_wrong: ['oldPassword'],
  payment_password_wrong: ['oldPassword', 'paymentPassword'],
  password_too_common: ['password', 'newPassword'],
  payee_name_fixed: ['payeeName'],
  phone_invalid: ['mobileNum'],
  phone_missing: ['mobileNum'],
  same_password: ['newPassword'],
  terms_not_accepted: ['ageAndTermsAccepted'],
  too_young: ['birthday'],
};

interface BusinessError {
  code: string;
  value: unknown;
}

/** Of the fields of a form, those that a business error is about, in the order of the form. */
export const refusedFields = <Field extends string>(
  { code, value }: BusinessError,
  fields: readonly Field[],
): Field[] => {
  const named = namedFields(value);
  const about = named.length > 0 ? named : (FIELDS_OF_CODE[code] ?? []);
  return fields.filter((field) => about.includes(field));
};

const namedFields = (value: unknown): string[] => {
  const listed = (value as { fields?: unknown } | null)?.fields;
  if (!Array.isArray(listed)) return [];
  return (listed as ({ field?: unknown } | null)[]).flatMap((named) =>
    typeof named?.field === 'string' ? [named.field] : [],
  );
};
