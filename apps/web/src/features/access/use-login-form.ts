import { useState, type FormEvent } from 'react';
import { call } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { signIn } from '../../shared/sign-in.ts';
import { focusField } from './focus-field.ts';
import { draftName, useNameDraft } from './name-draft.ts';

/** The state of the login form; both fields are sent without the blanks around them. */
export const useLoginForm = (onDone: () => void) => {
  const username = useNameDraft(({ name }) => name);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const body = { username: username.trim(), password: password.trim() };
  const missing = {
    username: tried && body.username === '',
    password: tried && body.password === '',
  };

  const send = async (form: HTMLFormElement) => {
    setSending(true);
    setRefused(null);
    try {
      const { token } = await call('logIn', { body });
      await signIn({ token, username: body.username });
      draftName('');
      onDone();
    } catch (error) {
      setRefused(explain(error));
      setSending(false);
      focusField(form, 'password');
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const empty = (['username', 'password'] as const).find((field) => body[field] === '');
    if (empty !== undefined) focusField(event.currentTarget, empty);
    else if (!sending) void send(event.currentTarget);
  };

  return { username, password, setPassword, missing, refused, sending, submit };
};
