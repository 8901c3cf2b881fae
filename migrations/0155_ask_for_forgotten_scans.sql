-- Employees ask for forgotten scans; what an approver returns is a draft.
alter table scan_correction drop constraint scan_correction_status_check;
alter table scan_correction add constraint scan_correction_status_check
  check (status in ('draft', 'pending', 'approved', 'success', 'rejected', 'cancelled'));
