-- A log of a million entries is read by person, kind of record and act, newest first, a page at a time. Ids ascend with time.
create index audit_entry_newest on audit_entry (company_id, id desc);
create index audit_entry_of_actor on audit_entry (company_id, actor, id desc);
create index audit_entry_of_entity on audit_entry (company_id, entity, id desc);
create index audit_entry_of_action on audit_entry (company_id, action, id desc);
