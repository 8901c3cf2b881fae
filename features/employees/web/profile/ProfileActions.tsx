import { Button } from '@mantine/core'
import { IconBeach, IconClockPlus, IconDoorExit, IconEdit, IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { makeSlips } from '#features/access/contract.ts'
import { SlipsDialog } from '#features/access/web/index.ts'
import { useMay, useMayCall } from '#kit/web/access.ts'
import { href } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import { type EmployeeDetail, updateEmployee } from '../../contract.ts'
import { useEmployeeText } from '../text.ts'
import classes from './profile.module.css'

/** The usual actions for an employee: only what the user may do, and what the employment allows. */
export function ProfileActions({
  employee: { id, status },
  onEnd,
}: {
  employee: EmployeeDetail
  onEnd: () => void
}) {
  const text = useEmployeeText()
  const may = useMay()
  const mayCall = useMayCall()
  const [isMakingAccount, setMakingAccount] = useState(false)
  // Only users of the company create its accounts.
  const isInside = Boolean(useSession()?.entered)
  const mayMakeAccount = mayCall(makeSlips) && !isInside
  const isLeaver = status !== 'active'
  const query = { employee: id }
  return (
    <div className={classes.actions}>
      {may('view-e-leave') && may('approve-leave') && (
        <Button
          component={Link}
          to={href('e-leave.add', {}, query)}
          variant="default"
          leftSection={<IconBeach size={18} />}
        >
          {text.profile.leave}
        </Button>
      )}
      {may('view-request-ot') && may('approve-overtime') && (
        <Button
          component={Link}
          to={href('employee_ot.create', {}, query)}
          variant="default"
          leftSection={<IconClockPlus size={18} />}
        >
          {text.profile.overtime}
        </Button>
      )}
      {mayMakeAccount && (
        <Button
          variant="default"
          leftSection={<IconPrinter size={18} />}
          onClick={() => setMakingAccount(true)}
        >
          {text.profile.account}
        </Button>
      )}
      {isLeaver && may('settle-employee') && may('view-payroll') && (
        <Button
          component={Link}
          to={href('settlement.index', {}, query)}
          variant="default"
          leftSection={<IconDoorExit size={18} />}
        >
          {text.settle}
        </Button>
      )}
      {!isLeaver && mayCall(updateEmployee) && (
        <Button variant="default" leftSection={<IconDoorExit size={18} />} onClick={onEnd}>
          {text.profile.end}
        </Button>
      )}
      {mayCall(updateEmployee) && (
        <Button
          component={Link}
          to={href('employee.edit', { employee_id: id })}
          leftSection={<IconEdit size={18} />}
        >
          {text.profile.editAll}
        </Button>
      )}
      {isMakingAccount && (
        <Suspense>
          <SlipsDialog employeeIds={[id]} onClose={() => setMakingAccount(false)} />
        </Suspense>
      )}
    </div>
  )
}
