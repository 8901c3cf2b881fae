-- Days that are derived for the first time are copied in bulk; every later change goes through row-level security.
select allow_bulk('day_result');

-- Nothing is derived of these days yet, so there are no older results to compare with.
alter table attendance_change add column is_first boolean not null default false;

-- What a derivation has written, in the columns by which it is found; the tables that it only reads are analyzed after an import
-- (analyze_attendance).
create function analyze_days() returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  analyze day_result (company_id, employee_id, work_date), overtime_result (company_id, employee_id, work_date);
end
$$;
grant execute on function analyze_days() to champa_app;
