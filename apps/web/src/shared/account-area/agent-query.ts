import { openModal, useModals, type AgentPage, type AgentQuery } from '../modals.ts';

const NOTHING: AgentQuery = {};

const PERIOD = ['period', 'from', 'to'];

/** A query without what asks for nothing. */
const withoutEmpty = (query: AgentQuery): AgentQuery =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''));

/** The period of a query: who goes from a page to another stays within the same days. */
const periodOf = (query: AgentQuery = NOTHING): AgentQuery =>
  Object.fromEntries(Object.entries(query).filter(([name]) => PERIOD.includes(name)));

interface Change {
  /** What was asked for before is not gone back to. */
  replaces?: boolean;
}

/** Asks the page of the agent area that is open for something else too; an empty text takes back what was asked. */
export const changeAgentQuery = (part: AgentQuery, { replaces = false }: Change = {}): void => {
  const { open } = useModals.getState();
  if (open?.name !== 'agent-area') return;
  const query = withoutEmpty({ ...open.query, ...part });
  openModal({ name: 'agent-area', page: open.page, query, ...(replaces && { replaces }) });
};

/** What the page of the agent area that is open is asked for. It stands in the address. */
export const useAgentQuery = (): AgentQuery =>
  useModals(({ open }) => (open?.name === 'agent-area' ? open.query : undefined)) ?? NOTHING;

/** Opens a page of the agent area, within the days of the one that is open. */
export const openAgentPage = (page: AgentPage, asked: AgentQuery = NOTHING): void => {
  const { open } = useModals.getState();
  const kept = open?.name === 'agent-area' ? periodOf(open.query) : NOTHING;
  openModal({ name: 'agent-area', page, query: withoutEmpty({ ...kept, ...asked }) });
};
