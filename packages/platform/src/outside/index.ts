/** The delivery channels: mail over SMTP, short messages over a gateway, Web Push, phones that others have verified. */
export { openMailer, type Mail, type Mailer } from './open-mailer.ts';
export {
  openPhoneProvider,
  type PhoneProvider,
  type PhoneProviderOptions,
  type VerifiedPhone,
} from './open-phone-provider.ts';
export { openSmsGateway, type Sms, type SmsGateway } from './open-sms-gateway.ts';
export { Undeliverable } from './undeliverable.ts';
export {
  makePushKeys,
  openLocalPusher,
  openPusher,
  type Pusher,
  type PushTarget,
} from './push/open-pusher.ts';
