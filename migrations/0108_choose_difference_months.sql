-- How many months back the payslips of approved runs are compared with the facts of today; 0: not at all.
alter table company_setting add column difference_months smallint not null default 3;
alter table company_setting add constraint company_setting_difference_months check (difference_months between 0 and 13);
