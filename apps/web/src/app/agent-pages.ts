import { createElement, type ComponentProps, type ComponentType } from 'react';
import { AgentArea } from '../features/agents/agent-area/index.ts';
import type { ContractPage } from '../shared/modals.ts';
import { page } from './load-page.ts';

const loadContracts = async () => import('../features/contracts/index.ts');

const CONTRACT_PAGES: Readonly<Record<ContractPage, ComponentType>> = {
  dividend: page(loadContracts, (contracts) => contracts.Dividends).Part,
  dailyWages: page(loadContracts, (contracts) => contracts.DailyWages).Part,
  hourlySalary: page(loadContracts, (contracts) => contracts.HourlySalary).Part,
  realTimeSalary: page(loadContracts, (contracts) => contracts.RealTimeSalary).Part,
};

/** The agent area with all of its pages. */
export const OwnAgentArea = (props: Omit<ComponentProps<typeof AgentArea>, 'contractPages'>) =>
  createElement(AgentArea, { ...props, contractPages: CONTRACT_PAGES });
