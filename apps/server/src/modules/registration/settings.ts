import { z } from 'zod';
import { defineSettings, plain, whole } from '../settings/index.ts';

export const registrationSettings = defineSettings('registration', ['security', 'administrator'], {
  /** Whether every registration needs a captcha, and not only those after the first few. */
  registerCaptcha: plain(z.boolean(), false),
  /** After so many registrations from an address, or from around it, the next one needs a captcha. */
  captchaAfter: whole(3, 'times', { least: 0, most: 1_000 }),
  subnetCaptchaAfter: whole(12, 'times', { least: 0, most: 10_000 }),
  /** So many are looked at in that time; thousands of honest phones may share one address. */
  networkAttempts: whole(50, 'times', { least: 1, most: 10_000 }),
  subnetAttempts: whole(200, 'times', { least: 1, most: 100_000 }),
  attemptMinutes: whole(60, 'minutes', { least: 1, most: 1_440 }),
  /** So many trial accounts a network may open within an hour. */
  trialsPerHour: whole(10, null, { least: 0, most: 1_000 }),
});
