-- Who wrote a layout last, and when: shown at the files of payments until a run was paid with it.
alter table bank_layout add column changed_by_name text not null default '';
alter table bank_layout add column changed_at timestamptz not null default now();
update bank_layout set changed_at = created_at;
