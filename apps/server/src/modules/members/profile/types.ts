/** What a member has told about itself; an empty text is what it has not told. */
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
  /** The withdraw password as a PHC string; null until there is one. */
  paymentPasswordHash: string | null;
  /** Where the account was opened: the host and the whole address. */
  domain: string;
  registerUrl: string;
}
