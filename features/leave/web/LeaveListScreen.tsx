import { Button } from '@mantine/core'
import { IconBan, IconEdit, IconHistory, IconPlus, IconUsersPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { IfMayCall } from '#kit/web/IfMayCall.tsx'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href, useGo } from '#kit/web/navigation.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import { useOpenedRow } from '#kit/web/show/use-opened-row.ts'
import { DataTable } from '#kit/web/table/DataTable.tsx'
import { useListState } from '#kit/web/table/list-state.ts'
import { useRows } from '#kit/web/table/use-rows.ts'
import { cancelLeave, cancelLeaves, enterLeave, type Leave, listLeave, updateLeave } from '../contract.ts'
import { CancelLeave, type DoomedLeave } from './CancelLeave.tsx'
import { isOpenLeave } from './is-open-leave.ts'
import { LeaveDrawer } from './LeaveDrawer.tsx'
import { LeaveFilters } from './LeaveFilters.tsx'
import { useLeaveColumns } from './leave-columns.tsx'
import { useLeaveText } from './text.ts'

const FILTERS = ['from', 'to', 'status', 'leave_type_id', 'proof', 'department_id', 'branch_id']

export default function LeaveListScreen() {
  const text = useLeaveText()
  const words = useKitText()
  const go = useGo()
  const state = useListState({ name: 'leave', filters: FILTERS, sort: '-start_date' })
  const columns = useLeaveColumns()
  const [doomed, setDoomed] = useState<DoomedLeave>()
  const opened = useOpenedRow({ name: 'leave', state, ...useRows<Leave>(listLeave, state, {}) })
  const edit = ({ id }: Leave) => go('e-leave.edit', { leave_id: id })
  return (
    <>
      <PageHeader
        title={text.title}
        text={text.intro}
        actions={
          <IfMayCall route={enterLeave}>
            <Button
              component={Link}
              to={href('e-leave.many')}
              variant="default"
              leftSection={<IconUsersPlus size={18} />}
            >
              {text.addMany}
            </Button>
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
        onRowClick={opened.open}
        opened={opened.key}
        bulk={[
          {
            label: text.cancelLeave,
            icon: <IconBan size={17} />,
            danger: true,
            route: cancelLeaves,
            onChosen: (ids, clear) => setDoomed({ ids, clear }),
          },
        ]}
        actions={[
          {
            label: words.action.edit,
            icon: <IconEdit size={17} />,
            onClick: edit,
            route: updateLeave,
            when: ({ status }) => status === 'success',
          },
          { label: text.history, icon: <IconHistory size={17} />, onClick: opened.open },
          {
            label: text.cancelLeave,
            icon: <IconBan size={17} />,
            danger: true,
            onClick: (leave) => setDoomed({ leave }),
            route: cancelLeave,
            when: isOpenLeave,
          },
        ]}
      />
      <LeaveDrawer opened={opened} onCancel={(leave) => setDoomed({ leave })} />
      {doomed && <CancelLeave doomed={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
