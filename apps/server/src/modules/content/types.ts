export const NOTICE_KINDS = ['B', 'PL', 'PU', 'PR', 'H'] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

export interface NoticeText {
  title: string;
  content: string;
}

export interface BannerText {
  eyebrow: string;
  title: string;
  text: string;
  action: string;
}

/** Texts by language code; English is what is shown when a language has none. */
export type Texts<T> = Record<string, T>;

export interface StoredNotice {
  id: number;
  kind: NoticeKind;
  texts: Texts<NoticeText>;
  publishedAt: Date;
}

export interface StoredBanner {
  id: number;
  groupName: string;
  art: string;
  linkageType: string | null;
  linkageUrl: string | null;
  texts: Texts<BannerText>;
}
