-- Overtime that is used as time off: leave of the type of time off, by the hour, that is asked for and decided as a kind of its own.
alter table leave_request add column is_overtime_use boolean not null default false;
create index leave_request_overtime_use on leave_request (company_id, start_date) where is_overtime_use;
