-- Signs that show, as the calls know them: which ones the database knows depends on where it was built.
alter table sabong_declarator drop constraint sabong_declarator_name_check,
  add constraint sabong_declarator_name_check
    check (char_length(name) between 2 and 80 and name !~ '[\u0001-\u001f\u007f-\u009f]');
