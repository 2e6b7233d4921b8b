/** What a new member has told about itself; an empty text is what it has not told. */
export interface Profile {
  payeeName: string;
  email: string;
  mobileNum: string;
  countryDialingCode: string;
  qqNum: string;
  line: string;
  whatsapp: string;
  facebook: string;
  wechat: string;
  idNumber: string;
  /** The account name of who brought the member in. */
  recommenderId: string;
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
