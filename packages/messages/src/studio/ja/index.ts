import type { StudioMessages } from '../en/index.ts';
import { errors } from './errors.ts';
import { slots } from './slots.ts';

export const messages: StudioMessages = { errors, slots };
