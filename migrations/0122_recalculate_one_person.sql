-- The payslip of one person of a calculated run can be replaced: deleted and inserted in one transaction.
grant insert on payslip to champa_app;

-- When a payslip of the calculation was last replaced; null: never.
alter table payroll_calculation add column revised_at timestamptz;

-- The calculation of an approved run gets no payslips. The bulk writer copies under a calculation that is not yet a run's, and is
-- not asked. On a machine of a cluster the trigger runs on a shard: the runs are read from the shard beside it.
create function guard_new_payslip() returns trigger
language plpgsql as $$
declare
  runs text := 'payroll_run';
  shard bigint;
  locked bigint;
begin
  if tg_table_name ~ '_[0-9]+$' then
    execute 'select get_shard_id_for_distribution_column(''payroll_run'', $1)' into shard using new.company_id;
    runs := 'payroll_run_' || shard;
  end if;
  execute format(
    'select run.id from %I run
      where run.company_id = $1 and run.calculation_id = $2 and run.status in (''approved'', ''paid'') limit 1', runs)
    into locked using new.company_id, new.calculation_id;
  if locked is not null then
    raise exception 'payroll run % is approved: it gets no payslips', locked using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger guard_locked_insert after insert on payslip
  for each row when (current_user = 'champa_app') execute function guard_new_payslip();
grant execute on function guard_new_payslip() to champa_app;
