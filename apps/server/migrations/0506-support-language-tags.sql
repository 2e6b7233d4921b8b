-- A language is named by its BCP 47 tag.
update support_chat set language = case language
  when 'MY' then 'my' when 'EN' then 'en' when 'CN' then 'zh' when 'VI' then 'vi'
  when 'JA' then 'ja' when 'TH' then 'th' when 'TY' then 'fil' when 'ID' then 'id'
  else language
end;

update support_case set page = jsonb_set(page, '{language}', to_jsonb(case page ->> 'language'
  when 'MY' then 'my' when 'EN' then 'en' when 'CN' then 'zh' when 'VI' then 'vi'
  when 'JA' then 'ja' when 'TH' then 'th' when 'TY' then 'fil' when 'ID' then 'id'
  else page ->> 'language'
end))
where page ->> 'language' is not null;
