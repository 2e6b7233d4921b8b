import { openMailer, openPhoneProvider, openPusher, openSmsGateway, systemClock } from '@hintha/platform';
import type { Config } from './config.ts';
import type { DeliveryChannels } from './app-context.ts';

/** The ways out to people that are set up. */
export const openDeliveryChannels = ({
  smtpUrl,
  mailFrom,
  smsUrl,
  smsToken,
  smsSender,
  phoneProvider,
  vapid,
}: Config): DeliveryChannels => ({
  mailer: smtpUrl === null ? null : openMailer({ url: smtpUrl, from: mailFrom }),
  sms: smsUrl === null ? null : openSmsGateway({ url: smsUrl, token: smsToken, sender: smsSender }),
  phones: phoneProvider === null ? null : openPhoneProvider({ ...phoneProvider, clock: systemClock }),
  push: vapid === null ? null : openPusher(vapid),
});
