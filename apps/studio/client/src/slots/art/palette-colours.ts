import type { PaletteName } from '@hintha/art';

/** What a palette gives to the room around the reels: the sky from its glow to its edge, and two accents. */
export interface SceneColours {
  readonly glow: string;
  readonly body: string;
  readonly deep: string;
  readonly pop: string;
  readonly rim: string;
}

const colours = (list: string): SceneColours => {
  const [glow = '', body = '', deep = '', pop = '', rim = ''] = list.split(' ');
  return { glow, body, deep, pop, rim };
};

/** The stops of the covers' palettes, so that a title looks the same in the lobby and in play. */
const SCENES: Readonly<Record<PaletteName, SceneColours>> = {
  saffron: colours('#FFC24A #D9541E #4A0F10 #FFE9A8 #FFB02E'),
  cinnabar: colours('#FF7A4D #B3211B #32060C #FFD66B #FF9A5C'),
  ruby: colours('#FF5C8A #96104A #26041F #FFC7DA #FF8FB5'),
  jade: colours('#6CEBB4 #0C7C5B #032A28 #E8FFC9 #8CF5C6'),
  lagoon: colours('#6FE3F2 #0B6FA8 #06204F #FFE27A #9BEFFF'),
  indigo: colours('#8C9BFF #3B2FB0 #140B45 #FFD36B #B7BEFF'),
  amethyst: colours('#D694FF #6A21A6 #1E0742 #FFD98A #E6BCFF'),
  dusk: colours('#FF9F7A #8C2C7A #1C0A45 #FFE08A #FFC0A3'),
  teak: colours('#F0B673 #8A4A1E #2A1208 #FFE7B8 #FFCF90'),
  night: colours('#4D8DFF #162A7A #070B2B #FFE07A #86B4FF'),
  mango: colours('#FFF08A #E58A0B #5A1F04 #E8FF9E #FFE15A'),
  lime: colours('#E4FF7A #3F9A1E #0A3316 #FFF3A0 #D3FF8A'),
};

/** The colours of a palette by its name on the wire; an unknown one is dressed in the house's cinnabar. */
export const sceneColours = (palette: string): SceneColours =>
  Object.hasOwn(SCENES, palette) ? SCENES[palette as PaletteName] : SCENES.cinnabar;
