-- What a member has told about itself; an empty text is what was not told.
create table members_profile (
  account_id bigint primary key references access_account (id),
  payee_name text not null default '',
  email text not null default '',
  mobile_num text not null default '',
  country_dialing_code text not null default '',
  qq_num text not null default '',
  line text not null default '',
  whatsapp text not null default '',
  facebook text not null default '',
  wechat text not null default '',
  id_number text not null default '',
  recommender_id text not null default '',
  referral_code text not null default '',
  -- The withdraw password as a PHC string; null until there is one.
  payment_password text,
  domain text not null default '',
  register_url text not null default ''
);
