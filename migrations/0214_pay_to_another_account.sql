-- The account that an approved run pays an employee to, if it is another one than at the calculation: the account was wrong, and the run is not paid yet.
create table payment_account (
  company_id integer not null,
  run_id bigint not null,
  employee_id bigint not null,
  bank text not null,
  holder text not null,
  number text not null check (number <> ''),
  chosen_by bigint not null,
  chosen_at timestamptz not null,
  primary key (company_id, run_id, employee_id)
);
select install_tenancy('payment_account');
alter table payment_account add constraint payment_account_run_fkey
  foreign key (company_id, run_id) references payroll_run (company_id, id) on delete cascade;
alter table payment_account add constraint payment_account_employee_fkey
  foreign key (company_id, employee_id) references employee (company_id, id);
