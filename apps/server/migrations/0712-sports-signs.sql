-- Signs that show, as the calls know them: which ones the database knows depends on where it was built.
alter table sports_result drop constraint sports_result_source_check,
  add constraint sports_result_source_check
    check (char_length(source) between 2 and 80 and source !~ '[\u0001-\u001f\u007f-\u009f]');
