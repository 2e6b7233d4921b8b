import { create } from 'zustand';

export type Theme = 'light' | 'dark';

const KEY = 'console-theme';

const kept = (): Theme => (localStorage.getItem(KEY) === 'dark' ? 'dark' : 'light');

export const useTheme = create<{ theme: Theme }>(() => ({ theme: kept() }));

const show = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
};

/** Puts the kept theme on the page before anything is drawn. */
export const startTheme = (): void => show(useTheme.getState().theme);

export const changeTheme = (theme: Theme): void => {
  localStorage.setItem(KEY, theme);
  show(theme);
  useTheme.setState({ theme });
};
