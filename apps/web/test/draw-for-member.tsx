import { dismissToast, showToast, ToastHost } from '@hintha/ui';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { cleanup } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { useEffect, type ReactNode } from 'react';
import { afterEach } from 'vitest';
import { useBalance } from '../src/shared/balance.ts';
import { startEvents } from '../src/shared/events.ts';
import { closeModal } from '../src/shared/modals.ts';
import { QueryRoot } from '../src/shared/queries.tsx';
import { openSession } from '../src/shared/session.ts';
import { drawPart } from './draw-part.tsx';

let client: QueryClient | undefined;

const KeepClient = () => {
  const found = useQueryClient();
  useEffect(() => {
    client = found;
  }, [found]);
  return null;
};

startEvents();

afterEach(() => {
  cleanup();
  client?.clear();
  closeModal();
  for (let id = showToast({ kind: 'info', text: '' }); id > 0; id -= 1) dismissToast(id);
});

/** Draws a part of the site for thiri, who is signed in and has money, with the messages that pass over it. */
export const drawForMember = (part: ReactNode, available = '2000000.00'): Promise<UserEvent> => {
  openSession('a-token', 'thiri', false);
  useBalance.setState({ sum: available, available, held: '0.00' });
  return drawPart(
    <>
      <QueryRoot>
        <KeepClient />
      </QueryRoot>
      {part}
      <ToastHost label="Messages" dismissLabel="Dismiss" />
    </>,
  );
};
