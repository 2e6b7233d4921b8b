import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { keepDraft, useAccessDraft } from '../draft.ts';
import { methodOfType, type SignInMethod } from '../sign-in-methods.ts';

export type RememberMeChoice = ReturnType<typeof useRememberMe>;

/** Who is remembered in this browser: asked when the login opens, and put into what is still untouched. */
export const useRememberMe = (onMethod: (method: SignInMethod) => void) => {
  const [wanted, setWanted] = useState(false);
  const prefill = useEffectEvent(({ username, type }: { username: string; type: string }) => {
    const { username: name, mobileNum } = useAccessDraft.getState();
    if (username === '' || name !== '' || mobileNum !== '') return;
    setWanted(true);
    const method = methodOfType(type);
    keepDraft(method === 'username' ? { username } : { mobileNum: username });
    onMethod(method);
  });
  useEffect(() => {
    // A login without what was remembered is a login all the same.
    call('readRememberMe')
      .then(prefill)
      .catch(() => undefined);
  }, []);
  return { wanted, setWanted };
};
