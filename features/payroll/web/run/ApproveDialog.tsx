import { Alert, Stack, Text, Textarea } from '@mantine/core'
import { IconAlertTriangle, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useMutate } from '#kit/web/query.ts'
import { approveRun, type RunDetail } from '../../contract.ts'
import { isLocked } from '../../domain/run-states.ts'
import { useRunText } from '../text.ts'
import { AcceptedList } from './AcceptedList.tsx'
import { daysAheadText } from './days-ahead-text.ts'
import { MarkedNames } from './MarkedNames.tsx'
import { OverlapList } from './OverlapList.tsx'
import { SumList } from './SumList.tsx'

interface Props {
  run: RunDetail
  opened: boolean
  onClose: () => void
}

/** Before approval: what will be locked, the totals, and open reviews. */
export function ApproveDialog({ run, opened, ...props }: Props) {
  const words = useRunText()
  const text = words.approve
  const [reason, setReason] = useState('')
  const onClose = () => {
    setReason('')
    props.onClose()
  }
  const approve = useMutate(approveRun, {
    onSuccess: () => {
      onClose()
      void toastSuccess(text.done)
    },
    onError: (error) => {
      onClose()
      toastError(error)
    },
  })
  const { to_check: reviews, problems } = run.counts
  const ahead = run.days_ahead
  const locked = run.overlaps.filter(({ status }) => isLocked(status))
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={text.title}
      confirmLabel={locked.length + reviews > 0 || ahead ? text.approveAgain : words.action.approve}
      danger={locked.length > 0}
      loading={approve.isPending}
      onConfirm={() =>
        approve.mutate({
          params: { id: run.id },
          body: {
            version: run.version,
            reason: reason || undefined,
            confirmed: reviews > 0 || undefined,
            confirmed_days_ahead: ahead !== null || undefined,
            confirmed_runs: locked.map(({ id }) => id),
          },
        })
      }
    >
      <Stack gap="md">
        <Text fw={600}>{run.title}</Text>
        <SumList run={run} />
        {locked.length > 0 && (
          <Alert color="red" variant="light" icon={<IconAlertTriangle size={20} />} title={text.overlaps}>
            <OverlapList runs={locked} />
          </Alert>
        )}
        {ahead && (
          <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} />}>
            {daysAheadText(ahead, run.mode, words.daysAhead)}
          </Alert>
        )}
        {reviews + problems > 0 && (
          <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={20} />}>
            {reviews > 0 && <div>{text.reviews(formatNumber(reviews, 0))}</div>}
            {opened && reviews > 0 && <MarkedNames run={run} />}
            {problems > 0 && <div>{text.problems(formatNumber(problems, 0))}</div>}
          </Alert>
        )}
        {opened && run.counts.reviews > reviews && <AcceptedList run={run} />}
        <Alert color="gray" variant="light" icon={<IconLock size={20} />}>
          {run.kind === 'final' ? text.locksFinal : text.locks}
        </Alert>
        <Textarea
          label={text.note}
          autosize
          minRows={1}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Stack>
    </ConfirmDialog>
  )
}
