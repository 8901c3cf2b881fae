import type { Widen } from '#kit/contract/widen.ts'
import type la from './log-la.ts'

export default {
  entities: {
    employee: 'Employee',
    import_batch: 'Import of employees',
    salary_adjustment: 'Salary adjustment',
    employee_sheet: 'Sheet of employees',
    'employee/resume': 'Résumé',
    'employee-contract/near-expiry': 'Contracts near expiry',
    'employee/import/errors': 'Rows that were not imported',
    'employee/import/template': 'Employee import template',
  },
  fields: {
    'salary_adjustment.value': 'Employees with a new salary',
    employee_id: 'Employee',
    'employee.title': 'Title',
    'employee.manager': 'Line manager',
    emp_number: 'Employee number',
    employee_name: 'Name',
    contacts: 'Phone numbers and other contacts',
    'contacts.type': 'Kind',
    'contacts.value': 'Number or account',
    start_date: 'Start date',
    end_date: 'End date',
    baseSalary: 'Base salary',
    salaryCurrency: 'Currency of the salary',
    'salary_adjustment.currency': 'Currency',
    'salaries.currency': 'Currency',
    salary: 'Salary',
    effective_date: 'In force from',
    'salary_adjustment.reason': 'Reason',
    target_salary: 'New salary',
    benefits: 'Benefits',
    holidays: 'Holidays',
    unchanged: 'Unchanged',
    conflicts: 'Changed by others meanwhile',
    employees: 'Employees',
    base_salary: 'Base salary',
  },
  values: {
    status: {
      leaving: 'Leaving',
      resigned: 'Resigned',
    },
    'employee.status': {
      active: 'Active',
    },
    state: {
      warning: 'Ends soon',
      expired: 'Ended',
    },
    'contacts.type': {
      phone: 'Phone',
      mobile: 'Mobile',
      whatsapp: 'WhatsApp',
      line: 'LINE',
      facebook: 'Facebook',
    },
    'salaries.reason': {
      hire: 'Hired',
      adjustment: 'Salary adjustment',
    },
    nationality: {
      Lao: 'Lao',
    },
  },
} satisfies Widen<typeof la>
