import { Paper, Skeleton } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { showOvertimeRates } from '../../contract/overtime/overtime-rates.ts'
import { useMasterDataText } from '../text.ts'
import { OvertimeRatesForm } from './OvertimeRatesForm.tsx'

/** By how much an hour of overtime is multiplied. */
export default function OvertimeRatesScreen() {
  const text = useMasterDataText().overtime
  const rates = useRoute(showOvertimeRates)
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      {rates.error && <ErrorState error={rates.error} onRetry={() => void rates.refetch()} />}
      {rates.isPending && <Skeleton h={320} />}
      {rates.data && (
        <Paper withBorder p="lg" radius="md" maw={760}>
          <OvertimeRatesForm key={rates.data.data.version} rates={rates.data.data} />
        </Paper>
      )}
    </>
  )
}
