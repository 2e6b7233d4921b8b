import { afterEach, expect, test } from 'vitest';
import { THIRI } from '../../../test/signed-in.ts';
import { closeModal, useModals } from '../../shared/modals.ts';
import { closeSession, nameMember, openSession } from '../../shared/session.ts';
import { openAskedPage } from './open-asked-page.ts';

afterEach(() => {
  closeModal();
  closeSession({ ended: false });
});

test('an address of a notification opens its page, and stays without it', () => {
  openSession('a-token', 'thiri', false);
  nameMember(THIRI);
  const rest = openAskedPage('/rng?page=all&open=withdraw');
  expect(useModals.getState().open).toEqual({ name: 'account-area', page: 'withdraw' });
  expect(`${rest?.pathname}${rest?.search}`).toBe('/rng?page=all');
});

test('who is not logged in is asked to first', () => {
  openAskedPage('/?open=supportCases');
  expect(useModals.getState().open).toEqual({ name: 'login', reason: 'account' });
});

test.each(['/', '/?open=', '/?open=transferFund', '/?open=constructor'])('%s opens nothing', (address) => {
  expect(openAskedPage(address)).toBeNull();
  expect(useModals.getState().open).toBeNull();
});
