import { formatDate } from '#kit/contract/days.ts'
import { column, defineReport, type ReportWords } from '#kit/contract/report.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { reportTexts } from '../locales/reports.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { AUTHORITY_REPORT, PERSON, RUN_REPORT, sum } from './run-report.ts'

const { sso, file } = RUN_REPORT_TEXTS
const genders = { male: sso.male, female: sso.female }
/** Whether a member joined or left the company within the run; who did both has left. */
const movements = { stays: sso.stays, joined: sso.joinedRun, left: sso.leftRun }
const dated = (words: ReportWords, day: unknown, language: Language) =>
  day ? [`${words[language]} ${formatDate(String(day))}`] : []

/** All insured employees of a run. `employee` and `employer` are the legal shares, whoever pays them. */
export default defineReport({
  ...AUTHORITY_REPORT,
  groups: ['movement', ...RUN_REPORT.groups],
  ...reportTexts['ssoReport.index'],
  path: '/sso-report',
  summary: 'Social security contributions of one payroll run.',
  access: { anyOf: ['view-sso'], side: 'company' },
  columns: {
    emp_number: { ...PERSON.emp_number, only: 'screen' },
    sso_number: column.text(sso.number, { heading: file.ssoNumber }),
    name: PERSON.name,
    gender: column.code(sso.gender, genders, { heading: file.sex, nullable: true, hidden: true }),
    birth_date: column.day(sso.birth, { nullable: true, hidden: true }),
    branch: PERSON.branch,
    department: PERSON.department,
    position: PERSON.position,
    insurable_wage: column.kip(sso.wage, { ...sum, heading: file.insurableWage }),
    employee: column.kip(sso.employee, { ...sum, heading: file.employeeShare }),
    employer: column.kip(sso.employer, { ...sum, heading: file.employerShare }),
    total: column.kip(sso.total, { ...sum, heading: file.total, strong: true }),
    movement: column.code(sso.movement, movements, { only: 'screen', hidden: true }),
    joined: column.day(sso.joined, { nullable: true, only: 'screen', hidden: true }),
    left: column.day(sso.left, { nullable: true, only: 'screen', hidden: true }),
    note: column.derived(file.note, ({ joined, left }, language) =>
      [...dated(file.joined, joined, language), ...dated(file.left, left, language)].join(', '),
    ),
  },
})
