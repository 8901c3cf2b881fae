import { Alert, Button, Group, Stack, Table, Text } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '../format.ts'
import { useKitText } from '../i18n/kit-text.ts'
import { differingFields, type FieldReading } from './difference.ts'

type Values = Record<string, unknown>

interface Props {
  theirs: Values
  mine: Values
  labels: Record<string, string>
  readings: Record<string, FieldReading>
  onTheirs: () => void
  onMine: () => void
  onEdit: () => void
}

/**
 * Displayed after a concurrent change: the current values next to the entered values, and the choice between
 * them.
 */
export function Difference({ theirs, mine, labels, readings, onTheirs, onMine, onEdit }: Props) {
  const text = useKitText().form
  const read = useReading(readings)
  const place = useRef<HTMLDivElement>(null)
  // The pressed button is at the end of the form, this panel at its beginning.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  const names = differingFields(theirs, mine)
  return (
    <Alert ref={place} color="yellow" title={text.stale} role="alert">
      <Stack gap="sm">
        <Text size="sm">{names.length > 0 ? text.staleHint : text.staleSame}</Text>
        {names.length > 0 && (
          <Table.ScrollContainer minWidth={340}>
            <Table withRowBorders>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>{text.field}</Table.Th>
                  <Table.Th>{text.theirs}</Table.Th>
                  <Table.Th>{text.mine}</Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {names.map((name) => (
                  <Table.Tr key={name}>
                    <Table.Td>{readings[name]?.label ?? labels[name] ?? name}</Table.Td>
                    <Table.Td>{read(name, theirs)}</Table.Td>
                    <Table.Td>{read(name, mine)}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </Table.ScrollContainer>
        )}
        <Group gap="sm">
          <Button variant="default" onClick={onTheirs}>
            {text.keepTheirs}
          </Button>
          {names.length > 0 && (
            <>
              <Button variant="default" onClick={onEdit}>
                {text.editOn}
              </Button>
              <Button onClick={onMine}>{text.keepMine}</Button>
            </>
          )}
        </Group>
      </Stack>
    </Alert>
  )
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const NONE = '–'

/** A value as text: with the formatter of its field, or else by its type. */
function useReading(readings: Record<string, FieldReading>) {
  const { yes, no } = useKitText().action
  const plain = (value: unknown): ReactNode => {
    if (value === null || value === undefined || value === '') return NONE
    if (typeof value === 'boolean') return value ? yes : no
    if (typeof value === 'number') return formatNumber(value, 6).replace(/\.?0+$/, '')
    if (Array.isArray(value)) return value.length === 0 ? NONE : value.map(plain).join(', ')
    if (typeof value === 'object') return Object.values(value).map(plain).join(' ')
    return DAY.test(String(value)) ? formatDate(String(value)) : String(value)
  }
  return (name: string, values: Values): ReactNode => {
    const show = readings[name]?.show
    return show ? show(values[name] as never, values) : plain(values[name])
  }
}
