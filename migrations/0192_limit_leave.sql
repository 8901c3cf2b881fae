-- Further rules of leave types: days of notice before the leave begins, the most days in a row, and more days after years of service.
alter table leave_type add column notice_days integer;
alter table leave_type add column max_in_row numeric(5, 1);
alter table leave_type add column by_service text not null default '';
alter table leave_type add constraint leave_type_notice_days check (notice_days between 1 and 366);
alter table leave_type add constraint leave_type_max_in_row check (max_in_row between 0.5 and 366);
