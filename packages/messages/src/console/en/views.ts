/** Filters of lists that somebody keeps. */
export const views = {
  title: 'Saved views',
  save: 'Save this view',
  saveAsk: 'Saves the current filters for you. A view with the same name is replaced.',
  name: 'Name',
  saved: 'View saved.',
  remove: 'Remove view {{name}}',
  removed: 'View removed.',
};
