-- The sample notes of a company.
create table sample_note (
  company_id integer not null references company,
  id bigint not null generated always as identity,
  name text not null check (name <> ''),
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select install_tenancy('sample_note');
