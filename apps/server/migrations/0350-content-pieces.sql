-- Everything that the staff writes for the site: notices, banners, help, promotions, guides. One table, since all of
-- them have texts by language, a time, readers and a state, and are edited in the same way.
create table content_piece (
  id bigint generated always as identity primary key,
  kind text not null
    check (kind in ('BANNER', 'NOTICE', 'POPUP', 'PROMOTION', 'HELP', 'DOWNLOAD', 'JOIN')),
  -- Where among its kind it stands: the group of a banner, the part of the help, the system of a guide.
  place text not null,
  -- By language: title, lead, content, action. What may have marks is cleaned before it gets here.
  texts jsonb not null check (jsonb_typeof(texts) = 'object' and texts <> '{}'),
  art text,
  linkage_type text check (linkage_type in ('INTERNAL', 'EXTERNAL', 'GAME', 'PROMO')),
  linkage_url text,
  audience text not null check (audience in ('ALL', 'VISITOR', 'MEMBER', 'AGENT')),
  least_level integer not null check (least_level between 1 and 8),
  device text not null check (device in ('ANY', 'DESKTOP', 'PHONE')),
  position integer not null,
  state text not null check (state in ('DRAFT', 'PUBLISHED', 'OFF')),
  from_at timestamptz,
  until_at timestamptz check (until_at > from_at),
  -- When it was published first.
  published_at timestamptz,
  version integer not null default 1 check (version > 0),
  changed_at timestamptz not null,
  changed_by text not null,
  check ((linkage_type is null) = (linkage_url is null)),
  check (state <> 'PUBLISHED' or published_at is not null)
);
create index content_piece_shown on content_piece (kind, position) where state = 'PUBLISHED';
revoke update, delete, truncate on content_piece from hintha_app;
grant update (place, texts, art, linkage_type, linkage_url, audience, least_level, device, position, state, from_at,
              until_at, published_at, version, changed_at, changed_by) on content_piece to hintha_app;

-- What a piece was after each save, so that every save can be undone by another one.
create table content_version (
  piece_id bigint not null references content_piece (id),
  version integer not null check (version > 0),
  draft jsonb not null,
  saved_by text not null,
  reason text not null,
  saved_at timestamptz not null,
  primary key (piece_id, version)
);
revoke update, delete, truncate on content_version from hintha_app;
