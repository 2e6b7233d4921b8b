import { createElement, type ComponentProps, type ComponentType } from 'react';
import { AgentArea } from '../features/agents/agent-area/index.ts';
import type { ContractPage, TeamPage } from '../shared/modals.ts';
import { page } from './load-page.ts';

const loadContracts = async () => import('../features/contracts/index.ts');
const loadTeams = async () => import('../features/teams/index.ts');

/** What is drawn for the pages of the agent area that other features have. */
const AGENT_PAGES: Readonly<Record<ContractPage | TeamPage, ComponentType>> = {
  agentTeamOverview: page(loadTeams, (teams) => teams.TeamOverview).Part,
  teamBetting: page(loadTeams, (teams) => teams.TeamBetting).Part,
  userLoss: page(loadTeams, (teams) => teams.UserLoss).Part,
  myIncome: page(loadTeams, (teams) => teams.MyIncome).Part,
  accountDetails: page(loadTeams, (teams) => teams.AccountDetails).Part,
  dividend: page(loadContracts, (contracts) => contracts.Dividends).Part,
  dailyWages: page(loadContracts, (contracts) => contracts.DailyWages).Part,
  hourlySalary: page(loadContracts, (contracts) => contracts.HourlySalary).Part,
  realTimeSalary: page(loadContracts, (contracts) => contracts.RealTimeSalary).Part,
};

/** The agent area with all of its pages. */
export const OwnAgentArea = (props: Omit<ComponentProps<typeof AgentArea>, 'pages'>) =>
  createElement(AgentArea, { ...props, pages: AGENT_PAGES });
