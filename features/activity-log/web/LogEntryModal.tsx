import { Group, Stack, Table, Text } from '@mantine/core'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { formatInstant } from '#kit/web/format.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { LogEntry } from '../contract.ts'
import { allRows, type ChangeRow, recordWord } from './log-changes.ts'
import { valueText, withheldWords } from './log-words.ts'
import { useLogText } from './text.ts'
import { useLogTexts } from './use-log-texts.ts'

/** More than these are counted, so that an entry about a thousand employees opens immediately. */
const MOST = 400

/** One complete entry: who, when, and every field before and after. */
export function LogEntryModal({ entry, onClose }: { entry: LogEntry; onClose: () => void }) {
  const text = useLogText()
  const texts = useLogTexts()
  const rows = allRows(texts, entry)
  const withheld = withheldWords(texts, entry)
  const title = [texts.entities[entry.entity] ?? entry.entity, recordWord(texts, entry)].filter(Boolean)
  return (
    <ViewModal opened onClose={onClose} title={title.join(' · ')}>
      <Stack>
        <Group gap="sm">
          <StatusBadge tone="info">{texts.actions[entry.action] ?? entry.action}</StatusBadge>
          <Text fw={600}>{entry.actor}</Text>
          {entry.is_provider && <StatusBadge tone="bad">{text.provider}</StatusBadge>}
          <Text c="dimmed" className="figures">
            {formatInstant(entry.at)}
          </Text>
          {entry.company && (
            <Text c="dimmed">
              {text.inCompany}: {entry.company}
            </Text>
          )}
        </Group>
        {withheld.length > 0 && <Text c="dimmed">{text.withheld(withheld.join(', '))}</Text>}
        {rows.length === 0 && withheld.length === 0 && <Text c="dimmed">{text.noChange}</Text>}
        {rows.length > 0 && (
          <Table layout="fixed" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{text.field}</Table.Th>
                {entry.before && <Table.Th>{text.before}</Table.Th>}
                {entry.after && <Table.Th>{text.after}</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody style={{ overflowWrap: 'anywhere' }}>
              {rows.slice(0, MOST).map((row) => (
                <ChangeLine key={row.path.join('.')} entry={entry} row={row} />
              ))}
            </Table.Tbody>
          </Table>
        )}
        {rows.length > MOST && <Text c="dimmed">{text.more(rows.length - MOST)}</Text>}
      </Stack>
    </ViewModal>
  )
}

/** A field with both sides, indented by depth; a heading has its own line. */
function ChangeLine({ entry, row }: { entry: LogEntry; row: ChangeRow }) {
  const texts = useLogTexts()
  const { path, label, before, after, isOuter } = row
  const sides = [...(entry.before ? [before] : []), ...(entry.after ? [after] : [])]
  const indent = { paddingInlineStart: `calc(var(--mantine-spacing-xs) + ${(path.length - 1) * 20}px)` }
  if (isOuter)
    return (
      <Table.Tr>
        <Table.Th colSpan={sides.length + 1} fw={600} style={indent}>
          {label}
        </Table.Th>
      </Table.Tr>
    )
  return (
    <Table.Tr>
      <Table.Th fw={400} c="dimmed" style={indent}>
        {label}
      </Table.Th>
      {sides.map((side, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: before and after, always in this order
        <Table.Td key={at}>{valueText(texts, entry, path, side)}</Table.Td>
      ))}
    </Table.Tr>
  )
}
