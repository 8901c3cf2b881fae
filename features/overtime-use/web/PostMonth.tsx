import { Button, Modal, Stack, Text } from '@mantine/core'
import { IconCalendarCheck } from '@tabler/icons-react'
import { useState } from 'react'
import { addMonths, isDay, monthOf, todayInLaos } from '#kit/contract/days.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { MonthField } from '#kit/web/form/MonthField.tsx'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { postMonth, showUnpostedMonth, type UnpostedMonth } from '../contract.ts'
import { formatHours } from '../domain/format-hours.ts'
import { useUseText } from './text.ts'

/** HR posts the time off for overtime of a month into the ledger of leave, without a payroll run. */
export function PostMonth() {
  const text = useUseText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="default" leftSection={<IconCalendarCheck size={18} />} onClick={() => setOpen(true)}>
        {text.post.title}
      </Button>
      {isOpen && <PostMonthDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function PostMonthDialog({ onClose }: { onClose: () => void }) {
  const { post: text } = useUseText()
  const [month, setMonth] = useState<string | null>(addMonths(monthOf(todayInLaos()), -1))
  const isKnown = month !== null && isDay(`${month}-01`)
  const answer = useRoute(showUnpostedMonth, { query: { month: month ?? '' } }, { enabled: isKnown })
  const post = useMutate(postMonth)
  const unposted = isKnown ? answer.data?.data : undefined

  async function send() {
    if (month === null) return
    await post.mutateAsync({ body: { month } })
    void toastSuccess('saved')
    onClose()
  }

  return (
    <Modal opened onClose={onClose} title={text.title}>
      <Stack gap="md">
        <Text>{text.intro}</Text>
        <MonthField label={text.month} value={month} onChange={setMonth} />
        {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
        {unposted && <Unposted unposted={unposted} />}
        <Button
          disabled={!unposted?.is_over || unposted.dates === 0}
          loading={post.isPending}
          onClick={() => void send()}
        >
          {text.send}
        </Button>
      </Stack>
    </Modal>
  )
}

function Unposted({ unposted }: { unposted: UnpostedMonth }) {
  const { post: text } = useUseText()
  const { employees, dates, earned_minutes, void_minutes, is_over } = unposted
  if (dates === 0) return <Text c="dimmed">{text.nothing}</Text>
  return (
    <div>
      <Text>
        {text.found(formatNumber(employees, 0), formatNumber(dates, 0), formatHours(earned_minutes))}
      </Text>
      {void_minutes > 0 && <Text>{text.takenBack(formatHours(void_minutes))}</Text>}
      {!is_over && <Text c="var(--mantine-color-error)">{text.notOver}</Text>}
    </div>
  )
}
