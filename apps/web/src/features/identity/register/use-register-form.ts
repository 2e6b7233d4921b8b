import { REGISTER_FIELDS, shownFields, type FieldRules } from '@hintha/contract/registration';
import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { focusField } from '../../../shared/forms/focus-field.ts';
import { useFlag, usePermission } from '../../../shared/permission.ts';
import { useCaptcha } from '../captcha/use-captcha.ts';
import type { CaptchaAnswer } from '../captcha/use-captcha-form.ts';
import { keepDraft, useAccessDraft } from '../draft.ts';
import type { SignInFlow } from '../authenticate/use-sign-in-flow.ts';
import { useDialCode } from '../phone/use-dial-code.ts';
import { useProvider } from '../provider/use-provider.ts';
import type { SignInMethod } from '../sign-in-methods.ts';
import { useValidationErrorText } from '../use-validation-error-text.ts';
import { openAccount } from './open-account.ts';
import { toRefused, withoutValidationErrors, type Refused } from './refused.ts';
import {
  ALL_PARTS,
  codeInQuery,
  draftValidationErrors,
  EMPTY_DRAFT,
  toBody,
  type DraftPart,
  type RegisterDraft,
  type RegisterField,
} from './register-draft.ts';

const TICK = 'ageAndTermsAccepted';

/** Focuses the first part that is wrong; whether there was one. */
const focusFirst = (
  form: HTMLFormElement,
  fields: readonly RegisterField[],
  isWrong: (part: DraftPart) => boolean,
): boolean => {
  const first = fields.find(({ name }) => isWrong(name))?.name ?? (isWrong(TICK) ? TICK : undefined);
  if (first !== undefined) focusField(form, first);
  return first !== undefined;
};

export interface RegisterOrder {
  method: SignInMethod;
  /** The rules of the method. */
  rules: FieldRules;
  flow: SignInFlow;
  /** Whether the first field takes the focus. */
  takesFocus: boolean;
}

export type RegisterFormState = ReturnType<typeof useRegisterForm>;

/** The state of the registration form: a part is checked once it has been left, and from then on live. */
export const useRegisterForm = ({ method, rules, flow }: Omit<RegisterOrder, 'takesFocus'>) => {
  const [codeFound] = useState(() => codeInQuery(location.search));
  const codeInAddress = useAccessDraft(({ unknownCode }) => (unknownCode === codeFound ? '' : codeFound));
  const parts = useParts(codeInAddress);
  const { draft, put } = parts;
  const { refused, setRefused, refuse, captcha, beside } = useRefused(parts);
  const withCode = useFlag('REGMOBVERF3');
  const withPassword = useFlag('MOBILENUMPASSREG3');
  const { textOf } = useValidationErrorText(rules);
  const countryDialingCode = useDialCode();
  const byProvider = useProvider() !== null;
  const asked = { method, codeInAddress, withCode, withPassword, withCaptcha: captcha.shown };
  const fields = shownFields(REGISTER_FIELDS, rules, asked);
  const validationErrors = draftValidationErrors(rules, fields, draft);

  const change = (part: Partial<RegisterDraft>) => {
    put(part);
    setRefused((before) => before && withoutValidationErrors(before, part));
  };
  const reset = () => {
    parts.reset();
    setRefused(null);
  };
  const errorOf = (part: DraftPart): string | undefined => {
    const fieldError = refused?.validationErrors[part];
    if (fieldError !== undefined)
      return fieldError.kind === 'refused' ? refused?.text : textOf(fieldError, part);
    const validationError = validationErrors[part];
    return validationError !== undefined && parts.left.includes(part)
      ? textOf(validationError, part)
      : undefined;
  };
  const send = async () => {
    const body = toBody(draft, fields);
    const { username, password } = body;
    // Where no password was asked for there is none to be changed.
    const type = password === '' ? 'sms' : 'username';
    const opening = async () => openAccount({ method, body, countryDialingCode, byProvider });
    await flow.enter(opening, { username, password, type, isNew: true });
  };
  const { sending, submit } = useSubmit(async (form) => {
    parts.leaveAll();
    if (focusFirst(form, fields, (part) => validationErrors[part] !== undefined)) return;
    setRefused(null);
    // A code that came with the address and is wrong can now be put right by hand.
    await send().catch(
      (error: unknown) => refuse(error, form).unknownCode && keepDraft({ unknownCode: codeFound }),
    );
  });
  const confirmCode = () => setRefused((before) => before && { ...before, unknownCode: false });
  const state = { refused, errorOf, captcha, sending };
  return { ...state, draft, fields, change, reset, submit, refuse, beside, confirmCode, leave: parts.leave };
};

/** The parts of the draft, and those that were left once. Name and number are kept for the other forms. */
const useParts = (codeInAddress: string) => {
  const emptied: RegisterDraft = { ...EMPTY_DRAFT, affiliateCode: codeInAddress };
  const { username, mobileNum } = useAccessDraft();
  const [typed, setTyped] = useState(emptied);
  const [left, setLeft] = useState<readonly DraftPart[]>([]);
  const draft: RegisterDraft = { ...typed, username, mobileNum };
  const put = (part: Partial<RegisterDraft>) => {
    setTyped((before) => ({ ...before, ...part }));
    if (part.username !== undefined) keepDraft({ username: part.username });
    if (part.mobileNum !== undefined) keepDraft({ mobileNum: part.mobileNum });
  };
  const reset = () => {
    put(emptied);
    setLeft([]);
  };
  const leave = (part: DraftPart) => {
    if (draft[part] !== '') setLeft((before) => [...before, part]);
  };
  return { draft, put, reset, left, leave, leaveAll: () => setLeft(ALL_PARTS) };
};

/** What the server last refused, and the captcha it may want from then on. */
const useRefused = ({ draft, put }: Pick<ReturnType<typeof useParts>, 'draft' | 'put'>) => {
  const [refused, setRefused] = useState<Refused | null>(null);
  const captcha = useCaptcha(usePermission()?.register.captcha ?? false);
  const refuse = (error: unknown, form: HTMLFormElement | null): Refused => {
    const now = toRefused(error);
    // Drawn before the focus moves: the captcha may show for the first time.
    flushSync(() => {
      setRefused(now);
      if (captcha.afterBusinessError(error)) put({ captcha: '' });
    });
    if (form !== null) focusFirst(form, REGISTER_FIELDS, (part) => now.validationErrors[part] !== undefined);
    return now;
  };
  /** Asks for a code; only where that has to be answered for, the captcha serves it instead of the form. */
  const beside = async <Value>(ask: (answer: CaptchaAnswer) => Promise<Value>): Promise<Value> => {
    if (!captcha.asked) return ask({});
    const value = await ask({ captcha: draft.captcha.trim() });
    captcha.served();
    put({ captcha: '' });
    return value;
  };
  return { refused, setRefused, refuse, captcha, beside };
};

/** A form on its way to the server; a second press waits for the first. */
const useSubmit = (action: (form: HTMLFormElement) => Promise<void>) => {
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    await action(event.currentTarget);
    setSending(false);
  };
  return { sending, submit };
};
