-- Reports that differ from the result that was published before them, and what became of each.
create table lottery_difference (
  result_id bigint primary key references lottery_result,
  numero_id bigint not null references lottery_numero,
  raised_at timestamptz not null default clock_timestamp(),
  -- Null while it waits for the staff. WITHDRAWN: its source has said something else since.
  outcome text check (outcome in ('DISMISSED', 'RESETTLED', 'WITHDRAWN')),
  resolved_at timestamptz,
  -- Who of the staff, and why; null for what its source withdrew.
  resolved_by text,
  reason text,
  check (num_nulls(outcome, resolved_at) in (0, 2)),
  check (num_nulls(resolved_by, reason) in (0, 2)),
  check ((resolved_by is not null) = (outcome is not null and outcome <> 'WITHDRAWN'))
);
create index lottery_difference_open on lottery_difference (numero_id) where outcome is null;
revoke delete, truncate on lottery_difference from hintha_app;
