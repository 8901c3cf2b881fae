import { formatDate } from '#kit/contract/days.ts'
import { column, defineReport } from '#kit/contract/report.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { keys, ofRun, runMeta, sum } from './run-report.ts'

const { sso, column: person, file } = RUN_REPORT_TEXTS

/** Everybody insured in a run. `employee` and `employer` are the shares by law, whoever pays them. */
export const ssoReport = defineReport({
  name: 'sso-report',
  path: '/sso-report',
  summary: 'Social security contributions of one payroll run.',
  access: { anyOf: ['view-sso'], side: 'company' },
  title: sso.title,
  text: sso.text,
  numbered: true,
  keys,
  filters: ofRun,
  meta: runMeta,
  columns: {
    emp_number: column.text(person.number, { only: 'screen', sortable: true }),
    sso_number: column.text(sso.number, { heading: file.ssoNumber }),
    name: column.text(person.name, {
      heading: file.name,
      sortable: true,
      primary: true,
      english: 'en_name',
    }),
    gender: column.code(
      sso.gender,
      { male: sso.male, female: sso.female },
      { heading: file.sex, nullable: true, hidden: true },
    ),
    birth_date: column.day(sso.birth, { nullable: true, hidden: true }),
    department: column.text(person.department, { only: 'screen', hidden: true }),
    position: column.text(person.position, { hidden: true }),
    insurable_wage: column.kip(sso.wage, { ...sum, heading: file.insurableWage }),
    employee: column.kip(sso.employee, { ...sum, heading: file.employeeShare }),
    employer: column.kip(sso.employer, { ...sum, heading: file.employerShare }),
    total: column.kip(sso.total, { ...sum, heading: file.total, strong: true }),
    joined: column.day(sso.joined, { nullable: true, only: 'screen', hidden: true }),
    left: column.day(sso.left, { nullable: true, only: 'screen', hidden: true }),
    note: column.derived(file.note, ({ joined, left }, language) =>
      [
        joined && `${file.joined[language]} ${formatDate(String(joined))}`,
        left && `${file.left[language]} ${formatDate(String(left))}`,
      ]
        .filter(Boolean)
        .join(', '),
    ),
  },
})
