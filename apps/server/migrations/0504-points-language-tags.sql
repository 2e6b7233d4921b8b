-- A language is named by its BCP 47 tag.
alter table points_reward drop constraint points_reward_names_check;
update points_reward set names = (
  select jsonb_object_agg(coalesce(l.tag, t.key), t.value)
  from jsonb_each(names) t
  left join (values ('MY', 'my'), ('EN', 'en'), ('CN', 'zh'), ('VI', 'vi'), ('JA', 'ja'), ('TH', 'th'), ('TY', 'fil'), ('ID', 'id')) l (code, tag)
    on l.code = t.key
)
where names ?| array['MY', 'EN', 'CN', 'VI', 'JA', 'TH', 'TY', 'ID'];
alter table points_reward add constraint points_reward_names_check check (names ? 'en' and names ? 'my');
