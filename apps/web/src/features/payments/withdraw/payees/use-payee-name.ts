import { useTranslation } from 'react-i18next';
import { isProvider } from './providers.ts';

/** Names who holds an account. */
export const useProviderName = (): ((provider: string) => string) => {
  const { t } = useTranslation('account');
  return (provider) => (isProvider(provider) ? t(`withdraw.providers.${provider}`) : provider);
};

/** Names an account by who holds it and what its number shows. */
export const usePayeeName = (): ((payee: { provider: string; number: string }) => string) => {
  const providerName = useProviderName();
  return ({ provider, number }) => `${providerName(provider)} ${number}`;
};
