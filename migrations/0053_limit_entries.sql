-- When the provider's user entered the company, so that extending the stay has a limit.
alter table session add column entered_at timestamptz;
update session set entered_at = least(entered_until - interval '60 minutes', now()) where entered_company_id is not null;
alter table session
  drop constraint session_entered_whole,
  add constraint session_entered_whole check (num_nulls(entered_company_id, entered_at, entered_until, entered_reason) in (0, 4));
