import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconBeach, IconClockPlus, IconDoorExit, IconDots, IconEdit, IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { makeSlips } from '#features/access/contract.ts'
import { SlipsDialog } from '#features/access/web/index.ts'
import { useMay, useMayCall } from '#kit/web/access.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { href } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import { useLink } from '#kit/web/use-link.ts'
import { type EmployeeDetail, updateEmployee } from '../../contract.ts'
import { useEmployeeText } from '../text.ts'
import classes from './profile.module.css'

/** The usual actions for an employee, the rare ones in a menu: only what the user may do, and what the employment allows. */
export function ProfileActions({
  employee: { id, status },
  onEnd,
}: {
  employee: EmployeeDetail
  onEnd: () => void
}) {
  const text = useEmployeeText()
  const words = useKitText()
  const may = useMay()
  const linkTo = useLink()
  const mayCall = useMayCall()
  const [isMakingAccount, setMakingAccount] = useState(false)
  // Only users of the company create its accounts.
  const isInside = Boolean(useSession()?.entered)
  const mayMakeAccount = mayCall(makeSlips) && !isInside
  const isLeaver = status !== 'active'
  const mayEnd = !isLeaver && mayCall(updateEmployee)
  const query = { employee: id }
  const leave = linkTo('e-leave.add', {}, query)
  const overtime = linkTo('employee_ot.create', {}, query)
  return (
    <div className={classes.actions}>
      {leave && (
        <Button component={Link} to={leave} variant="default" leftSection={<IconBeach size={18} />}>
          {text.profile.leave}
        </Button>
      )}
      {overtime && (
        <Button component={Link} to={overtime} variant="default" leftSection={<IconClockPlus size={18} />}>
          {text.profile.overtime}
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
      {mayCall(updateEmployee) && (
        <Button
          component={Link}
          to={href('employee.edit', { employee_id: id })}
          leftSection={<IconEdit size={18} />}
        >
          {text.profile.editAll}
        </Button>
      )}
      {(mayMakeAccount || mayEnd) && (
        <Menu position="bottom-end">
          <Menu.Target>
            <ActionIcon
              variant="default"
              size="input-sm"
              aria-label={words.list.actions}
              className={classes.more ?? ''}
            >
              <IconDots size={18} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {mayMakeAccount && (
              <Menu.Item leftSection={<IconPrinter size={18} />} onClick={() => setMakingAccount(true)}>
                {text.profile.account}
              </Menu.Item>
            )}
            {mayEnd && (
              <Menu.Item leftSection={<IconDoorExit size={18} />} onClick={onEnd}>
                {text.profile.end}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
      {isMakingAccount && (
        <Suspense>
          <SlipsDialog employeeIds={[id]} onClose={() => setMakingAccount(false)} />
        </Suspense>
      )}
    </div>
  )
}
