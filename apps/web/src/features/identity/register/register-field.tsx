import { isRequired, type FieldRules } from '@hintha/contract/registration';
import { Field } from '@hintha/ui';
import { useTranslation } from 'react-i18next';
import { LatinField } from '../../../shared/forms/latin-field.tsx';
import { KeptPhoneField } from '../phone/kept-phone-field.tsx';
import { useValidationErrorText } from '../use-validation-error-text.ts';
import type { RegisterField } from './register-draft.ts';
import type { RegisterFormState } from './use-register-form.ts';

interface RegisterFieldProps {
  form: RegisterFormState;
  rules: FieldRules;
  field: RegisterField;
  /** Whether the first field of the form takes the focus. */
  takesFocus: boolean;
}

/** One field of the registration form, as its rule and its declaration make it. */
export const RegisterTextField = ({ form, rules, field, takesFocus }: RegisterFieldProps) => {
  const { t } = useTranslation();
  const { helpOf } = useValidationErrorText(rules);
  const { name, control } = field;
  const { autoComplete = 'off', inputMode } = control;
  const shared = {
    name,
    label: t(`access.${name}`),
    value: form.draft[name],
    required: isRequired(rules, form.fields, field),
    error: form.errorOf(name),
    help: field.repeats === undefined ? helpOf(name) : undefined,
    autoComplete,
    autoFocus: takesFocus && form.fields[0] === field,
    ...(inputMode && { inputMode }),
  };
  const onValue = (value: string) => form.change({ [name]: value });
  const onLeave = () => form.leave(name);
  if (control.kind === 'phone') {
    // What was shown for another number does not count for this one.
    const onNumber = (mobileNum: string) => form.change({ mobileNum, verificationCode: '' });
    return <KeptPhoneField {...shared} onValue={onNumber} onLeave={onLeave} />;
  }
  return control.anyScript === true ? (
    <Field {...shared} maxLength={255} onChange={({ target }) => onValue(target.value)} onBlur={onLeave} />
  ) : (
    <LatinField {...shared} secret={control.kind === 'secret'} onValue={onValue} onLeave={onLeave} />
  );
};
