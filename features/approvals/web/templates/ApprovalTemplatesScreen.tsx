import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { AddButton } from '#kit/web/AddButton.tsx'
import { DeleteDialog } from '#kit/web/feedback/DeleteDialog.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useRoute } from '#kit/web/query.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { RowsTable } from '#kit/web/table/RowsTable.tsx'
import { TableWaiting } from '#kit/web/table/TableWaiting.tsx'
import {
  type ApprovalTemplate,
  addApprovalTemplate,
  deleteApprovalTemplate,
  listApprovalTemplates,
  updateApprovalTemplate,
} from '../../contract.ts'
import { TemplateDialog } from './TemplateDialog.tsx'
import { useTemplateText } from './text.ts'

/** The templates of approval requests, for HR. */
export default function ApprovalTemplatesScreen() {
  const text = useTemplateText()
  const kit = useKitText()
  const answer = useRoute(listApprovalTemplates)
  const [edited, setEdited] = useState<ApprovalTemplate | 'new'>()
  const [doomed, setDoomed] = useState<ApprovalTemplate>()
  const add = (
    <AddButton route={addApprovalTemplate} onClick={() => setEdited('new')}>
      {text.add}
    </AddButton>
  )
  return (
    <>
      <PageHeader title={text.title} text={text.intro} actions={add} />
      {answer.error && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.isPending && <TableWaiting />}
      {answer.data && (
        <RowsTable
          label={text.title}
          rows={answer.data.data}
          empty={<EmptyState title={text.none} text={text.noneText} action={add} />}
          columns={[
            { key: 'title', title: text.name, primary: true, cell: ({ title }) => <b>{title}</b> },
            {
              ...{ key: 'fields', title: text.fields },
              cell: ({ fields }) => fields.map(({ label }) => label).join(', ') || text.noFields,
            },
            {
              ...{ key: 'approvers', title: text.approvers },
              cell: ({ approvers }) => approvers.map(({ name }) => name).join(', ') || text.noApprovers,
            },
          ]}
          actions={[
            {
              label: kit.action.edit,
              icon: <IconEdit size={17} />,
              route: updateApprovalTemplate,
              onClick: setEdited,
            },
            {
              ...{ label: kit.action.delete, icon: <IconTrash size={17} />, danger: true },
              ...{ route: deleteApprovalTemplate, onClick: setDoomed },
            },
          ]}
        />
      )}
      {edited && (
        <TemplateDialog template={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      )}
      <DeleteDialog
        route={deleteApprovalTemplate}
        input={doomed && { params: { approval_template_id: doomed.id } }}
        onClose={() => setDoomed(undefined)}
      />
    </>
  )
}
