import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate } from '#kit/web/query.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { commitVillages, type VillageImport } from '../../../contract/places/village-import.ts'
import { usePlacesText } from '../text.ts'
import { Counts } from './Counts.tsx'
import { RowErrors } from './RowErrors.tsx'

const whole = (count: number) => formatNumber(count, 0)

interface Props {
  found: VillageImport
  onAnother: () => void
}

/** What would be stored and what is wrong, and the button that stores it. */
export function CheckedFile({ found, onAnother }: Props) {
  const { import: text } = usePlacesText()
  const commit = useMutate(commitVillages, { onError: toastError })
  const good = found.added_count + found.changed_count
  const { bad_count: bad } = found
  return (
    <>
      <Paper withBorder p="md" radius="lg">
        <Group justify="space-between" gap="sm">
          <div style={{ minWidth: 0 }}>
            <Title order={2} size="h3">
              {text.check}
            </Title>
            <Text c="dimmed" className="name">
              {found.file_name}
            </Text>
          </div>
          <Group gap="sm">
            <Button variant="default" onClick={onAnother} disabled={commit.isPending}>
              {text.another}
            </Button>
            {good > 0 && (
              <Button
                loading={commit.isPending}
                onClick={() => commit.mutate({ params: { import_id: found.id } })}
              >
                {text.commit(whole(good))}
              </Button>
            )}
          </Group>
        </Group>
      </Paper>
      <Counts found={found} />
      {good === 0 && (
        <Alert color={bad > 0 ? 'red' : 'blue'}>{bad > 0 ? text.nothingGood : text.nothing}</Alert>
      )}
      {found.ignored_columns.length > 0 && (
        <Alert color="champa">{text.ignored(found.ignored_columns.join(', '))}</Alert>
      )}
      {bad > 0 && <RowErrors found={found} />}
      {good > 0 && <GoodRows found={found} good={good} />}
    </>
  )
}

function GoodRows({ found, good }: { found: VillageImport; good: number }) {
  const { import: text, field } = usePlacesText()
  const isLao = useLanguage() === 'la'
  const title = text.rows(whole(found.rows.length), whole(good))
  return (
    <section>
      <Title order={2} size="h3" mb="xs">
        {title}
      </Title>
      <RowsTable
        rows={found.rows}
        rowKey={(row) => row.row}
        label={title}
        columns={[
          { key: 'row', title: text.column.row, width: 80 },
          { key: 'code', title: field.code },
          { key: 'name_la', title: field.name_la, primary: true },
          { key: 'name_en', title: field.name_en },
          {
            key: 'district_la',
            title: field.district,
            cell: (row) => (isLao ? row.district_la : row.district_en),
          },
          {
            key: 'state',
            title: text.column.state,
            cell: (row) => (
              <StatusBadge tone={row.state === 'added' ? 'good' : 'info'}>
                {text.state[row.state]}
              </StatusBadge>
            ),
          },
        ]}
      />
    </section>
  )
}
