/** The way to the customer service from every page. */
export { SupportButton } from './support-button.tsx';
