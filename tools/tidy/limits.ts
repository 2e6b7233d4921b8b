/** Words that say nothing about what is in a file. */
export const EMPTY_WORDS: readonly string[] = [
  'util',
  'utils',
  'helper',
  'helpers',
  'common',
  'misc',
  'manager',
  'service',
  'base',
  'data',
  'info',
];

/** How often a tool is told to look away. The number may only fall. */
export const SILENCED = 2;

/** Files in a folder at most, tests not counted. */
export const FILES_IN_FOLDER = 20;

/** The share of comments in a file at most, in parts of a hundred; a few lines are always free. */
export const COMMENT_SHARE = 15;
export const FREE_COMMENT_LINES = 6;
