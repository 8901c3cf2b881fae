import { Alert, Drawer, Stack, Table, Text } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { useFocusBack } from '#kit/web/feedback/focus-back.ts'
import { formatInstant } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { DifferenceLine, PayDifference } from '../../contract.ts'
import { causesInWords, differenceLineName } from '../../domain/difference-words.ts'
import { DifferenceStatus } from './DifferenceStatus.tsx'
import { leftText } from './difference-columns.tsx'
import { useDifferenceText } from './text.ts'

/** A difference line by line: as approved, today, and why, with the days. */
export function DifferenceDrawer({ row, onClose }: { row: PayDifference; onClose: () => void }) {
  const text = useDifferenceText()
  useFocusBack(true)
  const range = `${formatDate(row.from_date)} – ${formatDate(row.to_date)}`
  return (
    <Drawer opened onClose={onClose} position="right" size="lg" title={row.employee_name}>
      <Stack gap="md">
        <div>
          <Text fw={600}>{row.run_title}</Text>
          <Text c="dimmed" size="sm" className="figures">
            {range}
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
    </Drawer>
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
