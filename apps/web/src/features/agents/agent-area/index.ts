/** The agent area: the overlay of the pages of an agent. */
export { AgentArea } from './agent-area.tsx';
