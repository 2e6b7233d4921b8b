import type { Texts } from '../../shared/language.ts';

/** Where among its kind a piece stands; the groups of banners go by their own names. */
export const placeName = (t: Texts, place: string): string => {
  if (place === 'SITE' || place === 'MEMBER' || place === 'TERMS') return t(`content.places.${place}`);
  return place;
};
