/** The frame around every page: the top bar, the navigations and the notices. */
export { BottomBar } from './navigation/bottom-bar.tsx';
export { CategoryStrip } from './navigation/category-strip.tsx';
export { Header } from './bar/header.tsx';
export { NoticeStrip } from './navigation/notice-strip.tsx';
export { Rail } from './navigation/rail.tsx';
