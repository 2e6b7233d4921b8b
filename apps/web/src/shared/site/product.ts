/** What this page is to the server; the same words go with every call. */
export const DEVICE = 'WEB';
export const PLATFORM = 'W';
export const MERCHANT = 'hintha';

/** What the head of the chat is coloured in; white letters have to be read on it. */
export const CHAT_HEAD = '#0e7f58';
