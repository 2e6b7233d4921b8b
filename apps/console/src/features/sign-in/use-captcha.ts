import { useState } from 'react';
import { call, CallError } from '../../shared/api.ts';

/** The picture that a sign-in needs read once the server has asked for it; an answer serves once. */
export const useCaptcha = () => {
  const [asked, setAsked] = useState(false);
  // Asked for just now, of somebody who could not have typed anything yet.
  const [isNew, setNew] = useState(false);
  const [png, setPng] = useState('');
  const [text, setText] = useState('');
  const draw = async () => {
    setText('');
    // One picture a second is drawn; whoever is too quick keeps the one there is and asks again.
    await call('readSignInCaptcha').then(setPng, () => undefined);
  };
  /** Shows a picture, or another one, after an error that asks for it. */
  const afterError = (error: unknown) => {
    const value = error instanceof CallError ? (error.value as { captcha?: boolean } | null) : null;
    setNew(error instanceof CallError && error.code === 'captcha_failed' && !asked);
    if (value?.captcha === true) setAsked(true);
    if (value?.captcha === true || asked) void draw();
  };
  return { asked, isNew, png, text, setText, draw, afterError };
};
