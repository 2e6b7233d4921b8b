/** What is told of one game, over whatever page its card stands on. */
export { GameSheet } from './game-sheet.tsx';
