/**
 * What the end of the path to the customer service is sealed with (AES-128-GCM). Pages have it, so it keeps nothing
 * secret: the path is only not written down in plain words.
 */
export const SERVICE_PATH_KEY = '48696e7468612077617920746f206375';

/** Stands between what of the path is plain and what is sealed. */
export const SERVICE_PATH_SEPARATOR = '~';
