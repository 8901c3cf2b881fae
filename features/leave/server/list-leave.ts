import { joinPerson } from '#features/employees/server/index.ts'
import { type Outside, ofOwnBranches, readOutside } from '#features/requests/server/index.ts'
import { requestOfPerson } from '#features/schedules/server/index.ts'
import { YES_NO_WORDS } from '#kit/contract/yes-no.ts'
import { handle, inCompany } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { clock, equals, fromDay, toDay } from '#kit/server/list/list-sql.ts'
import { codesOf, wordsOf } from '#kit/server/list/list-words.ts'
import { type Leave, LeaveType, type listLeave, listLeaveTypes } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'
import { LEAVE_PROOF } from './files/proof-sql.ts'

const word = wordsOf(la, en)
const request = requestOfPerson('leave_request', la, en)

export const leaveList: ListDeclaration<typeof listLeave, Leave, readonly Outside[]> = {
  prepare: readOutside('leave'),
  from: `leave_request r ${joinPerson('r')}
    join leave_type t on t.company_id = r.company_id and t.id = r.leave_type_id`,
  joins: request.joins,
  key: ['r.id'],
  // Overtime used as time off has a list of its own.
  where: [...request.where, 'not r.is_overtime_use', ofOwnBranches('leave')],
  columns: {
    ...request.columns,
    leave_type_id: 'r.leave_type_id',
    leave_type: 't.name',
    is_paid: 't.is_paid',
    start_date: 'r.start_date',
    end_date: 'r.end_date',
    part: 'r.part',
    from_time: clock('r.from_time'),
    to_time: clock('r.to_time'),
    detail: 'r.detail',
    proof: LEAVE_PROOF,
  },
  filters: {
    ...request.filters,
    from: fromDay('r.end_date'),
    to: toDay('r.start_date'),
    part: equals('r.part'),
    proof: equals(LEAVE_PROOF),
    leave_type_id: equals('r.leave_type_id'),
  },
  search: request.search,
  sorts: {
    ...request.sorts,
    start_date: 'r.start_date',
    end_date: 'r.end_date',
    leave_type: 't.name collate lao',
  },
  order: '-start_date',
  sheet: {
    title: word('title'),
    columns: [
      ...request.sheet.person,
      { key: 'leave_type', heading: word('kind') },
      { key: 'is_paid', heading: word('paid'), words: YES_NO_WORDS },
      { key: 'start_date', heading: word('start'), type: 'date' },
      { key: 'end_date', heading: word('end'), type: 'date' },
      { key: 'part', heading: word('part'), words: codesOf(la.parts, en.parts) },
      { key: 'from_time', heading: word('fromTime') },
      { key: 'to_time', heading: word('toTime') },
      request.sheet.status,
      { key: 'proof', heading: word('proof'), words: codesOf(la.proofs, en.proofs) },
      { key: 'detail', heading: word('detail') },
      ...request.sheet.decision,
    ],
  },
}

export const listLeaveTypeRows = handle(listLeaveTypes, (context) =>
  inCompany(context, async (tx) => ({
    data: await tx.query(
      LeaveType,
      `select id, name, is_paid, smallest from leave_type where company_id = $1 and deleted_at is null
       order by name collate lao, is_paid desc`,
      [tx.companyId],
    ),
  })),
)
