import { content } from '@hintha/contract';
import { serveVisitor, type Served } from '@hintha/platform';
import type { House } from '../../house.ts';
import { readNotices } from './read-notices.ts';
import type { NoticeKind } from './types.ts';
import { toBannerView, toNoticeView } from './views.ts';

export const routes = (house: House): Served[] => [
  serveVisitor(content.readNotices, async ({ query, language }) => {
    const { notices, banners } = await readNotices(house.db, query.types);
    const ofKinds = (...kinds: NoticeKind[]) =>
      notices.filter(({ kind }) => kinds.includes(kind)).map((notice) => toNoticeView(notice, language));
    return {
      player: ofKinds('B', 'PL'),
      banners: banners.map((banner) => toBannerView(banner, language)),
      popup: ofKinds('PU'),
      promotion: ofKinds('PR'),
    };
  }),
];
