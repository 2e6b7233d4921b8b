-- A language is named by its BCP 47 tag, in what visitors are told of maintenance too.
update settings_setting set value = jsonb_set(value, '{message}', (
  select jsonb_object_agg(coalesce(l.tag, t.key), t.value)
  from jsonb_each(value -> 'message') t
  left join (values ('MY', 'my'), ('EN', 'en'), ('CN', 'zh'), ('VI', 'vi'), ('JA', 'ja'), ('TH', 'th'), ('TY', 'fil'), ('ID', 'id')) l (code, tag)
    on l.code = t.key
))
where name = 'site.maintenance' and value -> 'message' ?| array['MY', 'EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID'];

update settings_version set value = jsonb_set(value, '{message}', (
  select jsonb_object_agg(coalesce(l.tag, t.key), t.value)
  from jsonb_each(value -> 'message') t
  left join (values ('MY', 'my'), ('EN', 'en'), ('CN', 'zh'), ('VI', 'vi'), ('JA', 'ja'), ('TH', 'th'), ('TY', 'fil'), ('ID', 'id')) l (code, tag)
    on l.code = t.key
))
where name = 'site.maintenance' and value -> 'message' ?| array['MY', 'EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID'];
