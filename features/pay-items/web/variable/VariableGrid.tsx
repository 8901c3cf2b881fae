import { Table, Text } from '@mantine/core'
import { Money } from '#kit/web/show/Money.tsx'
import type { VariableItem, VariableRow } from '../../contract.ts'
import { pastedAmount, pastedRows } from '../../domain/pasted-amounts.ts'
import { usePayItemText } from '../text.ts'
import { AmountCell } from './AmountCell.tsx'
import type { VariableEdits } from './use-variable-edits.ts'
import classes from './variable.module.css'

interface Props {
  items: readonly VariableItem[]
  rows: readonly VariableRow[]
  edits: VariableEdits
  isReadOnly: boolean
}

/** People × items. A table copied from a spreadsheet can be pasted at any cell. */
export function VariableGrid({ items, rows, edits, isReadOnly }: Props) {
  const text = usePayItemText()
  const paste = (pasted: string, rowAt: number, itemAt: number) =>
    pastedRows(pasted).forEach((line, down) => {
      const row = rows[rowAt + down]
      line.forEach((cell, right) => {
        const item = items[itemAt + right]
        const amount = pastedAmount(cell)
        if (row && item && amount !== undefined) edits.change(row, item.id, amount)
      })
    })
  return (
    <Table.ScrollContainer minWidth={360 + items.length * 140}>
      <Table withTableBorder stickyHeader className={classes.table} aria-label={text.variable.title}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{text.number}</Table.Th>
            <Table.Th>{text.employee}</Table.Th>
            {items.map((item) => (
              <Table.Th key={item.id} ta="end">
                {item.name}
                <Text size="xs" c="dimmed" fw={400}>
                  {text.kinds[item.kind]}
                </Text>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row, rowAt) => (
            <Table.Tr key={row.employee_id}>
              <Table.Td className="figures">{row.emp_number}</Table.Td>
              <Table.Td className="name">{row.employee_name}</Table.Td>
              {items.map((item, itemAt) => (
                <Table.Td key={item.id}>
                  <AmountCell
                    label={`${row.employee_name}, ${item.name}`}
                    amount={edits.amountOf(row, item.id)}
                    isEdited={edits.isEdited(row, item.id)}
                    isReadOnly={
                      isReadOnly || row.cells.some((cell) => cell.item_id === item.id && cell.is_paid)
                    }
                    onChange={(amount) => edits.change(row, item.id, amount)}
                    onPaste={(pasted) => paste(pasted, rowAt, itemAt)}
                  />
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
        <Table.Tfoot>
          <Table.Tr>
            <Table.Th colSpan={2}>{text.variable.total}</Table.Th>
            {items.map((item) => (
              <Table.Th key={item.id} ta="end">
                <Money kip={totalOf(item, rows, edits)} strong />
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Tfoot>
      </Table>
    </Table.ScrollContainer>
  )
}

/** The stored sum of all people, with the unsaved changes. */
function totalOf(item: VariableItem, rows: readonly VariableRow[], { edits }: VariableEdits): number {
  const own = [...edits.values()].filter(({ item_id }) => item_id === item.id)
  return own.reduce((sum, { emp_number, amount }) => {
    const row = rows.find((one) => one.emp_number === emp_number)
    return sum + (amount ?? 0) - (row?.cells.find(({ item_id }) => item_id === item.id)?.amount ?? 0)
  }, item.total)
}
