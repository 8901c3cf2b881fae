-- An approved run is kept as it was (payroll rules, "A run's life"). The application asks first; this holds where it forgets.

-- Of an approved run only the step to paid may still be taken.
create function guard_locked_run() returns trigger
language plpgsql as $$
begin
  if old.status not in ('approved', 'paid') then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    raise exception 'payroll run % is %: it cannot be deleted', old.id, old.status using errcode = 'restrict_violation';
  end if;
  if old.status = 'paid' or new.status <> 'paid'
     or (to_jsonb(new) - 'status' - 'version') is distinct from (to_jsonb(old) - 'status' - 'version') then
    raise exception 'payroll run % is %: it cannot be changed', old.id, old.status using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;
create trigger guard_locked_run before update or delete on payroll_run for each row execute function guard_locked_run();

-- What belongs to the calculation of an approved run: payslips, problems, the rules and values it used. Once for a statement.
create function guard_locked_rows() returns trigger
language plpgsql as $$
declare
  locked bigint;
begin
  execute format(
    'select run.id from payroll_run run join touched on touched.company_id = run.company_id and touched.%I = run.calculation_id
      where run.status in (''approved'', ''paid'') limit 1', tg_argv[0]) into locked;
  if locked is not null then
    raise exception 'payroll run % is approved: its % cannot be changed', locked, tg_table_name using errcode = 'restrict_violation';
  end if;
  return null;
end
$$;
create trigger guard_locked_delete after delete on payslip
  referencing old table as touched for each statement execute function guard_locked_rows('calculation_id');
create trigger guard_locked_update after update on payslip
  referencing old table as touched for each statement execute function guard_locked_rows('calculation_id');
create trigger guard_locked_delete after delete on payroll_problem
  referencing old table as touched for each statement execute function guard_locked_rows('calculation_id');
create trigger guard_locked_update after update on payroll_problem
  referencing old table as touched for each statement execute function guard_locked_rows('calculation_id');
create trigger guard_locked_delete after delete on payroll_calculation
  referencing old table as touched for each statement execute function guard_locked_rows('id');
create trigger guard_locked_update after update on payroll_calculation
  referencing old table as touched for each statement execute function guard_locked_rows('id');

grant execute on function guard_locked_run() to champa_app;
grant execute on function guard_locked_rows() to champa_app;
