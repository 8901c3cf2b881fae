import { SimpleGrid } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import type { ImportBatch } from '../../contract.ts'
import { useImportText } from './text.ts'

/** The numbers of new, changed, invalid and unchanged rows. */
export function ImportCounts({ batch }: { batch: ImportBatch }) {
  const { count, countNote } = useImportText()
  const whole = (value: number) => formatNumber(value, 0)
  return (
    <SimpleGrid cols={{ base: 2, md: batch.changed_count > 0 ? 4 : 3 }} spacing="md">
      <StatCard
        label={count.good}
        value={whole(batch.good_count - batch.changed_count)}
        note={countNote.good}
      />
      {batch.changed_count > 0 && (
        <StatCard label={count.changed} value={whole(batch.changed_count)} note={countNote.changed} />
      )}
      <StatCard
        label={count.bad}
        value={
          <span style={batch.bad_count > 0 ? { color: 'var(--mantine-color-error)' } : {}}>
            {whole(batch.bad_count)}
          </span>
        }
        note={countNote.bad}
      />
      <StatCard label={count.unchanged} value={whole(batch.unchanged_count)} note={countNote.unchanged} />
    </SimpleGrid>
  )
}
