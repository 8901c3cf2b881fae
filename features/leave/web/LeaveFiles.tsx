import { Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { StoredFile } from '#kit/contract/stored-files.ts'
import { ApiError } from '#kit/web/api-error.ts'
import { ConfirmDialog } from '#kit/web/feedback/ConfirmDialog.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { AddFile } from '#kit/web/form/AddFile.tsx'
import { useFileUpload } from '#kit/web/form/use-file-upload.ts'
import { formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { FileButtons } from '#kit/web/show/FileButtons.tsx'
import {
  changeLeaveFiles,
  downloadLeaveFile,
  MAX_LEAVE_FILES,
  showLeaveFiles,
  uploadLeaveFile,
} from '../contract.ts'
import { ProofBadge } from './ProofBadge.tsx'
import { useLeaveText } from './text.ts'

/** The files of a leave for its employee and HR, who add and remove them also after the decision. */
export function LeaveFiles({ leaveId }: { leaveId: number }) {
  const text = useLeaveText()
  const { field } = useKitText()
  const params = { filed_leave_id: leaveId }
  const answer = useRoute(showLeaveFiles, { params })
  const [doomed, setDoomed] = useState<StoredFile>()
  const change = useMutate(changeLeaveFiles, {
    onSuccess: () => setDoomed(undefined),
    onError: toastError,
  })
  const upload = useFileUpload(uploadLeaveFile, ({ id }) =>
    change.mutate({ params, body: { added_ids: [id], removed_ids: [] } }),
  )
  // HR of other branches can see a leave as its line manager.
  if (answer.error instanceof ApiError && answer.error.code === 'not_found') return null
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  const shown = answer.data?.data
  if (!shown) return <Skeleton height={44} />
  const { files, proof, from_days, may_add, may_remove } = shown
  if (files.length === 0 && !may_add) return null
  return (
    <Stack gap="xs">
      <Group gap="xs">
        <Text fw={600}>{text.files}</Text>
        <ProofBadge proof={proof} />
      </Group>
      <Text c="dimmed" size="sm">
        {proof === 'missing' && from_days !== null && `${text.proofNeeded(formatNumber(from_days, 0))} `}
        {text.filesHint}
      </Text>
      <FileButtons
        label={text.files}
        files={files}
        open={({ id }) => download(downloadLeaveFile, { params: { ...params, leave_file_id: id } })}
        {...(may_remove && { onRemove: setDoomed })}
      />
      <AddFile upload={upload} mayAdd={may_add && files.length < MAX_LEAVE_FILES} isBusy={change.isPending} />
      {upload.error && (
        <Text c="red" size="sm" role="alert">
          {upload.error}
        </Text>
      )}
      <ConfirmDialog
        opened={doomed !== undefined}
        onClose={() => setDoomed(undefined)}
        title={field.removeNamedFile(doomed?.name ?? '')}
        confirmLabel={field.removeFile}
        loading={change.isPending}
        danger
        onConfirm={() =>
          doomed && change.mutate({ params, body: { added_ids: [], removed_ids: [doomed.id] } })
        }
      >
        <Text>{text.removeFileText(doomed?.name ?? '')}</Text>
      </ConfirmDialog>
    </Stack>
  )
}
