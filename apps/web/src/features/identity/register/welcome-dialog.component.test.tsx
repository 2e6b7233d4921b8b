import { loadAccountMessages, loadMessages } from '@hintha/messages';
import { screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { answerCalls } from '../../../../test/draw-part.tsx';
import { drawForMember } from '../../../../test/draw-for-member.tsx';
import { NO_NOTICES } from '../../../../test/signed-in.ts';
import { useModals } from '../../../shared/modals.ts';
import { WelcomeDialog } from './welcome-dialog.tsx';

const { access } = await loadMessages('en');
const { bonuses } = await loadAccountMessages('en');

test('an account that was just opened is told its balance, what the first deposit brings, and leads to it', async () => {
  const terms = { perCent: '100', amount: null, most: '50000.00', multiple: '10', withDeposit: true };
  answerCalls()
    .give('readNotices', NO_NOTICES)
    .give('listOffers', {
      list: [
        {
          kind: 'FIRST_DEPOSIT',
          state: 'JOIN',
          why: 'NEEDS_FIRST_DEPOSIT',
          review: false,
          amount: null,
          target: null,
          until: null,
          application: null,
          terms: { ...terms, per: 'ONCE', days: 30, mostKept: null },
        },
      ],
    });
  const user = await drawForMember(
    <MemoryRouter>
      <WelcomeDialog onClose={() => undefined} />
    </MemoryRouter>,
    '0.00',
  );
  const dialog = within(await screen.findByRole('dialog', { name: /thiri/ }));
  expect(dialog.getByText(/0\.00|^0$/u)).toBeTruthy();
  await dialog.findByText(new RegExp(bonuses.terms.most.replace('{{most}}', '.*50,000'), 'u'));
  await user.click(dialog.getByRole('button', { name: access.welcome.deposit }));
  expect(useModals.getState().open).toEqual({ name: 'account-area', page: 'depositv2' });
});
