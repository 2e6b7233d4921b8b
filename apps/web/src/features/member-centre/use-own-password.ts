import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { call, CallRefused } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { showToast } from '../../shared/toasts.ts';

export const PASSWORD_FIELDS = ['oldPassword', 'newPassword', 'confirmNewPassword'] as const;
export type PasswordPart = (typeof PASSWORD_FIELDS)[number];

const EMPTY: Record<PasswordPart, string> = { oldPassword: '', newPassword: '', confirmNewPassword: '' };

interface Refused {
  text: string;
  fields: readonly PasswordPart[];
}

const toRefused = (error: unknown): Refused => {
  const told = error instanceof CallRefused ? JSON.stringify(error.value) : '';
  return { text: explain(error), fields: PASSWORD_FIELDS.filter((field) => told.includes(`"${field}"`)) };
};

const focusOn = (form: HTMLFormElement, field: PasswordPart | undefined) => {
  const input = field === undefined ? null : form.elements.namedItem(field);
  if (input instanceof HTMLElement) input.focus();
};

/** The state of the form that changes one's own password. */
export const useOwnPassword = (onDone: () => void) => {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(EMPTY);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<Refused | null>(null);
  const [sending, setSending] = useState(false);

  const flawOf = (field: PasswordPart): string | undefined => {
    if (draft[field].trim() === '') return t('access.notEmpty');
    const differs = draft.newPassword.trim() !== draft.confirmNewPassword.trim();
    return field === 'confirmNewPassword' && differs ? t('refusals.inconsistent_twice') : undefined;
  };
  const errorOf = (field: PasswordPart): string | undefined => {
    if (tried && flawOf(field) !== undefined) return flawOf(field);
    return refused?.fields.includes(field) ? refused.text : undefined;
  };
  const change = (field: PasswordPart, value: string) => {
    setDraft((before) => ({ ...before, [field]: value }));
    setRefused(null);
  };
  const send = async (form: HTMLFormElement) => {
    setSending(true);
    try {
      await call('changePassword', { body: draft });
      setDraft(EMPTY);
      setTried(false);
      showToast('success', t('memberCentre.passwordChanged'));
      onDone();
    } catch (error) {
      setRefused(toRefused(error));
      focusOn(form, toRefused(error).fields[0]);
    } finally {
      setSending(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    setRefused(null);
    const wrong = PASSWORD_FIELDS.find((field) => flawOf(field) !== undefined);
    if (wrong !== undefined) focusOn(event.currentTarget, wrong);
    else if (!sending) void send(event.currentTarget);
  };
  // A refusal that names a field is told there; any other above the form.
  const banner = refused !== null && refused.fields.length === 0 ? refused.text : null;
  return { draft, change, errorOf, banner, sending, submit };
};
