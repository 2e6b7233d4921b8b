import { z } from 'zod';

/** One line of text; a control character has no place in it. */
export const line = z
  .string()
  .max(255)
  .trim()
  .regex(/^\P{Cc}*$/u);
/** A field that may be left out, which is the same as leaving it empty. */
const field = line.default('');
const password = z.string().max(255).default('');

/** What a field of the registration form asks for; lengths count code points. */
export const FieldRuleView = z.object({
  enabled: z.boolean(),
  required: z.boolean(),
  acceptedPattern: z.string(),
  patternId: z.int(),
  minLength: z.int(),
  maxLength: z.int(),
});
export type FieldRuleView = z.infer<typeof FieldRuleView>;

/** The body of a registration; what is not named here is dropped. */
export const Registration = z.object({
  username: field,
  password: password,
  confirmPassword: password,
  payeeName: field,
  email: field,
  qqNum: field,
  mobileNum: field,
  /** The account of who brought the member in. */
  recommenderId: field,
  captcha: field,
  verificationCode: field,
  /** The code of an agent. */
  affiliateCode: field,
  /** The withdraw password. */
  paymentPassword: password,
  line: field,
  whatsapp: field,
  facebook: field,
  wechat: field,
  idNumber: field,
  /** The invite code of another member. */
  referralCode: field,
  domain: field,
  /** The reply always carries a token. */
  login: z.literal(true).default(true),
  countryDialingCode: field,
  ageAndTermsAccepted: z.boolean().default(false),
  registerMethod: z.literal('WEB').default('WEB'),
  registerUrl: z
    .string()
    .max(2048)
    .regex(/^\P{Cc}*$/u)
    .default(''),
});
export type Registration = z.infer<typeof Registration>;
