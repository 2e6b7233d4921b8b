import type { access } from '@hintha/contract';
import type { SignedIn } from './types.ts';

export const toSignedInView = (opened: SignedIn): access.SignedInView => ({
  ...opened,
  previousLoginAt: opened.previousLoginAt?.getTime() ?? null,
});
