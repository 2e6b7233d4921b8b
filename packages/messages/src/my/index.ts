import type { Messages } from '../en/index.ts';
import { refusals } from './refusals.ts';

export const messages: Messages = { refusals };
