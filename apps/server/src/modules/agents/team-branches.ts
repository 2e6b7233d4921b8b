import { branchesBelow, topBranches } from './branch-store.ts';

/**
 * Wallets and the branch they belong to, for a sum of postings by team. Right below an agent every member is a branch
 * with all that stands below it, and the agent's own wallet is one too; without an agent the branches are those who
 * stand below nobody, with their teams.
 */
export const teamBranches = (agentId: bigint | null) =>
  agentId === null ? topBranches() : branchesBelow(agentId);
