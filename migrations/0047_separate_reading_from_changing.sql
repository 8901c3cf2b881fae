-- A `view-…` permission permits reading alone; changing, deciding and paying have permissions of their own.
insert into permission (name, side) values
  ('edit-employee', 'company'), ('import-employee', 'company'), ('delete-employee', 'company'), ('edit-password', 'company'),
  ('edit-schedule', 'company'), ('import-scan', 'company'), ('approve-leave', 'company'), ('approve-overtime', 'company'),
  ('calculate-payroll', 'company'), ('approve-payroll', 'company'), ('pay-payroll', 'company'), ('edit-pay-rule', 'company'),
  ('edit-organisation', 'company'), ('edit-document', 'company'), ('edit-company-user', 'company')
on conflict (name) do nothing;

-- Roles keep what they could do: whoever holds the permission that used to open an action gets the one that opens it now. This opens
-- nothing new, because an action needs both.
insert into role_permission (role_id, permission_id)
select distinct held.role_id, added.id
from role_permission held
join permission seen on seen.id = held.permission_id
join (values
  ('view-employee', 'edit-employee'), ('view-employee', 'import-employee'), ('view-employee', 'delete-employee'),
  ('view-password', 'edit-password'),
  ('view-rest-day', 'edit-schedule'),
  ('view-device-scan-in-out', 'import-scan'),
  ('view-e-leave', 'approve-leave'),
  ('view-request-ot', 'approve-overtime'),
  ('view-payroll', 'calculate-payroll'), ('view-payroll', 'approve-payroll'), ('view-payroll', 'pay-payroll'),
  ('view-benefit', 'edit-pay-rule'), ('view-setting-ot', 'edit-pay-rule'), ('view-late', 'edit-pay-rule'),
  ('view-absence', 'edit-pay-rule'), ('view-deduction', 'edit-pay-rule'), ('view-working-years', 'edit-pay-rule'),
  ('view-branch', 'edit-organisation'), ('view-deparment', 'edit-organisation'), ('view-position', 'edit-organisation'),
  ('view-job-title', 'edit-organisation'), ('view-employee-level', 'edit-organisation'),
  ('view-education-level', 'edit-organisation'), ('view-vacation', 'edit-organisation'),
  -- Plans and contacts of employees; projects, products and kinds of expenses.
  ('view-employee', 'edit-organisation'), ('view-profile', 'edit-organisation'),
  ('view-document-in-out', 'edit-document'), ('view-authorize-document', 'edit-document'),
  ('view-company-user', 'edit-company-user')
) as opened (by_name, name) on opened.by_name = seen.name
join permission added on added.name = opened.name
on conflict do nothing;
