import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { href } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { enterLeave, listLeave } from '../contract.ts'
import { LeaveFilters } from './LeaveFilters.tsx'
import { useLeaveColumns } from './leave-columns.tsx'
import { useLeaveText } from './text.ts'

const FILTERS = ['from', 'to', 'status', 'leave_type_id', 'department_id', 'branch_id']

export default function LeaveListScreen() {
  const text = useLeaveText()
  const state = useListState({ name: 'leave', filters: FILTERS, sort: '-start_date' })
  const columns = useLeaveColumns()
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={
          <IfMayCall route={enterLeave}>
            <Button component={Link} to={href('e-leave.add')} leftSection={<IconPlus size={18} />}>
              {text.add}
            </Button>
          </IfMayCall>
        }
      />
      <DataTable
        route={listLeave}
        name="leave"
        label={text.title}
        state={state}
        columns={columns}
        filters={<LeaveFilters state={state} />}
        empty={<EmptyState title={text.none} />}
      />
    </>
  )
}
