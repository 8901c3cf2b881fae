-- A final run settles one person who leaves. What a person has entered for it: reason, last day, notice, days of leave, own lines.
alter table payroll_run add column settlement jsonb;
alter table payroll_run drop constraint payroll_run_choice_check;
alter table payroll_run add constraint payroll_run_choice_check
  check (case kind when 'regular' then item_ids = '{}' and employee_ids = '{}' when 'extra' then item_ids <> '{}' else employee_ids <> '{}' end);
-- Final runs of earlier versions cannot exist: nothing made them.
alter table payroll_run add constraint payroll_run_settlement_check check ((kind = 'final') = (settlement is not null));
alter table payroll_run add constraint payroll_run_settles_one check (kind <> 'final' or cardinality(employee_ids) = 1);
-- An employment is settled once.
create unique index payroll_run_settled_once on payroll_run (company_id, (employee_ids[1]), (settlement ->> 'last_day')) where kind = 'final';

-- No source says that severance is exempt from income tax: it is taxed unless the company decides otherwise.
alter table company_setting add column severance_taxable boolean not null default true;

-- The approval of a final run can be taken back while it is not paid; of other approved runs only the step to paid may be taken.
create or replace function guard_locked_run() returns trigger
language plpgsql as $$
begin
  if old.status not in ('approved', 'paid') then
    return coalesce(new, old);
  end if;
  if tg_op = 'DELETE' then
    raise exception 'payroll run % is %: it cannot be deleted', old.id, old.status using errcode = 'restrict_violation';
  end if;
  if old.status = 'paid' or not (new.status = 'paid' or (old.kind = 'final' and new.status = 'calculated'))
     or (to_jsonb(new) - 'status' - 'version' - 'paid_on' - 'paid_by_name')
       is distinct from (to_jsonb(old) - 'status' - 'version' - 'paid_on' - 'paid_by_name') then
    raise exception 'payroll run % is %: it cannot be changed', old.id, old.status using errcode = 'restrict_violation';
  end if;
  return new;
end
$$;

-- What a run has paid stays recorded; what a final run has paid is forgotten when its approval is taken back.
alter table pay_item_payment add column run_kind text not null default 'regular';
create function guard_item_payment() returns trigger
language plpgsql as $$
begin
  if old.run_kind <> 'final' then
    raise exception 'payment % of run % cannot be deleted', old.id, old.run_id using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger guard_item_payment before delete on pay_item_payment for each row execute function guard_item_payment();
grant execute on function guard_item_payment() to champa_app;
grant delete on pay_item_payment to champa_app;

-- Whoever could calculate pay can settle those who leave.
insert into permission (name, side) values ('settle-employee', 'company') on conflict (name) do nothing;
insert into role_permission (role_id, permission_id)
select distinct held.role_id, added.id
from role_permission held
join permission seen on seen.id = held.permission_id and seen.name = 'calculate-payroll'
cross join permission added where added.name = 'settle-employee'
on conflict do nothing;
