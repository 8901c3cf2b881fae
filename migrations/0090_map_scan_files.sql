-- Scan files of other formats: a file whose columns or dates are not clear waits until somebody says where they are, and what was said is
-- used for the next file with the same columns.
alter table scan_file drop constraint scan_file_status_check;
alter table scan_file add constraint scan_file_status_check check (status in ('reading', 'done', 'failed', 'unclear'));
alter table scan_file add column format text;
-- {"why", "layout", "lines"} of an unclear file.
alter table scan_file add column question jsonb;
-- The columns that were given for this file.
alter table scan_file add column layout jsonb;
-- The headings or kinds of the columns of the file.
alter table scan_file add column shape text;

create table scan_layout (
  company_id integer not null,
  -- The headings or kinds of the columns (features/attendance/domain/scan-formats/recognize.ts).
  shape text not null,
  layout jsonb not null,
  saved_by bigint,
  saved_at timestamptz not null default now(),
  primary key (company_id, shape)
);
select install_tenancy('scan_layout');
