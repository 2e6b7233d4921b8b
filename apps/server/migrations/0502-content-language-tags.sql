-- A language is named by its BCP 47 tag.
update content_piece set texts = (
  select jsonb_object_agg(coalesce(l.tag, t.key), t.value)
  from jsonb_each(texts) t
  left join (values ('MY', 'my'), ('EN', 'en'), ('CN', 'zh'), ('VI', 'vi'), ('JA', 'ja'), ('TH', 'th'), ('TY', 'fil'), ('ID', 'id')) l (code, tag)
    on l.code = t.key
)
where texts ?| array['MY', 'EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID'];

update content_version set draft = jsonb_set(draft, '{texts}', (
  select jsonb_object_agg(coalesce(l.tag, t.key), t.value)
  from jsonb_each(draft -> 'texts') t
  left join (values ('MY', 'my'), ('EN', 'en'), ('CN', 'zh'), ('VI', 'vi'), ('JA', 'ja'), ('TH', 'th'), ('TY', 'fil'), ('ID', 'id')) l (code, tag)
    on l.code = t.key
))
where draft -> 'texts' ?| array['MY', 'EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID'];
