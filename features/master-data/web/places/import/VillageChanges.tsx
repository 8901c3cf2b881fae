import { Title } from '@mantine/core'
import { toastError } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { CheckedFile } from '#kit/web/import/CheckedFile.tsx'
import { useImportWords } from '#kit/web/import/text.ts'
import { useMutate } from '#kit/web/query.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import {
  commitVillages,
  downloadVillageErrors,
  type VillageImport,
} from '../../../contract/places/village-import.ts'
import { usePlacesText } from '../text.ts'
import { Counts } from './Counts.tsx'

const whole = (count: number) => formatNumber(count, 0)

interface Props {
  found: VillageImport
  onAnother: () => void
}

/** The villages that would be stored, the errors, and the button to store them. */
export function VillageChanges({ found, onAnother }: Props) {
  const { import: text } = usePlacesText()
  const commit = useMutate(commitVillages, { onError: toastError })
  const params = { import_id: found.id }
  const good = found.added_count + found.changed_count
  return (
    <CheckedFile
      file={found}
      title={text.check}
      good={good}
      commitLabel={text.commit(whole(good))}
      isCommitting={commit.isPending}
      onCommit={() => commit.mutate({ params })}
      onAnother={onAnother}
      counts={<Counts found={found} />}
      nothingNew={text.nothing}
      ignored={text.ignored}
      errorFile={{ route: downloadVillageErrors, params }}
    >
      <GoodRows found={found} good={good} />
    </CheckedFile>
  )
}

function GoodRows({ found, good }: { found: VillageImport; good: number }) {
  const { import: text, field } = usePlacesText()
  const { column } = useImportWords()
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
          { key: 'row', title: column.row, width: 80 },
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
            title: text.stateColumn,
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
