import { create } from 'zustand';
import { serverNow } from '../../../shared/clock.ts';
import { openModal, useModals, type TeamPage } from '../../../shared/modals.ts';
import { spanOf, type PeriodChoice } from '../../../shared/period/period.ts';

const useKept = create<{ chosen: PeriodChoice | null }>(() => ({ chosen: null }));

const ofNow = ({ period, span }: PeriodChoice): PeriodChoice => ({
  period,
  // Days that were chosen by name are counted from today, also when the page stays open over midnight.
  span: period === 'custom' ? span : spanOf(period, serverNow()),
});

/** The period of all pages of a team: who goes from a figure to its rows stays within the same days. */
export const useTeamPeriod = () => {
  const kept = useKept(({ chosen }) => chosen);
  const chosen: PeriodChoice =
    kept === null ? { period: 'last-7', span: spanOf('last-7', serverNow()) } : ofNow(kept);
  return { chosen, choose: (next: PeriodChoice) => useKept.setState({ chosen: next }) };
};

/** Opens a page of the team, for one account of it. */
export const openTeamPage = (page: TeamPage, account?: string): void =>
  openModal({ name: 'agent-area', page, ...(account !== undefined && { account }) });

/** The account that a page was opened for; empty when it was opened as such. */
export const askedAccount = (): string => {
  const { open } = useModals.getState();
  return open?.name === 'agent-area' ? (open.account ?? '') : '';
};
