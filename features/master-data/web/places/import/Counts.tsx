import { SimpleGrid } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import type { VillageImport } from '../../../contract/places/village-import.ts'
import { usePlacesText } from '../text.ts'

const COUNTS = ['added', 'changed', 'same', 'bad'] as const

/** The numbers of new, changed, unchanged and invalid rows. */
export function Counts({ found }: { found: VillageImport }) {
  const { import: text } = usePlacesText()
  const notes = found.status === 'done' ? text.doneNote : text.countNote
  const figureOf = (name: (typeof COUNTS)[number]) => {
    const count = found[`${name}_count`]
    const value = formatNumber(count, 0)
    if (name !== 'bad' || count === 0) return value
    return <span style={{ color: 'var(--mantine-color-error)' }}>{value}</span>
  }
  return (
    <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="md" w="100%" ta="start">
      {COUNTS.map((name) => (
        <StatCard key={name} label={text.count[name]} value={figureOf(name)} note={notes[name]} />
      ))}
    </SimpleGrid>
  )
}
