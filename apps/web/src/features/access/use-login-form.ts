import { useState, type FormEvent } from 'react';
import { call, CallRefused } from '../../shared/api.ts';
import { explain } from '../../shared/explain.ts';
import { asksCaptcha } from './captcha/asks-captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { focusField } from './focus-field.ts';
import { goOn } from './go-on.ts';
import { draftName, useNameDraft } from './name-draft.ts';

/** The state of the login form; both fields are sent without the blanks around them. */
export const useLoginForm = (onDone: () => void) => {
  const username = useNameDraft(({ name }) => name);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  // The password of a login that has to choose another before it goes on.
  const [outworn, setOutworn] = useState<string | null>(null);
  const captcha = useCaptcha();
  const body = { username: username.trim(), password: password.trim() };
  const missing = {
    username: tried && body.username === '',
    password: tried && body.password === '',
  };

  const send = async (form: HTMLFormElement) => {
    setSending(true);
    setRefused(null);
    try {
      const opened = await call('logIn', { body: { ...body, ...captcha.answer } });
      const way = await goOn(opened, { username: body.username, type: 'username' });
      draftName('');
      if (way === 'held') setOutworn(body.password);
      else onDone();
    } catch (error) {
      setRefused(explain(error));
      setSending(false);
      if (captcha.shown || (error instanceof CallRefused && asksCaptcha(error.value))) captcha.renew();
      focusField(form, 'password');
    }
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    const empty = (['username', 'password'] as const).find((field) => body[field] === '');
    if (empty !== undefined) focusField(event.currentTarget, empty);
    else if (captcha.isLeftOut()) focusField(event.currentTarget, 'captcha');
    else if (!sending) void send(event.currentTarget);
  };

  return { username, password, setPassword, missing, captcha, refused, sending, outworn, submit };
};
