import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core'
import type { MasterData } from '#kit/contract/master-data.ts'
import { useLanguage } from '../i18n/language.ts'
import type { Entry } from './entry.ts'
import { FieldValue } from './FieldValue.tsx'
import { useListText } from './text.ts'

interface Props {
  list: MasterData
  current: Entry
  mine: Record<string, unknown>
  onTheirs: () => void
  onMine: () => void
}

export const differs = (a: unknown, b: unknown) => (a ?? '') !== (b ?? '')

/** Somebody was faster: what stands there now beside what was entered here, and the choice between them. */
export function Difference({ list, current, mine, onTheirs, onMine }: Props) {
  const text = useListText()
  const language = useLanguage()
  const fields = Object.entries(list.fields).filter(([name]) => differs(current[name], mine[name]))
  if (current.is_deleted) return <Alert color="red">{text.gone}</Alert>
  return (
    <Alert color="yellow" title={text.stale} role="alert">
      <Stack gap="sm">
        <Text size="sm">{text.staleHint}</Text>
        <Table withRowBorders>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>{text.field}</Table.Th>
              <Table.Th>{text.theirs}</Table.Th>
              <Table.Th>{text.mine}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {fields.map(([name, field]) => (
              <Table.Tr key={name}>
                <Table.Td>{field.words[language]}</Table.Td>
                <Table.Td>
                  <FieldValue name={name} field={field} values={current} />
                </Table.Td>
                <Table.Td>
                  <FieldValue name={name} field={field} values={mine} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
        <Group gap="sm">
          <Button variant="default" onClick={onTheirs}>
            {text.keepTheirs}
          </Button>
          <Button onClick={onMine}>{text.keepMine}</Button>
        </Group>
      </Stack>
    </Alert>
  )
}
