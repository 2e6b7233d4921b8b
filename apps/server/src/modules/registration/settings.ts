import { z } from 'zod';
import { defineSettings, plain } from '../settings/index.ts';

export const registrationSettings = defineSettings('registration', ['security', 'administrator'], {
  registerCaptcha: plain(z.boolean(), false),
});
