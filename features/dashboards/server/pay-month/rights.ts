import { reportDays } from '#features/attendance/contract.ts'
import { listEmployees, listEndingContracts } from '#features/employees/contract.ts'
import { listLeave } from '#features/leave/contract.ts'
import { listOvertime } from '#features/overtime/contract.ts'
import { listRuns } from '#features/payroll/contract.ts'
import { listSchedulesOfEmployees } from '#features/schedules/contract/assignments.ts'
import { isPermitted, mayDo } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'

/** What a user can see of the month: whoever can open the list behind a number sees the number. */
export interface MonthRights {
  days: boolean
  overtime: boolean
  leave: boolean
  payroll: boolean
  contracts: boolean
  employees: boolean
  schedules: boolean
  salaries: boolean
  bankAccounts: boolean
}

export function rightsOf(session: Session): MonthRights {
  const employees = isPermitted(session, listEmployees.access)
  return {
    employees,
    days: isPermitted(session, reportDays.access),
    overtime: isPermitted(session, listOvertime.access),
    leave: isPermitted(session, listLeave.access),
    payroll: isPermitted(session, listRuns.access),
    contracts: isPermitted(session, listEndingContracts.access),
    schedules: isPermitted(session, listSchedulesOfEmployees.access),
    salaries: employees && mayDo(session, 'view-salary'),
    bankAccounts: employees && mayDo(session, 'view-bank-account'),
  }
}
