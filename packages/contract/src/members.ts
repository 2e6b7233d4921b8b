import { z } from 'zod';
import { field, line } from './identity/fields.ts';
import { Proof } from './identity/security.ts';
import { Instant } from './amount.ts';
import { ChosenLanguage } from './languages/asked-language.ts';
import { route } from './route.ts';

const MemberView = z.object({
  id: z.string(),
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  toUpline: z.boolean(),
  clubLabel: z.object({ labelName: z.string(), rankLevel: z.int() }),
  memberLabel: z.array(z.string()),
  /** When the account was signed in to before this session; null on the first time. */
  previousLoginAt: Instant.nullable(),
});
export type MemberView = z.infer<typeof MemberView>;

export const readMember = route('readMember', {
  guard: 'session',
  summary: 'Who is signed in.',
  reply: MemberView,
});

/** The handles under which a member can be reached elsewhere. */
const Handles = z.object({
  qqNum: field,
  wechat: field,
  line: field,
  whatsapp: field,
  facebook: field,
  zalo: field,
  telegram: field,
});

const ProfileView = Handles.extend({
  nickname: z.string(),
  /** `yyyy-MM-dd`; empty until it is told, and then for good. */
  birthday: z.string(),
  /** Masked, like the mail address and the phone. */
  payeeName: z.string(),
  email: z.string(),
  mobileNum: z.string(),
  idNumber: z.string(),
});
export type ProfileView = z.infer<typeof ProfileView>;

export const readProfile = route('readProfile', {
  guard: 'player',
  summary: 'What the member has told about itself, contacts and names masked.',
  reply: ProfileView,
});

export const changeProfile = route('changeProfile', {
  guard: 'player',
  summary: 'Changes the nickname and the handles, and tells a birthday that was not told yet.',
  body: Handles.extend({ nickname: line, birthday: field }),
  reply: ProfileView,
  errors: ['not_empty', 'bad_request', 'name_reserved', 'birthday_fixed', 'too_young'],
});

export const setPayeeName = route('setPayeeName', {
  guard: 'player',
  summary: 'Tells the name that payouts go to, once; another needs the help of the operator.',
  body: z.object({ payeeName: line, proof: Proof }),
  reply: z.object({}),
  errors: [
    'not_empty',
    'bad_request',
    'payee_name_fixed',
    'proof_needed',
    'old_password_wrong',
    'code_missing',
    'code_wrong',
    'code_expired',
    'too_many_requests',
  ],
});

export const readAvatar = route('readAvatar', {
  guard: 'session',
  summary: 'Address of the picture of the member.',
  reply: z.string(),
});

const IconView = z.object({ icon: z.string(), choices: z.array(z.string()) });

export const readIcon = route('readIcon', {
  guard: 'session',
  summary: 'The icon of the member, and those there are to choose from.',
  reply: IconView,
});

export const setIcon = route('setIcon', {
  guard: 'player',
  summary: 'Gives the member one of the icons.',
  body: z.object({ icon: z.string().max(32) }),
  reply: IconView,
  errors: ['not_found'],
});

export const setLanguage = route('setLanguage', {
  guard: 'session',
  summary: 'Keeps the language that the operator writes to the member in.',
  body: z.object({ language: ChosenLanguage }),
  reply: z.object({}),
});
