-- The notices and banners that stood before. Their words were plain and become paragraphs.
insert into content_piece
  (kind, place, texts, audience, least_level, device, position, state, published_at, changed_at, changed_by)
select case n.kind when 'PU' then 'POPUP' when 'PR' then 'PROMOTION' when 'H' then 'HELP' else 'NOTICE' end,
       case n.kind when 'H' then 'SITE' else '' end,
       (select jsonb_object_agg(t.key, jsonb_build_object(
                 'title', t.value ->> 'title', 'lead', '',
                 'content', '<p>' || replace(replace(replace(t.value ->> 'content', '&', '&amp;'), '<', '&lt;'), '>', '&gt;') || '</p>',
                 'action', ''))
        from jsonb_each(n.texts) t),
       'ALL', 1, 'ANY', 0, case when n.active then 'PUBLISHED' else 'OFF' end, n.published_at, n.published_at, 'system'
from content_notice n where n.texts <> '{}' order by n.id;

insert into content_piece
  (kind, place, texts, art, linkage_type, linkage_url, audience, least_level, device, position, state, published_at,
   changed_at, changed_by)
select 'BANNER', b.group_name,
       (select jsonb_object_agg(t.key, jsonb_build_object(
                 'title', t.value ->> 'title', 'lead', t.value ->> 'eyebrow',
                 'content', t.value ->> 'text', 'action', t.value ->> 'action'))
        from jsonb_each(b.texts) t),
       b.art,
       case when b.linkage_url is null or b.linkage_type is null then null
            when b.linkage_url like 'https://%' then 'EXTERNAL'
            when lower(b.linkage_type) = 'game' then 'GAME'
            when b.linkage_type is not null then 'INTERNAL' end,
       case when b.linkage_type is null then null else b.linkage_url end,
       'ALL', 1, 'ANY', b.position, case when b.active then 'PUBLISHED' else 'OFF' end, now(), now(), 'system'
from content_banner b where b.texts <> '{}' order by b.id;

insert into content_version (piece_id, version, draft, saved_by, reason, saved_at)
select id, version,
       jsonb_build_object(
         'kind', kind, 'place', place, 'texts', texts, 'art', art, 'linkageType', linkage_type,
         'linkageUrl', linkage_url, 'audience', audience, 'leastLevel', least_level, 'device', device,
         'position', position, 'state', state, 'from', null, 'until', null),
       'system', 'taken over', changed_at
from content_piece;

drop table content_notice;
drop table content_banner;
