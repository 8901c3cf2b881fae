-- The numbers of entries of pay items were added after the table got its rights.
grant usage on sequence payroll_item_employee_id_seq to champa_app;
