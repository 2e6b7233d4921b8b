import type { Launched } from './launch-game.ts';

export const toLaunchedView = ({ url, names }: Launched, language: string) => ({
  url,
  name: names[language] ?? names.EN ?? '',
});
