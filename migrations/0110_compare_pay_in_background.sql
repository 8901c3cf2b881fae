-- The comparison that somebody asked for last: one row a company. It runs in the background.
create table pay_difference_check (
  company_id integer not null,
  asked_at timestamptz not null,
  asked_by bigint,
  asked_by_name text not null,
  status text not null check (status in ('waiting', 'running', 'done', 'failed')),
  -- Runs that were compared, and all of them.
  done integer not null default 0,
  total integer not null default 0,
  primary key (company_id)
);
select install_tenancy('pay_difference_check');
