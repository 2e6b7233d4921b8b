import tools from 'myanmar-tools';

const detector = new tools.ZawgyiDetector();
const converter = new tools.ZawgyiConverter();

/** Below it the text may as well be Unicode, which converting would garble. */
const SURELY_ZAWGYI = 0.95;

/** Burmese as Unicode writes it, whichever of the two ways it was typed in. */
export const toUnicode = (text: string): string =>
  detector.getZawgyiProbability(text) > SURELY_ZAWGYI ? converter.zawgyiToUnicode(text) : text;
