-- A run pays a month (regular), chosen items beside it (extra), or people who leave (final).
alter table payroll_run add column kind text not null default 'regular';
alter table payroll_run add constraint payroll_run_kind_check check (kind in ('regular', 'extra', 'final'));
-- The items that an extra run pays, and the people whom a run pays that does not pay everybody; an extra run without people pays
-- everybody who has its items. They belong to the run, so that an approved one keeps them (guard_locked_run).
alter table payroll_run add column item_ids bigint[] not null default '{}';
alter table payroll_run add column employee_ids bigint[] not null default '{}';
alter table payroll_run add constraint payroll_run_choice_check
  check (case kind when 'regular' then item_ids = '{}' and employee_ids = '{}' when 'extra' then item_ids <> '{}' else employee_ids <> '{}' end);

-- × full months of service in the year ÷ 12, like a 13th month.
alter table payroll_item_rule add column by_months boolean not null default false;
alter table payroll_item_rule add constraint payroll_item_rule_by_months_check check (not by_months or frequency = 'once');
