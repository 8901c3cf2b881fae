import { IconEdit, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { formatDate } from '#kit/contract/days.ts'
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
  addLeaveBlock,
  deleteLeaveBlock,
  type LeaveBlock,
  listLeaveBlocks,
  updateLeaveBlock,
} from '../../contract.ts'
import { LeaveBlockDialog } from './LeaveBlockDialog.tsx'
import { useBlockText } from './text.ts'

/** The days on which the company gives no leave. */
export default function LeaveBlocksScreen() {
  const text = useBlockText()
  const kit = useKitText()
  const answer = useRoute(listLeaveBlocks)
  const [edited, setEdited] = useState<LeaveBlock | 'new'>()
  const [doomed, setDoomed] = useState<LeaveBlock>()
  const add = (
    <AddButton route={addLeaveBlock} onClick={() => setEdited('new')}>
      {text.add}
    </AddButton>
  )
  const daysOf = ({ first_day, last_day }: LeaveBlock) =>
    first_day === last_day ? formatDate(first_day) : `${formatDate(first_day)} – ${formatDate(last_day)}`
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
            {
              ...{ key: 'first_day', title: text.first, primary: true },
              cell: (row) => <b className="figures">{daysOf(row)}</b>,
            },
            { key: 'note', title: text.note },
            {
              ...{ key: 'departments', title: text.departments },
              cell: ({ departments }) => departments.join(', ') || text.everybody,
            },
            {
              ...{ key: 'leave_types', title: text.types },
              cell: ({ leave_types }) => leave_types.join(', ') || text.allTypes,
            },
          ]}
          actions={[
            {
              label: kit.action.edit,
              icon: <IconEdit size={17} />,
              route: updateLeaveBlock,
              onClick: setEdited,
            },
            {
              ...{ label: kit.action.delete, icon: <IconTrash size={17} />, danger: true },
              ...{ route: deleteLeaveBlock, onClick: setDoomed },
            },
          ]}
        />
      )}
      {edited && (
        <LeaveBlockDialog block={edited === 'new' ? null : edited} onClose={() => setEdited(undefined)} />
      )}
      <DeleteDialog
        route={deleteLeaveBlock}
        input={doomed && { params: { leave_block_id: doomed.id } }}
        onClose={() => setDoomed(undefined)}
      />
    </>
  )
}
