/** What people send as files: pictures made anew, and the store where bytes lie under names of its own. */
export { openObjects } from './open-objects.ts';
export { PICTURE_MOST_BYTES, readPicture, type Picture } from './read-picture.ts';
export type { Objects, ObjectType, StoredObject } from './types.ts';
