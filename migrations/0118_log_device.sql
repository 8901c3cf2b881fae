-- The browser and system from which a change was made ("Chrome, Windows"), for the activity log. The transaction of a call names it
-- (kit/database/run-transaction.ts), so that every statement that writes entries stores it. Older entries and background work have none.
alter table audit_entry add column device text default nullif(current_setting('app.device', true), '');
