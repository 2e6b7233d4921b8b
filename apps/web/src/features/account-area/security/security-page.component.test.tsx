import { loadMessages } from '@hintha/messages';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import type { Answers } from '../../../../test/answers.ts';
import { answerCalls, drawPart, labelled, switchFlags } from '../../../../test/draw-part.tsx';
import { fieldOf, fill, press, problemOf, shownFields } from '../../../../test/fields.ts';
import { THIRI } from '../../../../test/signed-in.ts';
import { registerRules } from '../../../shared/forms/register-rules.ts';
import { country } from '../../../shared/permission.ts';
import { nameMember, openSession } from '../../../shared/session.ts';
import { BrowserRouter } from '../../../shared/router/browser-router.tsx';
import { SecurityPage } from './security-page.tsx';

const { access, accountArea, errors, security: words, shell } = await loadMessages('en');

const HANDLES = ['telegram', 'facebook', 'whatsapp', 'line', 'zalo', 'wechat', 'qqNum'] as const;
const GUARDED = {
  level: 1,
  hasPassword: true,
  hasPaymentPassword: false,
  hasAuthenticator: false,
  mobile: '',
  email: '',
  payeeName: '',
  withdrawalsHeldUntil: null,
  withdrawalHoldHours: 24,
  vipLevel: '',
};
const PROFILE = {
  nickname: '',
  birthday: '',
  payeeName: '',
  email: '',
  mobileNum: '',
  idNumber: '',
  qqNum: '',
  wechat: '',
  line: '',
  whatsapp: '',
  facebook: '',
  zalo: '',
  telegram: '',
};
const device = (id: string, current: boolean) => ({
  id,
  current,
  openedAt: 0,
  lastUsedAt: 0,
  ip: '192.0.2.7',
  device: `browser ${id}`,
});
const AT_LEAST_8 = {
  enabled: true,
  required: true,
  acceptedPattern: '*',
  patternId: 13,
  minLength: 8,
  maxLength: 64,
};

let answers: Answers;
let visits = 0;

beforeEach(async () => {
  answers = answerCalls()
    .give('readCountry', { countryCode: 'MM', countryDialingCode: '95' })
    .give('readRegisterRules', { password: AT_LEAST_8 })
    .give('readSecurity', GUARDED)
    .give('readProfile', PROFILE)
    .give('readIcon', { icon: '', choices: [] })
    .give('listSessions', [device('1', true), device('2', false), device('3', false)])
    .give('readPush', { publicKey: null, devices: [] })
    .give('listSignIns', { list: [], next: null });
  await switchFlags(answers);
  await Promise.all([registerRules.reload(), country.reload()]);
});

const draw = async () => {
  // Answers are kept by the name of the member; another one has none yet.
  visits += 1;
  const account = `thiri${visits}`;
  openSession('a-token', account, false);
  nameMember({ ...THIRI, account });
  const user = await drawPart(
    <BrowserRouter>
      <SecurityPage />
    </BrowserRouter>,
  );
  await screen.findByRole('meter');
  await screen.findByRole('button', { name: accountArea.signOutOthers });
  return user;
};
type Hands = Awaited<ReturnType<typeof draw>>;

type Key = keyof typeof words.name;
const open = async (user: Hands, key: Key, action: string = words.set) =>
  press(user, `${action} – ${words.name[key]}`);
const level = () => Number(screen.getByRole('meter').getAttribute('aria-valuenow'));
const PROOF = { 'proof.password': 'a long pass 1' };

test('the level of the member leads to the page of the club', async () => {
  await draw();
  const link = screen.getByRole('link', { name: `${shell.club}: ${THIRI.clubLabel.labelName}` });
  expect(link.getAttribute('href')).toBe('/vip');
});

test('ACCESS-112 ACCESS-113 ACCESS-114 ACCESS-116 ACCESS-117 ACCESS-120 what is kept of a member stands there by its name', async () => {
  const user = await draw();
  for (const key of ['mobile', 'email', 'payeeName', 'paymentPassword'] as const)
    expect(screen.getByText(words.name[key])).toBeDefined();
  for (const name of [accountArea.account, access.idNumber])
    expect(screen.getByText(name).tagName).toBe('DT');
  await waitFor(() => fieldOf('birthday'));
  for (const name of ['birthday', ...HANDLES] as const)
    expect(fieldOf(name).labels?.[0]?.textContent).toBe(access[name]);
  await press(user, words.changeNickname);
  expect(screen.getByLabelText(labelled(access.nickname))).toBe(fieldOf('nickname'));
  await open(user, 'paymentPassword');
  for (const name of ['newPassword', 'confirmNewPassword'] as const)
    expect(screen.getByLabelText(labelled(words.payment[name]))).toBe(fieldOf(name));
});

