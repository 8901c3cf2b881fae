import { Button, Stack, Table, Text } from '@mantine/core'
import { IconArrowUpRight, IconHistory } from '@tabler/icons-react'
import { Link } from 'react-router'
import { ActorCell } from '#features/employees/web/parts.ts'
import { useMay } from '#kit/web/access.ts'
import { formatInstant } from '#kit/web/format.ts'
import { DetailsDrawer } from '#kit/web/show/DetailsDrawer.tsx'
import { type Fact, FactRows } from '#kit/web/show/Facts.tsx'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { OpenedRow } from '#kit/web/show/use-opened-row.ts'
import type { LogEntry } from '../contract.ts'
import type { LogTexts } from '../domain/log-fields.ts'
import { allRows, type ChangeRow, recordWord } from './log-changes.ts'
import { TONES } from './log-tones.ts'
import { valueText, withheldWords } from './log-words.ts'
import { recordAddress } from './record-link.ts'
import { useLogText } from './text.ts'
import { useLogTexts } from './use-log-texts.ts'

/** More than these are counted, so that an entry about a thousand employees opens immediately. */
const MOST = 400

interface Props {
  opened: OpenedRow<LogEntry>
  /** Lists only the entries of this record. */
  onRecord?: ((entry: LogEntry) => void) | undefined
}

/** One complete entry beside the list: who, when and on which device, every field before and after, and its record. */
export function LogEntryDrawer({ opened, onRecord }: Props) {
  const text = useLogText()
  const texts = useLogTexts()
  const may = useMay()
  const entry = opened.row
  const address = entry ? recordAddress(entry, may) : null
  return (
    <DetailsDrawer
      opened={opened}
      title={entry ? recordWord(texts, entry) || entityWord(texts, entry) : text.entry}
      kind={entry ? entityWord(texts, entry) : ''}
      actions={
        entry &&
        (address || (onRecord && entry.entity_id !== null)) && (
          <>
            {address && (
              <Button component={Link} to={address} leftSection={<IconArrowUpRight size={18} />}>
                {text.toRecord}
              </Button>
            )}
            {onRecord && entry.entity_id !== null && (
              <Button
                variant="default"
                leftSection={<IconHistory size={18} />}
                onClick={() => onRecord(entry)}
              >
                {text.ofRecord}
              </Button>
            )}
          </>
        )
      }
    >
      {entry && <Entry entry={entry} />}
    </DetailsDrawer>
  )
}

const entityWord = (texts: LogTexts, { entity }: LogEntry) => texts.entities[entity] ?? entity

function Entry({ entry }: { entry: LogEntry }) {
  const text = useLogText()
  const texts = useLogTexts()
  const rows = allRows(texts, entry)
  const withheld = withheldWords(texts, entry)
  const facts: Fact[] = [
    [
      text.action,
      <StatusBadge key="action" tone={TONES[entry.action] ?? 'neutral'}>
        {texts.actions[entry.action] ?? entry.action}
      </StatusBadge>,
    ],
    [
      text.actor,
      <span key="actor">
        <ActorCell name={entry.actor} face={entry.actor_face} />{' '}
        {entry.is_provider && <StatusBadge tone="bad">{text.provider}</StatusBadge>}
      </span>,
    ],
    [text.at, formatInstant(entry.at)],
    [text.device, entry.device ?? '–'],
    ...(entry.company ? ([[text.inCompany, entry.company]] as Fact[]) : []),
  ]
  return (
    <Stack>
      <FactRows facts={facts} />
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
