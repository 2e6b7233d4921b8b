import type { Database, Transaction } from '@hintha/platform';
import { sql } from 'kysely';
import type { NoticeKind, NoticeText, StoredBanner, StoredNotice, Texts } from './types.ts';

export const listNotices = async (db: Database, kinds: readonly string[]): Promise<StoredNotice[]> => {
  const { rows } = await sql<StoredNotice>`
    select id, kind, texts, published_at as "publishedAt"
    from content_notice where active and kind = any(${kinds}::text[])
    order by published_at desc, id desc`.execute(db.kysely);
  return rows;
};

export const listBanners = async (db: Database): Promise<StoredBanner[]> => {
  const { rows } = await sql<StoredBanner>`
    select id, group_name as "groupName", art, linkage_type as "linkageType", linkage_url as "linkageUrl", texts
    from content_banner where active order by group_name, position, id`.execute(db.kysely);
  return rows;
};

export const insertNotice = async (
  tx: Transaction,
  kind: NoticeKind,
  texts: Texts<NoticeText>,
): Promise<void> => {
  await sql`insert into content_notice (kind, texts) values (${kind}, ${JSON.stringify(texts)})`.execute(tx);
};

export const insertBanner = async (tx: Transaction, banner: Omit<StoredBanner, 'id'>): Promise<void> => {
  const { groupName, art, linkageType, linkageUrl, texts } = banner;
  await sql`
    insert into content_banner (group_name, art, linkage_type, linkage_url, texts)
    values (${groupName}, ${art}, ${linkageType}, ${linkageUrl}, ${JSON.stringify(texts)})`.execute(tx);
};
