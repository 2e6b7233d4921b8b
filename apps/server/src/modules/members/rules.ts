import { ICON_NAMES, isIcon } from '@hintha/art';

/** A member without a nickname goes by its account, whose name tells no phone. */
export const nicknameOf = ({ nickname }: { nickname: string }, { account }: { account: string }): string =>
  nickname === '' ? account : nickname;

/** Whether a reader would see anything of the text. */
export const isVisible = (text: string): boolean => /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);

/** The icon that was chosen, else one that the account always has. */
export const iconOf = ({ icon }: { icon: string }, accountId: bigint): string =>
  isIcon(icon) ? icon : (ICON_NAMES[Number(accountId % BigInt(ICON_NAMES.length))] ?? '');
