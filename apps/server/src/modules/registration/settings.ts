import { z } from 'zod';
import { defineSettings, plain, whole } from '../settings/index.ts';

export const registrationSettings = defineSettings('registration', ['security', 'administrator'], {
  registerCaptcha: plain(z.boolean(), false),
  /** So many trial accounts a network may open within an hour. */
  trialsPerHour: whole(10, null, { least: 0, most: 1_000 }),
});
