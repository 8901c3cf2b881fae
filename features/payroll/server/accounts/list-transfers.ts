import type { z } from 'zod'
import { leftJoinPerson, PERSON_COLUMNS } from '#features/employees/server/index.ts'
import { Id } from '#kit/contract/scalars.ts'
import { type Context, companyOf } from '#kit/server/handler.ts'
import type { ListDeclaration } from '#kit/server/list/list-declaration.ts'
import type { listTransfers, Transfer } from '../../contract.ts'
import { loadCalculatedRun } from '../runs/run-record.ts'
import { type Confirmable, isConfirmable, mayConfirm, OPEN, readConfirmable } from './confirmable.ts'
import { toTransfer } from './show-transfer.ts'
import { StoredTransfer, TRANSFER_COLUMNS } from './stored-transfer.ts'
import { type TransferSource, transferSource, transfersOf } from './transfers.ts'
import { isAccountOpen } from './use-present-account.ts'

const TransferRow = StoredTransfer.extend({ employee_picture: Id.nullable() })
type TransferRow = z.infer<typeof TransferRow>

interface Extra extends TransferSource, Confirmable {}

/** The bank list of a run on the screen. */
export const transferList: ListDeclaration<typeof listTransfers, TransferRow, Extra> = {
  prepare: async (tx, context) => {
    const { params, session } = context as Pick<Context, 'session'> & { params: { id: number } }
    const run = await loadCalculatedRun(tx, companyOf(context), params.id)
    const source = await transferSource(tx, run, session)
    return { ...source, ...(await readConfirmable(tx, source, session)) }
  },
  from: (param, { extra }) => transfersOf(param, extra),
  key: ['t.employee_id'],
  joins: leftJoinPerson('t'),
  where: ['t.company_id = $1'],
  row: TransferRow,
  columns: { ...TRANSFER_COLUMNS, employee_picture: PERSON_COLUMNS.employee_picture },
  filters: { state: (value) => (value === 'open' ? OPEN : 't.mark is not null') },
  search: 't.search_text',
  sorts: {
    emp_number: 't.emp_number collate emp_number_order',
    name: 't.name collate lao',
    amount: 't.net',
  },
  order: 'emp_number',
  sums: { of: { amount: 'coalesce(sum(t.net) filter (where t.hold is null), 0)' } },
  finish: (row, { session, extra }): Transfer => ({
    ...toTransfer(row, session, {
      confirm: mayConfirm(session) && isConfirmable(extra.run, row.hold),
      usePresent: mayConfirm(session) && isAccountOpen(extra.run, row.hold),
    }),
    employee_picture: row.employee_picture,
  }),
  answer: ({ data, meta, sums }, { extra: { confirmable, version } }) => ({
    data,
    meta: { ...meta, amount: sums.amount ?? 0, confirmable, version },
  }),
}
