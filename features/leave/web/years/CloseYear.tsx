import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { ViewModal } from '#kit/web/feedback/dialogs.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { closeLeaveYear, previewLeaveYear } from '../../contract.ts'
import { formatLeaveDays } from '../format-leave-days.ts'
import { BroughtForwardTable } from './BroughtForwardTable.tsx'
import { useYearText } from './text.ts'

/** What closing a year brings into the next one, and the confirmation. */
export function CloseYear({ year, onClose }: { year: number; onClose: () => void }) {
  const text = useYearText()
  const kit = useKitText()
  const answer = useRoute(previewLeaveYear, { params: { leave_year: year } })
  const close = useMutate(closeLeaveYear)
  const preview = answer.data?.data
  const confirm = async () => {
    if (!preview) return
    await close.mutateAsync({ params: { leave_year: year }, body: { digest: preview.digest } })
    void toastSuccess('saved')
    onClose()
  }
  return (
    <ViewModal opened onClose={onClose} title={text.previewTitle(String(year))}>
      <Stack gap="md">
        <Text size="sm">{text.previewText(String(year + 1))}</Text>
        {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
        {answer.isPending && <Skeleton height={180} />}
        {preview && <Preview preview={preview} />}
        {close.error && <ErrorState error={close.error} onRetry={() => void answer.refetch()} />}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            {kit.action.cancel}
          </Button>
          <Button
            color="leaf"
            disabled={!preview}
            loading={close.isPending}
            onClick={() => void confirm().catch(() => undefined)}
          >
            {text.close}
          </Button>
        </Group>
      </Stack>
    </ViewModal>
  )
}

type Shown = NonNullable<ReturnType<typeof useRoute<typeof previewLeaveYear>>['data']>['data']

function Preview({ preview: { types, accounts, more } }: { preview: Shown }) {
  const text = useYearText()
  const figure = (days: number) => <span className="figures">{days === 0 ? '–' : formatLeaveDays(days)}</span>
  const filled = types.filter(({ people }) => people > 0)
  if (filled.length === 0) return <EmptyState title={text.nothing} />
  return (
    <>
      <RowsTable
        label={text.types}
        rows={filled}
        rowKey={({ leave_type_id }) => leave_type_id}
        columns={[
          { key: 'leave_type', title: text.kind, primary: true },
          {
            ...{ key: 'people', title: text.people, align: 'end' },
            cell: ({ people }) => <span className="figures">{formatNumber(people, 0)}</span>,
          },
          {
            ...{ key: 'carried', title: text.carried, align: 'end', phone: 'end' },
            cell: ({ carried }) => figure(carried),
          },
          { key: 'owed', title: text.owed, align: 'end', cell: ({ owed }) => figure(owed) },
        ]}
      />
      <BroughtForwardTable rows={accounts} label={text.accounts} />
      {more > 0 && <Text size="sm">{text.more(formatNumber(more, 0))}</Text>}
    </>
  )
}
