-- Signs that show, as the calls know them: which ones the database knows depends on where it was built.
alter table lottery_source drop constraint lottery_source_name_check,
  add constraint lottery_source_name_check
    check (char_length(name) between 2 and 80 and name !~ '[\u0001-\u001f\u007f-\u009f]');
alter table lottery_result drop constraint lottery_result_source_check,
  add constraint lottery_result_source_check
    check (char_length(source) between 2 and 80 and source !~ '[\u0001-\u001f\u007f-\u009f]');
