import { useTextForm, type Draft, type TextForm } from '../../../shared/forms/use-text-form.ts';
import { useCaptcha } from './use-captcha.ts';

/** What was read in the picture, for the body of a call; nothing while no picture is shown. */
export type CaptchaAnswer = { captcha?: string };

interface CaptchaForm<Field extends string> extends Omit<
  TextForm<Field | 'captcha'>,
  'later' | 'send' | 'onRefused'
> {
  /** Whether a captcha goes with the form itself, or with the asking for a code alone. */
  captchaWith: 'form' | 'code';
  send: (draft: Draft<Field | 'captcha'>, answer: CaptchaAnswer) => Promise<void>;
}

const LATER = ['captcha'] as const;

/** A form of text fields whose calls the server may want a captcha with. */
export const useCaptchaForm = <Field extends string>(order: CaptchaForm<Field>) => {
  const { captchaWith, fields, send, ...rest } = order;
  const captcha = useCaptcha();
  const answerOf = ({ captcha: text }: { captcha: string }): CaptchaAnswer =>
    captcha.shown ? { captcha: text.trim() } : {};
  const form = useTextForm<Field | 'captcha'>({
    ...rest,
    fields: captcha.shown && captchaWith === 'form' ? [...fields, 'captcha'] : fields,
    later: LATER,
    send: async (draft) => send(draft, answerOf(draft)),
    onRefused: (error) => {
      if (captcha.afterBusinessError(error)) form.put('captcha', '');
    },
  });
  /** Makes another call of the form, such as that for a code, with the answer to the captcha. */
  const beside = async <Value>(ask: (answer: CaptchaAnswer) => Promise<Value>): Promise<Value> => {
    const value = await ask(answerOf(form.draft));
    captcha.served();
    form.put('captcha', '');
    return value;
  };
  return { ...form, captcha, beside };
};
