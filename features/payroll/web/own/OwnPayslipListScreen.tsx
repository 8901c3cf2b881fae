import { Button, Skeleton, Stack } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { SoFarLink } from '../so-far/SoFarLink.tsx'
import { OwnPayslipLinks } from './OwnPayslipLinks.tsx'
import classes from './own.module.css'
import { useOwnPayslipText } from './text.ts'
import { saveOwnPayslips, useOwnPayslips } from './use-own-payslips.ts'
import { YearLink } from './YearLink.tsx'

/** Two years at first, as many more with every tap, up to the maximum of a list. */
const STEP = 24
const MOST = 200

/** All payslips of an employee, by year and month. */
export default function OwnPayslipListScreen() {
  const text = useOwnPayslipText().own
  const words = useKitText()
  const [count, setCount] = useState(STEP)
  const list = useOwnPayslips(count)
  const payslips = list.data?.data
  const years = [...new Set(payslips?.map(({ to_date }) => to_date.slice(0, 4)))]
  const hasMore = payslips && payslips.length < (list.data?.meta.total ?? 0) && count < MOST
  return (
    <>
      <PageHeader title={text.title} />
      <div className={classes.list}>
        <SoFarLink />
        {payslips ? payslips.length > 0 && <YearLink /> : <Skeleton height={64} radius="lg" />}
      </div>
      {list.error && <ErrorState error={list.error} onRetry={() => void list.refetch()} />}
      {!payslips && !list.error && (
        <Stack gap={8}>
          <Skeleton height={64} radius="lg" />
          <Skeleton height={64} radius="lg" />
          <Skeleton height={64} radius="lg" />
        </Stack>
      )}
      {payslips?.length === 0 && <EmptyState title={text.none} text={text.noneText} />}
      {years.map((year) => (
        <section key={year}>
          <h2 className={classes.year}>{year}</h2>
          <OwnPayslipLinks payslips={payslips?.filter(({ to_date }) => to_date.startsWith(year)) ?? []} />
        </section>
      ))}
      {hasMore && (
        <Button
          variant="default"
          mt="md"
          fullWidth
          loading={list.isPlaceholderData}
          onClick={() => setCount(Math.min(MOST, count + STEP))}
        >
          {words.action.more}
        </Button>
      )}
      {payslips && payslips.length > 0 && (
        <Button
          variant="subtle"
          mt="md"
          leftSection={<IconDownload size={18} />}
          onClick={() => void saveOwnPayslips()}
        >
          {words.action.export}
        </Button>
      )}
    </>
  )
}
