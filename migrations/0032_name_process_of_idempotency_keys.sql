-- The application_name of the server process that works on the request: when no connection has it any more, the process is gone.
alter table idempotency_key add column process text;
