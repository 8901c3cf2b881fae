-- From this number of days on, first to last day, a leave of the type needs a certificate, such as one of a doctor.
alter table leave_type add column file_from_days integer;
alter table leave_type add constraint leave_type_file_from_days check (file_from_days between 1 and 366);
