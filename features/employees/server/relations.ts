/**
 * Employees for SQL of later features, joined instead of the table: names, picture, places, employment. The columns contain
 * no addresses, identity documents, pay or bank accounts. Hidden employees (`deleted_at`) are included.
 */
export const EMPLOYEES = `(
  select company_id, id, emp_number, name, surname, en_name, en_surname, email, gender, does_not_clock_in, start_date, end_date, branch_id, department_id,
    position_id, profile_file_id, profile_file_id as picture, search_text, deleted_at
  from employee)`

/** Additional columns for payslips: birth, social security, tax, bank account. For payroll only. */
export const EMPLOYEES_TO_PAY = `(
  select company_id, id, emp_number, name, surname, en_name, en_surname, gender, birth_date, start_date, end_date, branch_id,
    department_id, position_id, is_sso, sso_number, include_salary_tax, does_not_clock_in, bank_id, bank_account_name, bank_account, deleted_at
  from employee)`

/** The numbers of an employee at the social security fund and the tax department. For reports to these authorities only. */
export const NUMBERS_AT_AUTHORITIES = '(select company_id, id, sso_number, tax_number from employee)'

/** Who changed the bank account of an employee and when (`changed_by`: the account); the highest id is the last change. For payroll only. */
export const BANK_ACCOUNT_CHANGES =
  '(select company_id, id, employee_id, changed_by, changed_by_name, changed_at from bank_account_change)'

/** Base salaries in the smallest unit of their currency, with the day from which each is valid. For payroll and salary adjustments only. */
export const SALARIES =
  '(select company_id, id, employee_id, in_force_from, base_salary, currency, remark from salary)'

/** Whether an employee has a salary, a bank account and, if insured, a social security number, without any of them. */
export const PAY_DATA_PRESENT = `(
  select company_id, id, bank_id is not null and bank_account <> '' as has_bank_account,
    not is_sso or sso_number <> '' as has_sso_number,
    exists (select from salary where salary.company_id = employee.company_id and salary.employee_id = employee.id) as has_salary
  from employee)`

/** Benefits in kip a month of each employee; a run has those whose range of days has its last day (null: no limit). For payroll only. */
export const EMPLOYEE_BENEFITS =
  '(select company_id, employee_id, benefit_type_id, amount, first_day, last_day from employee_benefit)'

/** Agreed days of leave of an employee, by leave type (`holidays`). For the leave balance only. */
export const LEAVE_AGREEMENTS = '(select company_id, id, holidays from employee)'

/** The day and month of birth, '12-31', without the year; null if it is not known. */
export const BIRTHDAYS = `(select company_id, id, to_char(birth_date, 'MM-DD') as birthday from employee)`

/**
 * Who leads whom: the manager of each employee, and whether the employee decides requests of the department. Hidden employees are included.
 */
export const MANAGERS =
  '(select company_id, id, manager_id, department_id, is_line_manager, end_date, deleted_at from employee)'

/** Who clocks in with a fingerprint or face on terminals. */
export const FINGER_SCANS = '(select company_id, id, finger_scan from employee)'

/** Where employees work, with their level. */
export const EMPLOYEE_PLACES = '(select company_id, id, department_id, branch_id, level_id from employee)'
