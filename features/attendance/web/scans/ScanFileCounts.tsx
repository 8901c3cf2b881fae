import { SimpleGrid, Text } from '@mantine/core'
import { dayInLaos, formatDate } from '#kit/contract/days.ts'
import { formatNumber } from '#kit/web/format.ts'
import { StatCard } from '#kit/web/show/StatCard.tsx'
import type { ScanFile } from '../../contract.ts'
import { useAttendanceText } from '../text.ts'

const whole = (count: number) => formatNumber(count, 0)

/** A number that is red unless it is zero. */
function Fault({ count }: { count: number }) {
  return <span style={count > 0 ? { color: 'var(--mantine-color-error)' } : {}}>{whole(count)}</span>
}

/** What a file contained: its days and people, and what became of its lines. */
export function ScanFileCounts({ file }: { file: ScanFile }) {
  const text = useAttendanceText().scans
  const days = [file.first_at, file.last_at].map((at) => (at ? formatDate(dayInLaos(at)) : ''))
  return (
    <>
      {file.first_at && (
        <Text>
          {text.span}: <b className="figures">{days.join(' – ')}</b> · {text.people}:{' '}
          <b className="figures">{whole(file.people_count)}</b>
        </Text>
      )}
      <SimpleGrid cols={{ base: 2, sm: 5 }} spacing="md">
        <StatCard label={text.lines} value={whole(file.line_count)} />
        <StatCard label={text.stored} value={whole(file.stored_count)} />
        <StatCard label={text.repeated} value={whole(file.repeated_count)} />
        <StatCard label={text.unmatched} value={<Fault count={file.unmatched_count} />} />
        <StatCard label={text.bad} value={<Fault count={file.bad_count} />} />
      </SimpleGrid>
    </>
  )
}
