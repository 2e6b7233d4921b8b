export type TypingWarning = 'burmese' | 'caps';

const BURMESE = /[\u1000-\u109F\uA9E0-\uA9FF\uAA60-\uAA7F]/u;

/** What a field of Latin text should warn of: another layout first, since Caps Lock means nothing in it. */
export const typingWarning = (value: string, capsLock: boolean): TypingWarning | undefined => {
  if (BURMESE.test(value)) return 'burmese';
  return capsLock ? 'caps' : undefined;
};
