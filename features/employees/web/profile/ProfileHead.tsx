import { Button, Title } from '@mantine/core'
import { IconBeach, IconClockPlus, IconDoorExit, IconEdit, IconPrinter } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { Link } from 'react-router'
import { makeSlips } from '#features/access/contract.ts'
import { SlipsDialog } from '#features/access/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { useMay, useMayCall } from '#kit/web/access.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { useSession } from '#kit/web/session.ts'
import { type EmployeeDetail, updateEmployee } from '../../contract.ts'
import { personNames } from '../../domain/person-names.ts'
import { EmployeeStatusBadge } from '../EmployeeStatusBadge.tsx'
import { PersonAvatar } from '../PersonAvatar.tsx'
import { useEmployeeText } from '../text.ts'
import classes from './profile.module.css'

/** Picture, names in both scripts, number, place, status and the usual actions. */
export function ProfileHead({ employee, onEnd }: { employee: EmployeeDetail; onEnd: () => void }) {
  const text = useEmployeeText()
  const language = useLanguage()
  const { name, other } = personNames(employee, language)
  const places = [employee.position, employee.branch, employee.department].filter(Boolean).join(' · ')
  return (
    <>
      <nav className={classes.crumbs} aria-label={text.title}>
        <Link to={href('employee.index')}>{text.title}</Link>
      </nav>
      <header className={classes.head}>
        <PersonAvatar id={employee.id} picture={employee.profile} name={name} other={other} size={72} />
        <div className={classes.who}>
          <Title order={1}>{name}</Title>
          <div className={classes.line}>
            {other && <span>{other}</span>}
            <span className="figures">{employee.emp_number}</span>
            <EmployeeStatusBadge status={employee.status} />
          </div>
          <div className={classes.line}>
            {places && <span>{places}</span>}
            <span className="figures">{text.profile.since(formatDate(employee.start_date))}</span>
            {employee.end_date && (
              <span className="figures">{text.profile.until(formatDate(employee.end_date))}</span>
            )}
          </div>
        </div>
        {employee.status !== 'deleted' && <Actions employee={employee} onEnd={onEnd} />}
      </header>
    </>
  )
}

/** Only what the user may do, and what the employment allows. */
function Actions({ employee: { id, status }, onEnd }: { employee: EmployeeDetail; onEnd: () => void }) {
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
