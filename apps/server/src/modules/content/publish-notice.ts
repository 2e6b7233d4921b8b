import type { Transaction } from '@hintha/platform';
import { insertNotice } from './store.ts';
import type { NoticeKind, NoticeText, Texts } from './types.ts';

/** Puts a notice before the visitors. */
export const publishNotice = (tx: Transaction, kind: NoticeKind, texts: Texts<NoticeText>): Promise<void> =>
  insertNotice(tx, kind, texts);
