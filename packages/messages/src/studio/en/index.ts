import type { Widened } from '../../load-bundle.ts';
import { errors } from './errors.ts';
import { slots } from './slots.ts';

export const messages = { errors, slots };

export type StudioMessages = Widened<typeof messages>;
