-- Benefits have a first and a last month: a change from a month on keeps what was paid before. Those of today have always been in force.
alter table employee_benefit add column first_day date;
alter table employee_benefit add column last_day date;
alter table employee_benefit add constraint employee_benefit_days_check check (last_day >= first_day);
alter table employee_benefit drop constraint employee_benefit_company_id_employee_id_benefit_type_id_key;
-- A run whose last day lies in the range has the benefit; null: no limit. An employee has each benefit once on a day.
alter table employee_benefit add constraint employee_benefit_once exclude using gist
  (company_id with =, employee_id with =, benefit_type_id with =, daterange(first_day, last_day, '[]') with &&);
create index employee_benefit_of on employee_benefit (company_id, employee_id);
