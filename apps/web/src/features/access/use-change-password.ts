import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallRefused } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { focusField } from './focus-field.ts';

const FIELDS = ['newPassword', 'confirmNewPassword'] as const;
export type ChangeField = (typeof FIELDS)[number];

const EMPTY: Record<ChangeField, string> = { newPassword: '', confirmNewPassword: '' };

/** Fields that the house names in a refusal. */
const namedBy = (error: unknown): readonly ChangeField[] => {
  const text = error instanceof CallRefused ? JSON.stringify(error.value) : '';
  return FIELDS.filter((field) => text.includes(`"${field}"`));
};

/** The state of the change that follows a login; the old password is the one that was typed there. */
export const useChangePassword = (oldPassword: string, onDone: () => Promise<void>) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [named, setNamed] = useState<readonly ChangeField[]>([]);
  const [refused, setRefused] = useState<string | null>(null);
  const [sending, setSending] = useState(false);

  const flawOf = (field: ChangeField): string | undefined => {
    if (draft[field].trim() === '') return t('access.notEmpty');
    const differs = draft.newPassword.trim() !== draft.confirmNewPassword.trim();
    return field === 'confirmNewPassword' && differs ? t('refusals.inconsistent_twice') : undefined;
  };
  const errorOf = (field: ChangeField): string | undefined => {
    if (!tried) return undefined;
    return flawOf(field) ?? (named.includes(field) ? (refused ?? undefined) : undefined);
  };
  const change = (field: ChangeField, value: string) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setNamed((before) => before.filter((other) => other !== field));
  };
  const send = async (form: HTMLFormElement) => {
    setSending(true);
    setRefused(null);
    try {
      await call('changePassword', { body: { oldPassword, ...draft } });
      await onDone();
    } catch (error) {
      setRefused(explain(error));
      setNamed(namedBy(error));
      setSending(false);
      focusField(form, namedBy(error)[0] ?? 'newPassword');
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const wrong = FIELDS.find((field) => flawOf(field) !== undefined);
    if (wrong !== undefined) focusField(event.currentTarget, wrong);
    else if (!sending) void send(event.currentTarget);
  };
  return { draft, change, errorOf, refused, sending, submit };
};
