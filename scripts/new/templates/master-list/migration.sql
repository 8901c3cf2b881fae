-- The sample notes of a company, a list of names.
create table sample_note (like job_title including all);
select install_tenancy('sample_note');
alter table sample_note add constraint sample_note_company_id_fkey foreign key (company_id) references company (company_id);
