import type { z } from 'zod'
import { joinPerson } from '#features/employees/server/index.ts'
import { OVERTIME_USES } from '#features/leave/server/index.ts'
import { type Outside, ofOwnBranches, readOutside } from '#features/requests/server/index.ts'
import { requestOfPerson } from '#features/schedules/server/index.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import { fromDay, toDay } from '#kit/server/list/list-sql.ts'
import { wordsOf } from '#kit/server/list/list-words.ts'
import { type listUses, OvertimeUse } from '../contract.ts'
import en from '../web/texts/en.ts'
import la from '../web/texts/la.ts'
import { addCredit } from './add-credit.ts'
import { USE_COLUMNS, USE_MINUTES } from './use-columns.ts'

const word = wordsOf(la, en)
const request = requestOfPerson('overtime_use', la, en)

const StoredRow = OvertimeUse.omit({ credit_minutes: true })
type StoredRow = z.infer<typeof StoredRow>

export const useList: ListDeclaration<typeof listUses, StoredRow, readonly Outside[]> = {
  prepare: readOutside('overtime_use'),
  from: `${OVERTIME_USES} r ${joinPerson('r')}`,
  joins: request.joins,
  key: ['r.id'],
  where: [...request.where, 'r.is_overtime_use', ofOwnBranches('overtime_use')],
  row: StoredRow,
  columns: { ...request.columns, ...USE_COLUMNS },
  filters: { ...request.filters, from: fromDay('r.use_date'), to: toDay('r.use_date') },
  search: request.search,
  sorts: { ...request.sorts, use_date: 'r.use_date', minutes: USE_MINUTES },
  order: '-use_date',
  finishAll: (tx, rows) => addCredit(tx, rows, ({ employee_id }) => employee_id),
  sheet: {
    title: word('title'),
    columns: [
      ...request.sheet.person,
      { key: 'use_date', heading: word('day'), type: 'date' },
      { key: 'from_time', heading: word('fromTime') },
      { key: 'to_time', heading: word('toTime') },
      {
        key: 'hours',
        heading: word('duration'),
        type: 'number',
        value: ({ minutes }: StoredRow) => minutes / 60,
      },
      { key: 'remark', heading: word('remark') },
      request.sheet.status,
      ...request.sheet.decision,
    ],
  },
}
