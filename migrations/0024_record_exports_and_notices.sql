-- A company's further settings: numbers of approvals, who decides overtime, leave that is carried over, mail, the notice of contracts.
alter table company_setting
  add column approval_code_prefix text not null default '' check (length(approval_code_prefix) <= 10),
  add column hr_approves_overtime boolean not null default false,
  -- Annual leave carried over from the year before is good until this day; null: it is not carried over.
  add column carry_over_valid_until date,
  add column email_approval boolean not null default true,
  add column email_meeting boolean not null default true,
  add column email_leave boolean not null default true,
  add column email_task boolean not null default true,
  -- An employee whose last day is at most this many days ahead is told of.
  add column contract_notice_days integer not null default 10 check (contract_notice_days between 1 and 365);

-- Whose contract ends soon or has ended is asked for with every page.
create index employee_end on employee (company_id, end_date) where deleted_at is null and end_date is not null;
