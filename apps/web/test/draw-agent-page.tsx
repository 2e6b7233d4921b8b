import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { openModal, useModals, type AgentPage, type AgentQuery } from '../src/shared/modals.ts';
import { QueryRoot } from '../src/shared/queries.tsx';
import { drawForMember } from './draw-for-member.tsx';

/** Draws a page of the agent area for thiri, as it is asked for. */
export const drawAgentPage = (
  page: AgentPage,
  part: ReactNode,
  query: AgentQuery = {},
): Promise<UserEvent> => {
  openModal({ name: 'agent-area', page, query });
  return drawForMember(<QueryRoot>{part}</QueryRoot>);
};

/** Where the page has led to, and what is asked for there. */
export const agentPlace = (): { page: string; query: AgentQuery } => {
  const { open } = useModals.getState();
  if (open?.name !== 'agent-area') throw new Error('the agent area is not open');
  return { page: open.page, query: open.query ?? {} };
};
