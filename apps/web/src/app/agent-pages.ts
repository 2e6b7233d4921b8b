import { createElement, type ComponentProps, type ComponentType } from 'react';
import { AgentArea } from '../features/agents/agent-area/index.ts';
import type { TeamPage } from '../shared/modals.ts';
import { page } from './load-page.ts';

const loadTeams = async () => import('../features/teams/index.ts');

/** What is drawn for the pages of the agent area that other features have. */
const AGENT_PAGES: Readonly<Record<TeamPage, ComponentType>> = {
  agentTeamOverview: page(loadTeams, (teams) => teams.TeamOverview).Part,
  teamBetting: page(loadTeams, (teams) => teams.TeamBetting).Part,
  userLoss: page(loadTeams, (teams) => teams.UserLoss).Part,
  myIncome: page(loadTeams, (teams) => teams.MyIncome).Part,
  accountDetails: page(loadTeams, (teams) => teams.AccountDetails).Part,
};

/** The agent area with all of its pages. */
export const OwnAgentArea = (props: Omit<ComponentProps<typeof AgentArea>, 'pages'>) =>
  createElement(AgentArea, { ...props, pages: AGENT_PAGES });
