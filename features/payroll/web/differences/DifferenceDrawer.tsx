import { Alert, Button, Stack, Table, Text } from '@mantine/core'
import { IconReceipt } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { formatInstant } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import { type DifferenceLine, type PayDifference, showPayslip } from '../../contract.ts'
import { causesInWords, differenceLineName } from '../../domain/difference-words.ts'
import { usePayslipText } from '../payslip/text.ts'
import { DifferenceStatus } from './DifferenceStatus.tsx'
import { leftText } from './difference-columns.tsx'
import { useDifferenceText } from './text.ts'

interface Props {
  opened: OpenedRow<PayDifference>
  /** Buttons of the possible decisions. */
  actions: ReactNode
}

/** A difference beside its list, line by line: as approved, today, and why, with the days. */
export function DifferenceDrawer({ opened, actions }: Props) {
  const text = useDifferenceText()
  const { payslip } = usePayslipText()
  const mayCall = useMayCall()
  const { row } = opened
  return (
    <DetailsDrawer
      opened={opened}
      title={row?.employee_name ?? text.difference}
      kind={row ? `${row.emp_number} · ${text.difference}` : text.difference}
      actions={
        row && (
          <>
            {actions}
            {mayCall(showPayslip) && (
              <Button
                component={Link}
                to={href('payslip.show', { payroll_id: row.run_id, employee_id: row.employee_id })}
                variant="default"
                leftSection={<IconReceipt size={18} />}
              >
                {payslip}
              </Button>
            )}
          </>
        )
      }
    >
      {row && <Details row={row} />}
    </DetailsDrawer>
  )
}

function Details({ row }: { row: PayDifference }) {
  const text = useDifferenceText()
  return (
    <Stack gap="md">
      <div>
        <Text fw={600}>{row.run_title}</Text>
        <Text c="dimmed" size="sm" className="figures">
          {`${formatDate(row.from_date)} – ${formatDate(row.to_date)}`}
        </Text>
      </div>
      {row.has_left && <Alert color="yellow">{leftText(row, text)}</Alert>}
      {row.is_approximate && <Alert color="yellow">{text.approximate}</Alert>}
      {row.lines.map((line) => (
        <Line key={JSON.stringify([line.code, line.name, line.detail])} line={line} />
      ))}
      <Text ta="end">
        {text.difference}: <Money kip={row.amount} unit strong />
      </Text>
      <Text c="dimmed" size="sm">
        {text.taxNote}
      </Text>
      <div>
        <DifferenceStatus row={row} />
        {row.decided_at && (
          <Text size="sm" c="dimmed">
            {`${text.decided}: ${row.decided_by_name} · ${formatInstant(row.decided_at)}`}
          </Text>
        )}
      </div>
    </Stack>
  )
}

function Line({ line }: { line: DifferenceLine }) {
  const text = useDifferenceText()
  const language = useLanguage()
  const causes = causesInWords(line.causes, language)
  const figures: [string, number][] = [
    [text.was, line.was],
    [text.now, line.now],
    ...(line.settled === 0 ? [] : ([[text.settledBefore, line.settled]] as [string, number][])),
    [text.difference, line.amount],
  ]
  return (
    <div>
      <Text fw={600}>{line.code === 'gross' ? text.floor : differenceLineName(line, language)}</Text>
      <Table verticalSpacing={4}>
        <Table.Tbody>
          {figures.map(([label, kip]) => (
            <Table.Tr key={label}>
              <Table.Td>{label}</Table.Td>
              <Table.Td ta="end">
                <Money kip={kip} strong={label === text.difference} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
      {(causes.length > 0 ? causes : [text.noCause]).map((cause) => (
        <Text key={cause} size="sm">
          {cause}
        </Text>
      ))}
    </div>
  )
}
