-- The file was created before the approval of the run: its payslips are marked as drafts, and it is created again afterwards.
alter table payslip_file add column is_draft boolean not null default false;
