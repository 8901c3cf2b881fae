import { Text } from '@mantine/core'
import { todayInLaos } from '#kit/contract/days.ts'
import {
  type BankFileFacts,
  type BankLayout,
  bankFileName,
  bankTable,
  bankText,
  ValueTooLong,
} from '../../domain/bank-layout.ts'
import { useBankText, useRunText } from '../text.ts'
import classes from './bank.module.css'
import { samplePayments } from './layout-values.ts'

/** Five fictitious payments as the file would have them, with its name. */
export function LayoutPreview({ layout, bank }: { layout: BankLayout; bank: string }) {
  const text = useBankText()
  const run = useRunText()
  const facts: BankFileFacts = { title: run.title, paid_on: todayInLaos(), bank }
  const payments = samplePayments(bank)
  const sum = payments.reduce((all, { amount }) => all + amount, 0)
  const table = bankTable(layout, payments, facts, run.transfers.total)
  return (
    <section aria-label={text.preview}>
      <Text size="sm" fw={600}>
        {text.preview} · {bankFileName(layout, facts, sum)}
      </Text>
      <Text size="sm" c="dimmed" mb={4}>
        {text.previewHint}
      </Text>
      <div className={classes.preview}>
        {layout.format === 'xlsx' ? (
          <table>
            {table.header && (
              <thead>
                <tr>
                  {table.header.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key
                    <th key={at}>{cell}</th>
                  ))}
                </tr>
              </thead>
            )}
            <tbody>
              {[...table.rows, ...(table.totals ? [table.totals] : [])].map((cells, row) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other key
                <tr key={row}>
                  {cells.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other key
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        ) : (
          <pre>{linesOf(layout, table, text.tooNarrow)}</pre>
        )}
      </div>
    </section>
  )
}

function linesOf(layout: BankLayout, table: ReturnType<typeof bankTable>, tooNarrow: string): string {
  try {
    return bankText(layout, table)
  } catch (error) {
    if (error instanceof ValueTooLong) return tooNarrow
    throw error
  }
}
