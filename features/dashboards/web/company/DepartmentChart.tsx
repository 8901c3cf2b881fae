import { Text } from '@mantine/core'
import { formatNumber } from '#kit/web/format.ts'
import type { CompanyDashboard } from '../../contract.ts'
import { useDashboardText } from '../text.ts'
import classes from './charts.module.css'
import { largest } from './largest.ts'

const SHOWN = 9
const WIDTH = 100

/** Number of employees in each department; the small ones are combined. */
export function DepartmentChart({ departments }: Pick<CompanyDashboard, 'departments'>) {
  const text = useDashboardText().company
  const { shown, others, count } = largest(departments, SHOWN)
  const bars = shown.map(({ name, employees }) => ({ name: name ?? text.noDepartment, employees }))
  if (count > 0) bars.push({ name: text.others(formatNumber(count, 0)), employees: others })
  const most = Math.max(1, ...bars.map(({ employees }) => employees))
  return (
    <section className={classes.card} aria-label={text.departments}>
      <h2>{text.departments}</h2>
      {bars.length === 0 && <Text c="dimmed">{text.noEmployees}</Text>}
      <ul className={classes.bars}>
        {bars.map(({ name, employees }) => (
          <li key={name}>
            <span className="name" title={name}>
              {name}
            </span>
            <svg viewBox={`0 0 ${WIDTH} 10`} preserveAspectRatio="none" aria-hidden="true">
              <rect className={classes.ground} width={WIDTH} height="10" />
              <rect className={classes.bar} width={(employees / most) * WIDTH} height="10" />
            </svg>
            <b className="figures">{formatNumber(employees, 0)}</b>
          </li>
        ))}
      </ul>
    </section>
  )
}
