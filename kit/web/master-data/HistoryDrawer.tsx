import { Group, Skeleton, Stack, Table, Text } from '@mantine/core'
import type { MasterData } from '#kit/contract/master-data.ts'
import { applies } from '#kit/contract/master-data-fields.ts'
import type { HistoryEntry } from '#kit/contract/master-data-routes.ts'
import { EmptyState } from '../feedback/EmptyState.tsx'
import { ErrorState } from '../feedback/ErrorState.tsx'
import { differs } from '../form/difference.ts'
import { formatInstant } from '../format.ts'
import { useLanguage } from '../i18n/language.ts'
import { useRoute } from '../query.ts'
import { DetailsDrawer } from '../show/DetailsDrawer.tsx'
import { StatusBadge } from '../show/StatusBadge.tsx'
import type { OpenedRow } from '../show/use-opened-row.ts'
import { type Entry, nameOf } from './entry.ts'
import { FieldValue } from './FieldValue.tsx'
import { useListText } from './text.ts'

interface Props {
  list: MasterData
  opened: OpenedRow<Entry>
}

const TONES = { create: 'good', update: 'info', delete: 'bad', recover: 'good' } as const
type Action = keyof typeof TONES
const isAction = (action: string): action is Action => action in TONES

/** The change history of an entry beside its list: who, when, old and new values. */
export function HistoryDrawer({ list, opened }: Props) {
  const text = useListText()
  const language = useLanguage()
  const { id, row } = opened
  return (
    <DetailsDrawer
      opened={opened}
      title={row ? nameOf(list, row, language) : list[language]}
      kind={text.history}
    >
      {id !== undefined && <History list={list} id={id} />}
    </DetailsDrawer>
  )
}

function History({ list, id }: { list: MasterData; id: number }) {
  const text = useListText()
  const history = useRoute(list.routes.history, { params: { id } }, { keepPrevious: true })
  return (
    <>
      {history.error && <ErrorState error={history.error} onRetry={() => void history.refetch()} />}
      {history.isPending && <Skeleton h={120} />}
      {history.data?.data.length === 0 && <EmptyState title={text.noHistory} />}
      <Stack gap="xl">
        {history.data?.data.map((change) => (
          <Change key={change.id} list={list} change={change} />
        ))}
      </Stack>
    </>
  )
}

function Change({ list, change }: { list: MasterData; change: HistoryEntry }) {
  const text = useListText()
  const { action, actor, at } = change
  return (
    <Stack gap="xs">
      <Group gap="sm">
        <StatusBadge tone={isAction(action) ? TONES[action] : 'neutral'}>
          {isAction(action) ? text.actions[action] : action}
        </StatusBadge>
        <Text fw={600} className="name">
          {actor}
        </Text>
        <Text c="dimmed" size="sm">
          {formatInstant(at)}
        </Text>
      </Group>
      <Changes list={list} change={change} />
    </Stack>
  )
}

/** The changed fields. */
function Changes({ list, change }: { list: MasterData; change: HistoryEntry }) {
  const language = useLanguage()
  const { before, after } = change
  const fields = Object.entries(list.fields).filter(
    ([name, field]) =>
      (applies(field, before ?? {}) || applies(field, after ?? {})) &&
      (!before || !after || differs(before[name], after[name])),
  )
  if (fields.length === 0) return null
  return (
    <Table layout="fixed">
      <Table.Tbody>
        {fields.map(([name, field]) => (
          <Table.Tr key={name}>
            <Table.Th w="34%">{field.words[language]}</Table.Th>
            {before && (
              <Table.Td c={after ? 'dimmed' : undefined}>
                <FieldValue name={name} field={field} values={before} />
              </Table.Td>
            )}
            {after && (
              <Table.Td>
                {before && '→ '}
                <FieldValue name={name} field={field} values={after} />
              </Table.Td>
            )}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  )
}
