-- Rules of pay are hidden like the entries of other lists, so that a deletion can be taken back. A hidden one keeps its key: added
-- again, it comes back.

alter table working_year_band add column deleted_at timestamptz;
alter table late_tier add column deleted_at timestamptz;
alter table absence_rule add column deleted_at timestamptz;
