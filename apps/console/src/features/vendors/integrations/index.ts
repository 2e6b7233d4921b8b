/** How vendors are connected: addresses, keys, the switch, and the sync of their games. */
export { IntegrationsPage } from './integrations-page.tsx';
