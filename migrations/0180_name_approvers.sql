-- Requests whose record names its own approvers, and numbers of requests.

-- Several persons are asked at a step by name, and the first decision counts. Null: one person, or everybody with the role.
alter table request_step add column any_of bigint[];
create index request_step_any_of on request_step using gin (any_of) where status = 'open' and any_of is not null;

-- The number is given when a request is sent for the first time, and stays with it.
create unique index request_number on request (company_id, kind, number) where number is not null;

-- The last number of a kind in a year. A transaction locks the row, so there are no gaps and no repeated numbers.
create table number_counter (
  company_id integer not null,
  kind text not null,
  year smallint not null,
  last_number integer not null,
  primary key (company_id, kind, year)
);
select install_tenancy('number_counter');
alter table number_counter add constraint number_counter_last_number check (last_number > 0);
