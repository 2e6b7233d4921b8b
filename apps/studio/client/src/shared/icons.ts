/** Strokes on a 24 grid, drawn 1.7 wide with round caps in the colour of the text. */
export const ICONS = {
  back: 'M15 5 8 12l7 7',
  menu: 'M4 7h16M4 12h16M4 17h16',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  spin: 'M19.6 9.2A8 8 0 0 0 5.3 7.6M4.4 14.8a8 8 0 0 0 14.3 1.6M5.4 3.4v4.4h4.4M18.6 20.6v-4.4h-4.4',
  skip: 'M5 6l7 6-7 6zM13 6l7 6-7 6z',
  stop: 'M7 7h10v10H7z',
  auto: 'M4 12a8 8 0 0 1 13.7-5.6M20 12a8 8 0 0 1-13.7 5.6M18 3v4h-4M6 21v-4h4M10.4 9.4v5.2l4.2-2.6z',
  turbo: 'M13 3 5.5 13.5H11L9.5 21 18 10h-5.8z',
  soundOn: 'M4 10v4h3.4L12 18V6L7.4 10zM15.5 9.2a4 4 0 0 1 0 5.6M18 6.8a7.4 7.4 0 0 1 0 10.4',
  soundOff: 'M4 10v4h3.4L12 18V6L7.4 10zM16 9.8l4.6 4.6M20.6 9.8 16 14.4',
  down: 'M6 9.5l6 6 6-6',
  check: 'M5 12.5l4.6 4.5L19 7.5',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3.2 2',
  copy: 'M9 9h10v11H9zM5 15V4h10',
  coins:
    'M12 4c4.4 0 7 1.3 7 3s-2.6 3-7 3-7-1.3-7-3 2.6-3 7-3zM5 7v5c0 1.7 2.6 3 7 3s7-1.3 7-3V7M5 12v5c0 1.7 2.6 3 7 3s7-1.3 7-3v-5',
} as const;
