import type { PaletteName, SubjectName } from '@hintha/art';

/** A brand whose titles are made: how it is written and drawn, and what its covers are coloured in. */
export interface FurtherBrand {
  readonly code: string;
  readonly name: string;
  readonly emblem: SubjectName;
  readonly palettes: readonly [PaletteName, ...PaletteName[]];
}

const brand = (
  name: string,
  emblem: SubjectName,
  ...palettes: readonly [PaletteName, ...PaletteName[]]
): FurtherBrand => ({ code: name.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''), name, emblem, palettes });

/** Rows are only ever added at the end, since the codes of titles follow from their order. */
export const FURTHER_BRANDS: readonly FurtherBrand[] = [
  brand('Ayeyar', 'fish', 'lagoon', 'night', 'jade'),
  brand('Chindwin', 'turtle', 'jade', 'lagoon', 'teak'),
  brand('Thanlwin', 'crab', 'night', 'lagoon', 'dusk'),
  brand('Sittaung', 'hintha', 'mango', 'saffron', 'teak'),
  brand('Pyinoo', 'lotus', 'amethyst', 'dusk', 'lime'),
  brand('Kalaw Works', 'elephant', 'teak', 'jade', 'saffron'),
  brand('Hsipaw', 'lantern', 'cinnabar', 'dusk', 'saffron'),
  brand('Ngapali', 'parasol', 'lagoon', 'mango', 'lime'),
  brand('Dawei Tide', 'fish', 'night', 'lagoon', 'indigo'),
  brand('Myeik Pearl', 'gem', 'indigo', 'amethyst', 'lagoon'),
  brand('Loikaw', 'doll', 'ruby', 'cinnabar', 'mango'),
  brand('Hakha', 'owl', 'dusk', 'night', 'indigo'),
  brand('Putao', 'tiger', 'jade', 'teak', 'night'),
  brand('Bhamo Gold', 'coin', 'saffron', 'mango', 'teak'),
  brand('Katha', 'bell', 'teak', 'cinnabar', 'saffron'),
  brand('Shwebo', 'crown', 'saffron', 'ruby', 'cinnabar'),
  brand('Monywa', 'chest', 'mango', 'teak', 'ruby'),
  brand('Magwe', 'wheel', 'cinnabar', 'mango', 'indigo'),
  brand('Pyay House', 'seven', 'ruby', 'amethyst', 'dusk'),
  brand('Bogale', 'crab', 'lagoon', 'lime', 'jade'),
  brand('Labutta', 'turtle', 'lime', 'lagoon', 'mango'),
  brand('Thaton', 'bell', 'indigo', 'saffron', 'dusk'),
  brand('Mawla', 'peacock', 'jade', 'indigo', 'lagoon'),
  brand('Kawthaung', 'rocket', 'night', 'amethyst', 'lagoon'),
  brand('Kengtung', 'tiger', 'cinnabar', 'teak', 'ruby'),
  brand('Lashio', 'dice', 'indigo', 'night', 'ruby'),
  brand('Muse Nine', 'cards', 'amethyst', 'ruby', 'night'),
  brand('Nyaung', 'lotus', 'lime', 'jade', 'amethyst'),
  brand('Sagaing', 'bell', 'saffron', 'dusk', 'cinnabar'),
  brand('Amara', 'crown', 'amethyst', 'saffron', 'ruby'),
  brand('Innwa', 'naga', 'jade', 'cinnabar', 'night'),
  brand('Toungoo', 'rooster', 'ruby', 'mango', 'cinnabar'),
  brand('Zalun', 'fruit', 'mango', 'lime', 'ruby'),
  brand('Danuphyu', 'parasol', 'dusk', 'ruby', 'mango'),
  brand('Meiktila', 'fish', 'lagoon', 'indigo', 'jade'),
  brand('Yame Five', 'balls', 'lime', 'indigo', 'saffron'),
  brand('Chauk', 'gamepad', 'night', 'lime', 'amethyst'),
  brand('Salin', 'lantern', 'mango', 'cinnabar', 'dusk'),
  brand('Gangaw', 'gem', 'teak', 'jade', 'amethyst'),
  brand('Falam', 'owl', 'indigo', 'dusk', 'teak'),
  brand('Moegok', 'gem', 'ruby', 'indigo', 'amethyst'),
  brand('Hpaan', 'elephant', 'jade', 'lagoon', 'dusk'),
  brand('Naypan', 'peacock', 'indigo', 'jade', 'saffron'),
  brand('Yawnghwe', 'crown', 'dusk', 'amethyst', 'teak'),
  brand('Twante', 'chest', 'teak', 'mango', 'cinnabar'),
  brand('Thabyay', 'lotus', 'lime', 'mango', 'jade'),
  brand('Kanbawza', 'hintha', 'saffron', 'cinnabar', 'ruby'),
  brand('Zeyar Nine', 'seven', 'cinnabar', 'saffron', 'night'),
];
