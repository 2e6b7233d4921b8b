import type { Texts } from '../../shared/language.ts';

/** Where among its kind a piece stands; the groups of banners go by their own names. */
export const placeName = (t: Texts, place: string): string => {
  if (place === 'SITE') return t('content.places.SITE');
  return place === 'MEMBER' ? t('content.places.MEMBER') : place;
};
