import type { records } from '@hintha/contract';
import type { MemberPage } from '../../../shared/modals.ts';

interface Belonging {
  page: MemberPage;
  /** The words of the way there, under `accountRecord`. */
  words: 'toDeposits' | 'toWithdrawals' | 'toBonuses';
}

const PAGES: Partial<Record<records.RecordType, Belonging>> = {
  DEPOSIT: { page: 'depositv2', words: 'toDeposits' },
  WITHDRAWAL: { page: 'withdraw', words: 'toWithdrawals' },
  BONUS: { page: 'bonusDetails', words: 'toBonuses' },
};

/** The page that a movement without a round belongs to; none for what the server booked by hand. */
export const belongsTo = (type: records.RecordType): Belonging | null => PAGES[type] ?? null;
