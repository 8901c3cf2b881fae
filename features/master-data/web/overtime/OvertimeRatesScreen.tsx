import { Skeleton } from '@mantine/core'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { FormFrame } from '#kit/web/form/FormFrame.tsx'
import { useOpened } from '#kit/web/form/use-opened.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { showOvertimeRates } from '../../contract/overtime/overtime-rates.ts'
import { useMasterDataText } from '../text.ts'
import { OvertimeRatesForm } from './OvertimeRatesForm.tsx'

/** The overtime multipliers. */
export default function OvertimeRatesScreen() {
  const text = useMasterDataText().overtime
  const rates = useRoute(showOvertimeRates)
  const [opened, setOpened] = useOpened(rates)
  return (
    <>
      <PageHeader title={text.title} text={text.intro} />
      {!opened && rates.error && <ErrorState error={rates.error} onRetry={() => void rates.refetch()} />}
      {!opened && !rates.error && <Skeleton h={320} />}
      {opened && (
        <FormFrame>
          <OvertimeRatesForm key={opened.version} rates={opened} onSaved={setOpened} />
        </FormFrame>
      )}
    </>
  )
}
