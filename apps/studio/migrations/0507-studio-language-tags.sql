-- A language is named by its BCP 47 tag.
update studio_session set language = case language
  when 'MY' then 'my' when 'EN' then 'en' when 'CN' then 'zh' when 'VI' then 'vi'
  when 'JA' then 'ja' when 'TH' then 'th' when 'TY' then 'fil' when 'ID' then 'id'
  else language
end;
