/** What this page is to the server; the same words go with every call. */
export const DEVICE = 'WEB';
export const PLATFORM = 'W';
export const MERCHANT = 'hintha';
