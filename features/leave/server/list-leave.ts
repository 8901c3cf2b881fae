import {
  JOIN_DEPARTMENT,
  joinPerson,
  PERSON_COLUMNS,
  PERSON_IS_VISIBLE,
  PERSON_SORTS,
  SEARCH_PERSON,
} from '#features/employees/server/index.ts'
import { joinLastDecision } from '#features/schedules/server/index.ts'
import { YES_NO_WORDS } from '#kit/contract/yes-no.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { equals, fromDay, instant, toDay } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import { LeaveType, type listLeave, listLeaveTypes } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'

const word = wordsOf(la, en)

export const leaveList: ListDeclaration<typeof listLeave> = {
  from: `leave_request r ${joinPerson('r')}
    join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id`,
  joins: `${JOIN_DEPARTMENT}${joinLastDecision('leave_request')}`,
  key: ['r.id'],
  where: ['r.company_id = $1', PERSON_IS_VISIBLE],
  columns: {
    id: 'r.id',
    employee_id: 'r.employee_id',
    ...PERSON_COLUMNS,
    department: 'd.name',
    leave_type_id: 'r.leave_type_id',
    leave_type: 't.name',
    is_paid: 't.is_paid',
    start_date: 'r.start_date',
    end_date: 'r.end_date',
    part: 'r.part',
    status: 'r.status',
    detail: 'r.detail',
    decided_by: 'last.actor',
    decided_at: instant('last.at'),
    version: 'r.version',
  },
  filters: {
    from: fromDay('r.end_date'),
    to: toDay('r.start_date'),
    status: equals('r.status'),
    part: equals('r.part'),
    employee_id: equals('r.employee_id'),
    leave_type_id: equals('r.leave_type_id'),
    department_id: equals('e.department_id'),
    branch_id: equals('e.branch_id'),
  },
  search: SEARCH_PERSON,
  sorts: {
    ...PERSON_SORTS,
    start_date: 'r.start_date',
    end_date: 'r.end_date',
    leave_type: 't.name collate lao',
    status: 'r.status',
  },
  order: '-start_date',
  sheet: {
    title: word('title'),
    columns: [
      { key: 'emp_number', heading: word('number') },
      { key: 'employee_name', heading: word('employee') },
      { key: 'department', heading: word('department') },
      { key: 'leave_type', heading: word('kind') },
      { key: 'is_paid', heading: word('paid'), words: YES_NO_WORDS },
      { key: 'start_date', heading: word('start'), type: 'date' },
      { key: 'end_date', heading: word('end'), type: 'date' },
      { key: 'part', heading: word('part'), words: codesOf(la.parts, en.parts) },
      { key: 'status', heading: word('status'), words: codesOf(la.statuses, en.statuses) },
      { key: 'detail', heading: word('detail') },
      { key: 'decided_by', heading: word('decidedBy') },
      { key: 'decided_at', heading: word('decidedAt'), type: 'instant' },
    ],
  },
}

export const listLeaveTypeRows = handle(listLeaveTypes, (context) =>
  inCompany(context, async (tx) => ({
    data: await tx.query(
      LeaveType,
      `select id, name, is_paid from leave_type where company_id = $1 and deleted_at is null
       order by name collate lao, is_paid desc`,
      [tx.companyId],
    ),
  })),
)
