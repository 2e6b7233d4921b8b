import type { Messages } from '../en/index.ts';

export const play: Messages['play'] = {
  back: 'Bumalik sa mga laro',
  balance: 'Balanse',
  refresh: 'I-refresh ang balanse',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Umalis sa full screen',
  opening: 'Binubuksan ang laro',
  slow: 'Natatagalan ang laro. Ligtas ang iyong pera.',
  frameTitle: 'Laro: {{name}}',
  refusedTitle: 'Hindi nabuksan ang laro',
  expiredTitle: 'Na-log out ka',
  expiredText:
    'Mag-log in ulit para magpatuloy. Ang round na tumatakbo ay sine-settle ayon sa kinalabasan nito.',
  logIn: 'Log in',
  toGames: 'Bumalik sa mga laro',
};
