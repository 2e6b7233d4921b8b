import type { registration } from '@hintha/contract';

/** What a new member has told about itself; an empty text is what it has not told. */
export interface Profile extends Record<registration.ProfileFieldName, string> {
  countryDialingCode: string;
  /** The invite code of another member. */
  referralCode: string;
  /** Where the account was opened: the host and the whole address. */
  domain: string;
  registerUrl: string;
}

export interface Handles {
  qqNum: string;
  wechat: string;
  line: string;
  whatsapp: string;
  facebook: string;
  zalo: string;
  telegram: string;
}

/** The member as a person; an empty text is what it has not told. */
export interface Person extends Handles {
  nickname: string;
  /** `yyyy-MM-dd`. */
  birthday: string;
  payeeName: string;
  email: string;
  mobileNum: string;
  countryDialingCode: string;
  idNumber: string;
  icon: string;
}
