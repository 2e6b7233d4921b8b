/** Where toasts appear; it comes right after the first page, and before there is any toast. */
export { ToastHost } from '@hintha/ui';
