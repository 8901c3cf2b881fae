import { formatDate } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { type SsoRow, ssoReport, ssoReportFile } from '../contract.ts'
import { moneyColumn, personColumns } from './person-columns.tsx'
import { RunReport } from './RunReport.tsx'
import { useReportText } from './text.ts'

/** Social security contributions of a run, as they are declared. */
export default function SsoReportScreen() {
  const text = useReportText()
  const language = useLanguage()
  const { sso } = text
  return (
    <RunReport<SsoRow>
      title={sso.title}
      text={sso.text}
      name="sso-report"
      route={ssoReport}
      file={ssoReportFile}
      columns={[
        ...personColumns<SsoRow>(text, language),
        { key: 'sso_number', title: sso.number },
        {
          key: 'gender',
          title: sso.gender,
          hidden: true,
          cell: (row) => (row.gender ? sso[row.gender] : '–'),
        },
        {
          key: 'birth_date',
          title: sso.birth,
          hidden: true,
          cell: (row) => formatDate(row.birth_date) || '–',
        },
        { key: 'joined', title: sso.joined, hidden: true, cell: (row) => formatDate(row.joined) || '–' },
        { key: 'left', title: sso.left, hidden: true, cell: (row) => formatDate(row.left) || '–' },
        moneyColumn('insurable_wage', sso.wage),
        moneyColumn('employee', sso.employee),
        moneyColumn('employer', sso.employer),
        moneyColumn('total', sso.total, true),
      ]}
      sums={[
        { key: 'insurable_wage', label: sso.wage },
        { key: 'employee', label: sso.employee },
        { key: 'employer', label: sso.employer },
        { key: 'total', label: sso.total },
      ]}
    />
  )
}
