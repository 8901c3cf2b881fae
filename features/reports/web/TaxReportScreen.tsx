import { useLanguage } from '#kit/web/i18n/language.ts'
import { type TaxRow, taxReport, taxReportFile } from '../contract.ts'
import { moneyColumn, personColumns } from './person-columns.tsx'
import { RunReport } from './RunReport.tsx'
import { useReportText } from './text.ts'

/** Income tax on the salaries of a run. */
export default function TaxReportScreen() {
  const text = useReportText()
  const language = useLanguage()
  const { tax } = text
  const sums = [
    { key: 'gross', label: tax.gross },
    { key: 'sso', label: tax.sso },
    { key: 'taxable', label: tax.taxable },
    { key: 'tax', label: tax.tax },
    { key: 'company_tax', label: tax.companyTax },
    { key: 'net', label: tax.net },
  ] as const
  return (
    <RunReport<TaxRow>
      title={tax.title}
      text={tax.text}
      name="tax-report"
      route={taxReport}
      file={taxReportFile}
      columns={[
        ...personColumns<TaxRow>(text, language),
        ...sums.map(({ key, label }) => ({
          ...moneyColumn<TaxRow>(key, label, key === 'tax'),
          hidden: key === 'net',
        })),
      ]}
      sums={sums}
    />
  )
}
