import { useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { CallError } from '../api.ts';
import { explain } from '../explain.ts';
import { focusField } from './focus-field.ts';
import { refusedFields } from './refused-fields.ts';
import { textValidationError, type Repeats } from './text-validation-error.ts';

export type Draft<Field extends string> = Record<Field, string>;

export interface TextForm<Field extends string> {
  /** The fields in the order of the form; all of them have to be filled in. */
  fields: readonly Field[];
  /** Fields that only a business error brings out. */
  later?: readonly Field[];
  /** Fields that may be left empty. */
  optional?: readonly Field[];
  /** What stands in the fields at first. */
  initial?: Partial<Draft<Field>>;
  /** Fields whose text is kept elsewhere, by who hears of it before the form does. */
  kept?: Partial<Draft<Field>>;
  repeats?: Repeats<Field>;
  /** What an empty field is told, if it has words of its own. */
  missing?: Partial<Draft<Field>>;
  /** What is wrong with a field that is filled in. */
  validationErrorOf?: (field: Field, value: string) => string | undefined;
  send: (draft: Draft<Field>) => Promise<void>;
  /** Hears of a business error before the cursor is put anywhere. */
  onRefused?: (error: unknown) => void;
  /** Where the cursor goes when the server says no and names no field. */
  fallback?: Field;
}

interface Refused<Field> {
  text: string;
  fields: readonly Field[];
}

/**
 * The state of a form of text fields. Flaws show once it has been tried; what the server refuses shows at the fields
 * it is about, or above the form. The cursor goes to the first field that is wrong.
 */
export const useTextForm = <Field extends string>(order: TextForm<Field>) => {
  const { fields } = order;
  const [typed, setTyped] = useState<Partial<Draft<Field>>>(order.initial ?? {});
  const [tried, setTried] = useState(false);
  const [sending, setSending] = useState(false);
  const { refused, setRefused, refuse } = useRefused(order, () => setTried(false));
  const text = { ...typed, ...order.kept };
  const all = [...fields, ...(order.later ?? [])];
  const draft = Object.fromEntries(all.map((field) => [field, text[field] ?? ''])) as Draft<Field>;
  const validationErrorOf = useValidationErrors(order, draft);

  const put = (field: Field, value: string) => setTyped((before) => ({ ...before, [field]: value }));
  const change = (field: Field, value: string) => {
    put(field, value);
    setRefused((before) => before && without(before, field));
  };
  const reset = () => {
    setTyped({});
    setTried(false);
    setRefused(null);
  };
  const send = async (form: HTMLFormElement) => {
    setSending(true);
    setRefused(null);
    try {
      await order.send(draft);
    } catch (error) {
      refuse(error, form);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = fields.find((field) => validationErrorOf(field) !== undefined);
    if (wrong !== undefined) focusField(event.currentTarget, wrong);
    else if (!sending) void send(event.currentTarget);
  };
  const errorOf = (field: Field): string | undefined =>
    refused?.fields.includes(field) ? refused.text : tried ? validationErrorOf(field) : undefined;
  const banner = refused !== null && refused.fields.length === 0 ? refused.text : null;
  return { draft, put, change, reset, errorOf, banner, sending, refuse, submit };
};

const useRefused = <Field extends string>(order: TextForm<Field>, onRefused: () => void) => {
  const [refused, setRefused] = useState<Refused<Field> | null>(null);
  /** Shows what was refused and puts the cursor where it belongs. */
  const refuse = (error: unknown, form: HTMLFormElement | null) => {
    const fields = [...order.fields, ...(order.later ?? [])];
    const about = error instanceof CallError ? refusedFields(error, fields) : [];
    // Drawn before the focus moves: the field may show for the first time.
    flushSync(() => {
      setRefused({ text: explain(error), fields: about });
      onRefused();
      order.onRefused?.(error);
    });
    const field = about[0] ?? order.fallback;
    if (field !== undefined && form !== null) focusField(form, field);
  };
  return { refused, setRefused, refuse };
};

const useValidationErrors = <Field extends string>(order: TextForm<Field>, draft: Draft<Field>) => {
  const { t } = useTranslation();
  const { optional, repeats, missing, validationErrorOf } = order;
  return (field: Field): string | undefined => {
    if (draft[field].trim() === '' && optional?.includes(field)) return undefined;
    const validationError = textValidationError(field, draft, repeats);
    if (validationError === undefined) return validationErrorOf?.(field, draft[field].trim());
    if (validationError === 'differs') return t('errors.inconsistent_twice');
    return missing?.[field] ?? t('access.notEmpty');
  };
};

/** A field that is being put right is no longer refused; nor is the form once none is left. */
const without = <Field>({ text, fields }: Refused<Field>, changed: Field): Refused<Field> | null => {
  const left = fields.filter((field) => field !== changed);
  return left.length === fields.length ? { text, fields } : left.length === 0 ? null : { text, fields: left };
};
