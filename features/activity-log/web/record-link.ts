import { href } from '#kit/web/navigation.ts'
import type { LogEntry } from '../contract.ts'

interface RecordPage {
  /** What the page requires. */
  permission: string
  to: (id: number, fields: Readonly<Record<string, unknown>>) => string | null
}

/** The pages of records by the kind of the entry. */
const PAGES: Readonly<Record<string, RecordPage>> = {
  employee: { permission: 'view-employee', to: (employee_id) => href('employee.show', { employee_id }) },
  leave_request: { permission: 'view-e-leave', to: (leave_id) => href('e-leave.edit', { leave_id }) },
  overtime_request: {
    permission: 'view-request-ot',
    to: (employee_ot_id) => href('employee_ot.edit', { employee_ot_id }),
  },
  scan_correction: {
    permission: 'view-clock-in-out',
    to: (_, { employee_id: employee, work_date: date }) =>
      typeof employee === 'number' && typeof date === 'string'
        ? href('clock_in_out.index', {}, { month: date.slice(0, 7), details: `${employee}_${date}` })
        : null,
  },
  schedule: {
    permission: 'view-schedule',
    to: (schedule_id) => href('schedule_detail.index', { schedule_id }),
  },
  settlement: {
    permission: 'view-payroll',
    to: (settlement_id) => href('settlement.show', { settlement_id }),
  },
  pay_item: { permission: 'view-payroll', to: (item_id) => href('pay_item.show', { item_id }) },
  invoice: { permission: 'admin-invoice', to: (invoice) => href('invoice.index', {}, { invoice }) },
  company: { permission: 'admin-company', to: (company_id) => href('company.edit', { company_id }) },
}

/** The address of the changed record; null without a page, without the right to open it, and after its deletion. */
export function recordAddress(
  { entity, entity_id: id, action, before, after }: LogEntry,
  may: (permission: string) => boolean,
): string | null {
  const page = PAGES[entity]
  if (!page || id === null || action === 'delete' || !may(page.permission)) return null
  return page.to(id, { ...before, ...after })
}
