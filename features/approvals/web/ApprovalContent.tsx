import { Button, Fieldset, Skeleton, Stack } from '@mantine/core'
import { IconFileCheck } from '@tabler/icons-react'
import type { RequestDetail } from '#features/requests/contract.ts'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { useRoute } from '#kit/web/query.ts'
import { type Fact, Facts } from '#kit/web/show/Facts.tsx'
import { FileButtons } from '#kit/web/show/FileButtons.tsx'
import { Money } from '#kit/web/show/Money.tsx'
import { downloadApprovalFile, downloadApprovalPdf, type FilledField, showApproval } from '../contract.ts'
import { answerText } from '../domain/form-answers.ts'
import classes from './approvals.module.css'
import { useApprovalText } from './text.ts'

/** What was filled in with a template, in its order; a field that was left empty has a dash. */
function FilledForm({ title, form }: { title: string; form: readonly FilledField[] }) {
  return (
    <Fieldset legend={title}>
      <dl className={classes.form}>
        {form.map((field) => (
          <div key={field.no}>
            <dt>{field.label}</dt>
            <dd className={field.type === 'number' ? 'figures' : undefined}>{answerText(field) || '–'}</dd>
          </div>
        ))}
      </dl>
    </Fieldset>
  )
}

/** What an approval request contains besides its title and words: amount, reference, department, the form and files. */
export default function ApprovalContent({ request }: { request: RequestDetail }) {
  const text = useApprovalText()
  const approval_id = request.subject_id
  const answer = useRoute(showApproval, { params: { approval_id } })
  const approval = answer.data?.data
  if (answer.error) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
  if (!approval) return <Skeleton height={96} />
  const { amount, reference, department, approvers, approver_order, files, form, can_print } = approval
  const facts: (Fact | false)[] = [
    amount !== null && [text.amount, <Money key="amount" kip={amount} unit />],
    reference !== '' && [text.reference, reference],
    // The requester's own department is among the facts of every request.
    department !== null && department !== request.department && [text.department, department],
    approvers.length > 1 && [text.order, text.orders[approver_order]],
  ]
  const shown = facts.filter((fact): fact is Fact => fact !== false)
  return (
    <Stack gap="sm">
      {shown.length > 0 && <Facts columnWidth={140} facts={shown} />}
      {form.length > 0 && <FilledForm title={approval.template_title} form={form} />}
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
