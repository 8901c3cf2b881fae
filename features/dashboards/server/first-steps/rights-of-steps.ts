import { uploadScanFile } from '#features/attendance/contract.ts'
import { addEmployee } from '#features/employees/contract.ts'
import branch from '#features/master-data/contract/branch.ts'
import department from '#features/master-data/contract/department.ts'
import position from '#features/master-data/contract/position.ts'
import { approveRun, calculateRun } from '#features/payroll/contract.ts'
import { addPublicHolidays } from '#features/schedules/contract/rest-day.ts'
import { addSchedule } from '#features/schedules/contract/schedules.ts'
import { type Access, changing } from '#kit/contract/route.ts'
import { isPermitted } from '#kit/server/permit.ts'
import type { Session } from '#kit/server/session.ts'
import type { FirstStep, FirstStepGap, FirstStepName } from '../../contract.ts'

/** Putting employees on schedules, on the list of employees and their schedules. */
const ASSIGN = changing({ anyOf: ['view-clock-in-schedule'], side: 'company' }, 'edit-schedule')
const SALARY = changing(addEmployee.access, 'edit-employee', 'view-salary', 'edit-salary')
const BANK_ACCOUNT = changing(addEmployee.access, 'edit-employee', 'view-bank-account', 'edit-bank-account')

const STEPS: Partial<Record<FirstStepName, Access>> = {
  rest_days: addPublicHolidays.access,
  schedules: addSchedule.access,
  people: addEmployee.access,
  on_schedule: ASSIGN,
  scans: uploadScanFile.access,
  calculated: calculateRun.access,
  approved: approveRun.access,
}

/** The steps that consist of parts with permissions of their own. */
const PARTS: Partial<Record<FirstStepName, Partial<Record<FirstStepGap, Access>>>> = {
  organisation: {
    branch: branch.routes.create.access,
    department: department.routes.create.access,
    position: position.routes.create.access,
  },
  pay: { salary: SALARY, bank_account: BANK_ACCOUNT },
}

export const isAdministrator = (session: Session): boolean => session.roles.includes('companyadmin')

/** The steps that a user can do, each with the parts that the user can do. A step is done for a user if none of these parts is missing. */
export function permittedSteps(session: Session, steps: readonly FirstStep[]): FirstStep[] {
  return steps.flatMap((step) => {
    if (step.name === 'settings') return isAdministrator(session) ? [step] : []
    const parts = PARTS[step.name]
    if (!parts) {
      const access = STEPS[step.name]
      return access && isPermitted(session, access) ? [step] : []
    }
    const allowed = Object.entries(parts).filter(([, access]) => isPermitted(session, access))
    if (allowed.length === 0) return []
    const missing = step.missing.filter(({ what }) => allowed.some(([name]) => name === what))
    const isRestDone = missing.length === 0 && step.missing.length > 0
    return [{ ...step, missing, is_done: step.is_done || isRestDone }]
  })
}
