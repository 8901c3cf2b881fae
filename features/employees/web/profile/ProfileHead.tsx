import { Title } from '@mantine/core'
import { formatDate } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { href } from '#kit/web/navigation.ts'
import { Breadcrumbs } from '#kit/web/show/Breadcrumbs.tsx'
import type { EmployeeDetail } from '../../contract.ts'
import { personNames } from '../../domain/person-names.ts'
import { EmployeeStatusBadge } from '../EmployeeStatusBadge.tsx'
import { PersonAvatar } from '../PersonAvatar.tsx'
import { useEmployeeText } from '../text.ts'
import { ProfileActions } from './ProfileActions.tsx'
import classes from './profile.module.css'

/** Picture, names in both scripts, number, place, status and the usual actions. */
export function ProfileHead({ employee, onEnd }: { employee: EmployeeDetail; onEnd: () => void }) {
  const text = useEmployeeText()
  const language = useLanguage()
  const { name, other } = personNames(employee, language)
  const places = [employee.position, employee.branch, employee.department].filter(Boolean).join(' · ')
  return (
    <>
      <Breadcrumbs
        label={name}
        crumbs={[{ label: text.title, to: href('employee.index') }, { label: name }]}
      />
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
        {employee.status !== 'deleted' && <ProfileActions employee={employee} onEnd={onEnd} />}
      </header>
    </>
  )
}
