-- The sample notes of a company.
create table sample_note (
  company_id integer not null,
  id bigint not null generated always as identity,
  name text not null check (name <> ''),
  note text not null default '',
  created_at timestamptz not null default now(),
  primary key (company_id, id)
);
select install_tenancy('sample_note');
alter table sample_note add constraint sample_note_company_id_fkey foreign key (company_id) references company (company_id);
