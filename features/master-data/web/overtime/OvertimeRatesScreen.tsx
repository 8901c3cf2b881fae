import { Paper, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { type OvertimeRates, showOvertimeRates } from '../../contract/overtime/overtime-rates.ts'
import { useMasterDataText } from '../text.ts'
import { OvertimeRatesForm } from './OvertimeRatesForm.tsx'

/** The overtime multipliers. Keeps the rates as they were opened: later changes must not overwrite what is being typed. */
export default function OvertimeRatesScreen() {
  const text = useMasterDataText().overtime
  const rates = useRoute(showOvertimeRates)
  const [opened, setOpened] = useState<OvertimeRates>()
  if (!opened && rates.data && !rates.isFetching) setOpened(rates.data.data)
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      {!opened && rates.error && <ErrorState error={rates.error} onRetry={() => void rates.refetch()} />}
      {!opened && !rates.error && <Skeleton h={320} />}
      {opened && (
        <Paper withBorder p="lg" radius="md" maw={760}>
          <OvertimeRatesForm key={opened.version} rates={opened} onSaved={setOpened} />
        </Paper>
      )}
    </>
  )
}
