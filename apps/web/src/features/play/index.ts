/** The launch frame: a vendor's game inside our page, under a strip with the way back and the balance. */
export { IframePage } from './iframe-page.tsx';
export { PlayPage } from './play-page.tsx';
