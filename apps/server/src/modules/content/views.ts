import type { content } from '@hintha/contract';
import type { StoredBanner, StoredNotice, Texts } from './types.ts';

const inLanguage = <T>(texts: Texts<T>, language: string): T | undefined =>
  texts[language] ?? texts.EN ?? Object.values(texts)[0];

export const toNoticeView = (notice: StoredNotice, language: string): content.NoticeView => ({
  id: String(notice.id),
  title: inLanguage(notice.texts, language)?.title ?? '',
  content: inLanguage(notice.texts, language)?.content ?? '',
  time: notice.publishedAt.getTime(),
});

export const toBannerView = (banner: StoredBanner, language: string): content.BannerView => ({
  bannerId: String(banner.id),
  groupName: banner.groupName,
  url: banner.art,
  linkageType: banner.linkageType,
  linkageUrl: banner.linkageUrl,
  ...(inLanguage(banner.texts, language) ?? { eyebrow: '', title: '', text: '', action: '' }),
});
