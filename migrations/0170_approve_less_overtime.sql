-- What an approver has shortened: the approved times lie inside the times that were asked for. Null: approved as asked.
alter table overtime_request add column approved_from time;
alter table overtime_request add column approved_to time;
alter table overtime_request add constraint overtime_request_approved_check check ((approved_from is null) = (approved_to is null));
