create index letters_letter_by_recipient on letters_letter (recipient, id desc);
