/** Filters of lists that somebody keeps. */
export const views = {
  title: 'Saved views',
  save: 'Save this view',
  saveAsk: 'It keeps the filters as they are now, for you alone. A view of the same name gives way.',
  name: 'Name',
  saved: 'The view is saved.',
  remove: 'Remove the view {{name}}',
  removed: 'The view is removed.',
};
