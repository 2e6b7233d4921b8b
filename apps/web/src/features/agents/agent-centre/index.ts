/** The agent centre: the overlay of the pages of an agent. */
export { AgentCentre } from './agent-centre.tsx';
