import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '../../../shared/api.ts';
import { keepDraft, useAccessDraft } from '../draft.ts';
import { doorOfType, type Door } from '../which-tabs.ts';

export type Remembered = ReturnType<typeof useRemembered>;

/** Who is remembered in this browser: asked when the login opens, and put into what is still untouched. */
export const useRemembered = (onDoor: (door: Door) => void) => {
  const [wanted, setWanted] = useState(false);
  const prefill = useEffectEvent(({ username, type }: { username: string; type: string }) => {
    const { username: name, mobileNum } = useAccessDraft.getState();
    if (username === '' || name !== '' || mobileNum !== '') return;
    setWanted(true);
    const door = doorOfType(type);
    keepDraft(door === 'username' ? { username } : { mobileNum: username });
    onDoor(door);
  });
  useEffect(() => {
    // A login without what was remembered is a login all the same.
    call('readRemembered')
      .then(prefill)
      .catch(() => undefined);
  }, []);
  return { wanted, setWanted };
};
