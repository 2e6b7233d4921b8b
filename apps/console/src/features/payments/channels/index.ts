/** The ways in which deposits come in: open or closed, who receives them, and what a coin is worth. */
export { ChannelsPage } from './channels-page.tsx';