test('ACCESS-072 ACCESS-073 ACCESS-074 who changes the password shows the old one, and is told what is wrong with the new', async () => {
  answers.refuse('changePassword', 'bad_request', { fields: [{ field: 'newPassword', problem: 'pattern' }] });
  const user = await draw();
  await open(user, 'password', words.change);
  expect(shownFields()).toEqual(expect.arrayContaining(['oldPassword', 'newPassword', 'confirmNewPassword']));
  const weak = { oldPassword: 'a long pass 1', newPassword: 'short', confirmNewPassword: 'other' };
  await fill(user, weak);
  await press(user, accountArea.changePassword);
  expect(problemOf('confirmNewPassword')).toBe(errors.inconsistent_twice);
  expect(answers.asked('changePassword')).toEqual([]);
  await fill(user, { confirmNewPassword: 'short' });
  await press(user, accountArea.changePassword);
  await waitFor(() => expect(problemOf('newPassword')).not.toBe(''));
  expect(answers.asked('changePassword')).toMatchObject([{ body: { ...weak, confirmNewPassword: 'short' } }]);
});

test('a phone is bound by a code sent to it and the password, and raises the level', async () => {
  answers.give('sendContactCode', { expiredMinutes: 5 }).give('changeMobile', {});
  const user = await draw();
  expect(level()).toBe(1);
  await open(user, 'mobile');
  await fill(user, { mobileNum: '9777000003' });
  await press(user, words.code.send);
  await waitFor(() => expect(document.activeElement).toBe(fieldOf('verificationCode')));
  expect(answers.asked('sendContactCode')).toMatchObject([
    { body: { channel: 'sms', countryDialingCode: '95', mobileNum: '9777000003' } },
  ]);
  answers.give('readSecurity', { ...GUARDED, level: 2, mobile: '+95 ***0003' });
  await fill(user, { verificationCode: '123456', ...PROOF });
  await press(user, words.save);
  await waitFor(() => expect(level()).toBe(2));
  expect(screen.queryByRole('dialog', { name: words.title.mobile })).toBeNull();
  expect(answers.asked('changeMobile')).toMatchObject([
    {
      body: {
        countryDialingCode: '95',
        mobileNum: '9777000003',
        verificationCode: '123456',
        proof: { password: 'a long pass 1' },
      },
    },
  ]);
});

test('an authenticator shows its secret, and is confirmed by its code and a code to the phone', async () => {
  answers
    .give('readSecurity', { ...GUARDED, level: 2, mobile: '+95 ***0003' })
    .give('prepareAuthenticator', { secret: 'ABCDEFGH', uri: 'otpauth://totp/x?secret=ABCDEFGH' })
    .give('sendFactorCode', { expiredMinutes: 5 })
    .give('confirmAuthenticator', {});
  const user = await draw();
  await open(user, 'authenticator');
  await screen.findByText('ABCD EFGH');
  await screen.findByRole('img', { name: words.authenticatorPicture });
  await press(user, words.code.send);
  await fill(user, { 'proof.code': '654321', ...PROOF, authenticatorCode: '111222' });
  await press(user, words.addNow);
  await waitFor(() => expect(answers.asked('confirmAuthenticator')).toHaveLength(1));
  expect(answers.asked('sendFactorCode')).toMatchObject([{ body: { method: 'sms' } }]);
  expect(answers.asked('confirmAuthenticator')).toMatchObject([
    {
      body: {
        authenticatorCode: '111222',
        proof: { password: 'a long pass 1', method: 'sms', code: '654321' },
      },
    },
  ]);
});

test('ACCESS-114 the withdraw password is set with its repetition and the password of the account', async () => {
  answers.refuse('setPaymentPassword', 'old_password_wrong', { fields: [{ field: 'proof.password' }] });
  const user = await draw();
  await open(user, 'paymentPassword');
  await fill(user, { newPassword: '123456', confirmNewPassword: '654321' });
  await press(user, words.save);
  expect(problemOf('confirmNewPassword')).toBe(errors.inconsistent_twice);
  expect(problemOf('proof.password')).toBe(access.notEmpty);
  await fill(user, { confirmNewPassword: '123456', ...PROOF });
  await press(user, words.save);
  await waitFor(() => expect(problemOf('proof.password')).toBe(errors.old_password_wrong));
  expect(document.activeElement).toBe(fieldOf('proof.password'));
});

test('another device is signed out only after a second question', async () => {
  answers.give('endOtherSessions', {}).give('endSession', {});
  const user = await draw();
  const devices = within(screen.getByRole('region', { name: accountArea.devices }));
  expect(devices.getByText(accountArea.thisDevice)).toBeDefined();
  await user.click(devices.getByRole('button', { name: accountArea.signOutOthers }));
  expect(answers.asked('endOtherSessions')).toEqual([]);
  answers.give('listSessions', [device('1', true), device('2', false)]);
  await user.click(devices.getByRole('button', { name: accountArea.signOutSure }));
  await waitFor(() => expect(devices.queryByText('browser 3')).toBeNull());
  expect(answers.asked('endOtherSessions')).toHaveLength(1);
  await user.click(devices.getByRole('button', { name: accountArea.signOutDevice }));
  await user.click(devices.getByRole('button', { name: accountArea.signOutSure }));
  await waitFor(() => expect(answers.asked('endSession')).toMatchObject([{ params: { id: '2' } }]));
});
