-- HR people who decide only for the employees of some branches; an account without a row decides for all.
create table hr_branch (
  company_id integer not null,
  account_id bigint not null,
  branch_id bigint not null,
  created_at timestamptz not null default now(),
  primary key (company_id, account_id, branch_id)
);
create index hr_branch_branch on hr_branch (company_id, branch_id);
select install_tenancy('hr_branch');
alter table hr_branch add constraint hr_branch_branch_fkey foreign key (company_id, branch_id) references branch (company_id, id);
