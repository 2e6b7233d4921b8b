/** The ways out of the house: mail over SMTP, short messages over a gateway. */
export { openMailer, type Mail, type Mailer } from './open-mailer.ts';
export { openSmsGateway, type Sms, type SmsGateway } from './open-sms-gateway.ts';
export { Undeliverable } from './undeliverable.ts';
