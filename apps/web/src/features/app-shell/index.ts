/** The frame around every page: the top bar and the navigations. */
export { BottomBar } from './navigation/bottom-bar.tsx';
export { CategoryStrip } from './navigation/category-strip.tsx';
export { Header } from './bar/header.tsx';
