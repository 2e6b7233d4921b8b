-- Every result that somebody entered or a source reported, whether it was taken or not.
create table lottery_result (
  id bigint generated always as identity primary key,
  numero_id bigint not null references lottery_numero,
  result jsonb not null,
  -- Where it was read.
  source text not null check (source ~ '^[[:print:]]{2,80}$'),
  -- Who of the staff entered it, under which name; null for what a source reported by itself.
  staff_id bigint,
  entered_by text,
  entered_at timestamptz not null default clock_timestamp(),
  check (num_nulls(staff_id, entered_by) in (0, 2))
);
create index lottery_result_of_numero on lottery_result (numero_id, id);
revoke update, delete, truncate on lottery_result from hintha_app;
-- The staff looks numeros up by when they are drawn.
create index lottery_numero_by_draw on lottery_numero (draws_at);
