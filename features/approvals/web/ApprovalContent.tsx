import { Button, Skeleton, Stack } from '@mantine/core'
import { IconFileCheck } from '@tabler/icons-react'
import type { RequestDetail } from '#features/requests/contract.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { useRoute } from '#kit/web/query.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import { FileButtons } from '#kit/web/show/FileButtons.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { downloadApprovalFile, downloadApprovalPdf, showApproval } from '../contract.ts'
import { useApprovalText } from './text.ts'

/** What an approval request contains besides its title and words: amount, reference, department and files. */
export default function ApprovalContent({ request }: { request: RequestDetail }) {
  const text = useApprovalText()
  const approval_id = request.subject_id
  const answer = useRoute(showApproval, { params: { approval_id } })
  const approval = answer.data?.data
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!approval) return <Skeleton height={96} />
  const { amount, reference, department, approvers, approver_order, files, can_print } = approval
  const facts: (Fact | false)[] = [
    amount !== null && [text.amount, <Money key="amount" kip={amount} unit />],
    reference !== '' && [text.reference, reference],
    department !== null && [text.department, department],
    approvers.length > 1 && [text.order, text.orders[approver_order]],
  ]
  const shown = facts.filter((fact): fact is Fact => fact !== false)
  return (
    <Stack gap="sm">
      {shown.length > 0 && <Facts columnWidth={140} facts={shown} />}
      <FileButtons
        label={text.files}
        files={files}
        open={({ id: attachment_id }) =>
          download(downloadApprovalFile, { params: { approval_id, attachment_id } })
        }
      />
      {can_print && (
        <Button
          variant="default"
          w="fit-content"
          leftSection={<IconFileCheck size={18} />}
          onClick={() =>
            void download(downloadApprovalPdf, { params: { approved_id: approval_id } }).catch(toastError)
          }
        >
          {text.document}
        </Button>
      )}
    </Stack>
  )
}
