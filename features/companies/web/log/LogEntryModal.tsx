import { Group, Stack, Table, Text } from '@mantine/core'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { formatInstant } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { LogEntry } from '../../contract.ts'
import { fieldChanges, valueText } from './log-changes.ts'
import { useLogText } from './text.ts'

/** One entry whole: who, when, and every field before and after. */
export function LogEntryModal({ entry, onClose }: { entry: LogEntry; onClose: () => void }) {
  const text = useLogText()
  const words = useKitText().action
  const changes = fieldChanges(entry)
  const number = entry.entity_id === null ? '' : ` #${entry.entity_id}`
  return (
    <ViewModal opened onClose={onClose} title={(text.entities[entry.entity] ?? entry.entity) + number}>
      <Stack>
        <Group gap="sm">
          <StatusBadge tone="info">{text.actions[entry.action] ?? entry.action}</StatusBadge>
          <Text fw={700}>{entry.actor}</Text>
          <Text c="dimmed" className="figures">
            {formatInstant(entry.at)}
          </Text>
          {entry.company && (
            <Text c="dimmed">
              {text.inCompany}: {entry.company}
            </Text>
          )}
        </Group>
        {changes.length === 0 && <Text c="dimmed">{text.noChange}</Text>}
        {changes.length > 0 && (
          <Table layout="fixed" verticalSpacing="xs">
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{text.field}</Table.Th>
                {entry.before && <Table.Th>{text.before}</Table.Th>}
                {entry.after && <Table.Th>{text.after}</Table.Th>}
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody style={{ overflowWrap: 'anywhere' }}>
              {changes.map(({ name, before, after }) => (
                <Table.Tr key={name}>
                  <Table.Th fw={400} c="dimmed">
                    {text.fields[`${entry.entity}.${name}`] ?? text.fields[name] ?? name}
                  </Table.Th>
                  {entry.before && <Table.Td>{valueText(before, words)}</Table.Td>}
                  {entry.after && <Table.Td>{valueText(after, words)}</Table.Td>}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </Stack>
    </ViewModal>
  )
}
