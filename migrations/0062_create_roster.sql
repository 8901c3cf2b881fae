-- The shift of an employee on one day; published, it counts instead of the employee's schedule. What a planner changes is a draft until it
-- is published: neither pay nor the employee sees it.
create table roster_day (
  company_id integer not null,
  employee_id bigint not null,
  work_date date not null,
  -- Published; null is a day off.
  shift_id bigint,
  is_published boolean not null default false,
  has_draft boolean not null default false,
  -- The draft; null is a day off.
  draft_shift_id bigint,
  -- The draft removes the cell, so that the schedule counts again.
  draft_removes boolean not null default false,
  source text not null default 'hand' check (source in ('hand', 'copy', 'rotation', 'swap')),
  changed_by text not null default '',
  changed_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (company_id, employee_id, work_date),
  check (is_published or (has_draft and shift_id is null and not draft_removes)),
  check (has_draft or (draft_shift_id is null and not draft_removes)),
  check (draft_shift_id is null or not draft_removes)
);
create index roster_day_by_date on roster_day (company_id, work_date);
create index roster_day_draft on roster_day (company_id, work_date) where has_draft;
select install_tenancy('roster_day');
alter table roster_day add constraint roster_day_employee foreign key (company_id, employee_id) references employee (company_id, id);
alter table roster_day add constraint roster_day_shift foreign key (company_id, shift_id) references shift (company_id, id);
alter table roster_day add constraint roster_day_draft_shift foreign key (company_id, draft_shift_id) references shift (company_id, id);
