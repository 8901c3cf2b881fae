-- The serial number is printed on a terminal: whoever reads it could send punches in its name. With a code in the address that is set in the
-- terminal, only it can.
alter table terminal add column door_code text not null default replace(gen_random_uuid()::text, '-', '');
alter table terminal add column needs_code boolean not null default false;
