-- Rows of an imported file that change employees who exist, for example their schedule; they are among the good rows.
alter table import_batch add column changed_count integer not null default 0;
