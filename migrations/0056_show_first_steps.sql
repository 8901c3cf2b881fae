-- A company sees its first steps until all are done or an administrator hides them. `reviewed_at`: when its settings were first saved.
alter table company_setting add column show_first_steps boolean not null default true;
alter table company_setting add column reviewed_at timestamptz;

update company_setting set reviewed_at = now() where version > 1;
-- Companies that have paid salaries have passed their first steps.
update company_setting s set show_first_steps = false
where exists (select from payroll_run r where r.company_id = s.company_id and r.status in ('approved', 'paid'));
