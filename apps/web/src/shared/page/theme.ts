import { create } from 'zustand';
import { parseTheme, type Theme } from './parse-theme.ts';

export const useTheme = create<{ theme: Theme }>(() => ({
  theme: parseTheme(localStorage.getItem('theme')),
}));

export const changeTheme = (theme: Theme): void => {
  document.documentElement.dataset.theme = theme;
  localStorage.setItem('theme', theme);
  useTheme.setState({ theme });
};
