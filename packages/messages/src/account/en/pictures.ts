/** Choosing pictures to be sent. */
export const pictures = {
  choose: 'Choose a picture',
  picture: 'Picture {{number}}: {{name}}',
  remove: 'Take out picture {{number}}',
  help: 'PNG or JPG, up to 5 MB each.',
  tooMany_one: 'One picture is enough; the others were left out.',
  tooMany_other: 'No more than {{count}} pictures; the others were left out.',
};
