import { z } from 'zod';
import { Instant } from './amount.ts';
import { route } from './route.ts';

const NoticeView = z.object({ id: z.string(), title: z.string(), content: z.string(), time: Instant });
export type NoticeView = z.infer<typeof NoticeView>;

const BannerView = z.object({
  bannerId: z.string(),
  groupName: z.string(),
  url: z.string(),
  linkageType: z.string().nullable(),
  linkageUrl: z.string().nullable(),
  eyebrow: z.string(),
  title: z.string(),
  text: z.string(),
  action: z.string(),
});
export type BannerView = z.infer<typeof BannerView>;

export const readNotices = route('readNotices', {
  guard: 'visitor',
  summary: 'Notices for players, banners, the popup and the promotions.',
  query: z.object({
    types: z.string().max(32).default('B,PL,PU,PR'),
    platform: z.string().max(8).default('W'),
    execution: z.string().max(8).default('B'),
    language: z.string().max(8).optional(),
  }),
  reply: z.object({
    player: z.array(NoticeView),
    banners: z.array(BannerView),
    popup: z.array(NoticeView),
    promotion: z.array(NoticeView),
  }),
});
