-- Salaries and bank accounts are seen and changed with permissions of their own. Roles keep what they could do, except companyuser,
-- whose text never spoke of pay.
insert into permission (name, side) values
  ('view-salary', 'company'), ('edit-salary', 'company'), ('view-bank-account', 'company'), ('edit-bank-account', 'company')
on conflict (name) do nothing;

insert into role_permission (role_id, permission_id)
select held.role_id, added.id
from role_permission held
join permission p on p.id = held.permission_id and p.name = 'view-employee'
join role r on r.id = held.role_id and r.name <> 'companyuser'
join permission added on added.name in ('view-salary', 'edit-salary', 'view-bank-account', 'edit-bank-account')
on conflict do nothing;

-- The bank list needs view-bank-account besides payroll.
insert into role_permission (role_id, permission_id)
select held.role_id, added.id
from role_permission held
join permission p on p.id = held.permission_id and p.name = 'view-payroll'
join role r on r.id = held.role_id and r.name <> 'companyuser'
join permission added on added.name = 'view-bank-account'
on conflict do nothing;

-- The guards of the columns that an imported file has; of files from before, both.
alter table import_batch add column guards text[] not null default '{salary,bank}';
alter table import_batch alter column guards set default '{}';
