import { Table, Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { Amount } from '#kit/web/show/Amount.tsx'
import type { EmployeeDetail } from '../../contract.ts'
import { useFieldText } from '../field-text.ts'
import { useEmployeeText } from '../text.ts'
import classes from './form.module.css'

/** Every salary with the day from which it is valid, latest first. */
export function SalaryHistory({ salaries }: { salaries: EmployeeDetail['salaries'] }) {
  const text = useEmployeeText()
  const { label } = useFieldText()
  const latestFirst = salaries.toSorted((a, b) => b.effective_date.localeCompare(a.effective_date))
  return (
    <div>
      <Text className={classes.listTitle} mb={4}>
        {label('salaries')}
      </Text>
      <Table.ScrollContainer minWidth={420}>
        <Table withTableBorder verticalSpacing={7}>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text.salaryFrom}</Table.Th>
              <Table.Th ta="end">{label('base_salary')}</Table.Th>
              <Table.Th>{text.salaryReason}</Table.Th>
              <Table.Th>{text.remark}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {latestFirst.map((salary) => (
              <Table.Tr key={salary.effective_date}>
                <Table.Td className="figures">{formatDate(salary.effective_date)}</Table.Td>
                <Table.Td ta="end">
                  <Amount amount={salary.base_salary} currency={salary.currency} />
                </Table.Td>
                <Table.Td>{text.reason[salary.reason]}</Table.Td>
                <Table.Td>{salary.remark || '–'}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </div>
  )
}
