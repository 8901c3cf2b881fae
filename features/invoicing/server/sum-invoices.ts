import { handle } from '#kit/server/handler.ts'
import { readSums } from '#kit/server/list/read-list.ts'
import { listInvoices, sumInvoices } from '../contract.ts'
import { invoiceList } from './list-invoices.ts'

/** The totals of the matching invoices, in total and by status. */
export const sumInvoicesEndpoint = handle(sumInvoices, (context) =>
  context.db.asProvider(async (tx) => {
    const sums = await readSums(tx, listInvoices, invoiceList, context)
    const sumOf = (name: string) => ({
      count: sums[`${name}_count`] ?? 0,
      amount: sums[`${name}_amount`] ?? 0,
    })
    return {
      data: {
        total: sumOf('total'),
        pending: sumOf('pending'),
        approved: sumOf('approved'),
        success: sumOf('success'),
        overdue: sumOf('overdue'),
      },
    }
  }),
)
