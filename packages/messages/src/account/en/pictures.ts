/** Choosing pictures to be sent. */
export const pictures = {
  choose: 'Choose a picture',
  picture: 'Picture {{number}}: {{name}}',
  remove: 'Remove picture {{number}}',
  help: 'PNG or JPG, up to 5 MB each.',
  tooMany_one: 'Only one picture is allowed; the others were left out.',
  tooMany_other: 'Up to {{count}} pictures are allowed; the others were left out.',
};
