/** What the operator answers to who comes in, as most tests of a way in need it. */
export const SIGNED_IN = {
  token: 'a-token',
  firstTimeLogin: false,
  passwordExpired: false,
  usingDefaultPassword: false,
  previousLoginAt: null,
  failedSince: 0,
};
export const THIRI = {
  id: '7',
  account: 'thiri',
  nickname: '',
  type: 0,
  toUpline: false,
  clubLabel: { labelName: 'VIP 1', rankLevel: 1 },
  memberLabel: [],
  previousLoginAt: null,
};
export const NO_NOTICES = { player: [], banners: [], popup: [], promotion: [], help: [] };
