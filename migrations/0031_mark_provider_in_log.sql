-- Entries of the provider's people in a company's log are marked by a column that the database fills, not by a suffix of the name, which anybody
-- could have called themselves.
alter table audit_entry add column is_provider boolean not null default false;

drop trigger copy_to_provider_log on audit_entry;

update audit_entry e set is_provider = true,
    actor = case when e.actor like '% (provider)' then left(e.actor, -length(' (provider)')) else e.actor end
 where e.account_id is not null and e.actor like '% (provider)'
   and not exists (select from account a where a.id = e.account_id and a.company_id is not null);

-- Whoever acts in a company's log with an account that is not of this company is the provider's. Own accounts are visible to the company's
-- transaction, so nothing has to be opened for this.
create function mark_provider_entry() returns trigger
language plpgsql as $$
begin
  new.is_provider := not exists (select from account a where a.id = new.account_id and a.company_id = new.company_id);
  return new;
end
$$;
grant execute on function mark_provider_entry() to champa_app;
create trigger mark_provider_entry before insert on audit_entry for each row
  when (new.company_id is not null and new.account_id is not null)
  execute function mark_provider_entry();

-- The provider's own log has a copy: who, when, what kind of record; the contents stay with the company, but those of its own record. The
-- copy is a row of the provider, written in the transaction of the company: for this one statement it is the provider's.
create or replace function copy_to_provider_log() returns trigger
language plpgsql as $$
declare
  present text := coalesce(current_setting('app.provider', true), '');
begin
  perform set_config('app.provider', 'on', true);
  insert into audit_entry (company_id, entered_company_id, at, account_id, actor, action, entity, entity_id, before, after, is_provider)
  values (null, new.company_id, new.at, new.account_id, new.actor, new.action, new.entity, new.entity_id,
    case when new.entity = 'company' then new.before end, case when new.entity = 'company' then new.after end, true);
  perform set_config('app.provider', present, true);
  return null;
end
$$;
create trigger copy_to_provider_log after insert on audit_entry for each row
  when (new.is_provider and new.company_id is not null)
  execute function copy_to_provider_log();
