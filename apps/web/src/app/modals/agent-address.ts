import { AGENT_PAGES, type Modal } from '../../shared/modals.ts';

type AgentArea = Extract<Modal, { name: 'agent-area' }>;

// Behind the sign that no server is told: names of accounts stand there, and every page of the site may lie below.
const FORM = /^#agent\/(?<page>\w+)(?:\?(?<query>.*))?$/u;

/** The page of the agent area that an address leads to, and what it is asked for. */
export const parseAgentAddress = (hash: string): AgentArea | null => {
  const { page: name, query = '' } = FORM.exec(hash)?.groups ?? {};
  const page = AGENT_PAGES.find((one) => one === name);
  if (page === undefined) return null;
  return { name: 'agent-area', page, query: Object.fromEntries(new URLSearchParams(query)) };
};

export const agentAddressOf = ({ page, query = {} }: Pick<AgentArea, 'page' | 'query'>): string => {
  const asked = new URLSearchParams(query);
  asked.sort();
  return asked.size === 0 ? `#agent/${page}` : `#agent/${page}?${asked}`;
};
