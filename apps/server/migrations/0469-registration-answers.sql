-- What a registration filled in of the fields that no other module keeps.
create table registration_answer (
  account_id bigint not null references identity_account (id),
  field text not null,
  value text not null check (value <> '' and length(value) <= 255),
  primary key (account_id, field)
);
