import { Anchor, Button, Group, Stack, Text } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { Link } from 'react-router'
import type { RouteSpec } from '#kit/contract/route.ts'
import type { Language } from '#kit/contract/scalars.ts'
import { toastError } from '#kit/web/feedback/toast.ts'
import { download } from '#kit/web/files.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Money } from '#kit/web/show/Money.tsx'
import table from '#kit/web/table/table.module.css'
import type { YearOfPay } from '../contract.ts'
import { monthOfYear, monthsBefore } from '../locales/months-of-year.ts'
import { RUN_REPORT_TEXTS } from '../locales/run-reports.ts'
import { useReportText } from './text.ts'

interface Props {
  year: YearOfPay
  /** The call of the certificate. */
  file: { route: RouteSpec; params?: Record<string, number> }
  /** The address of the payslip of a run. */
  payslipAt: (runId: number) => string
}

const { tax, yearly } = RUN_REPORT_TEXTS
const COLUMNS = [
  ['gross', tax.gross],
  ['employee_sso', yearly.employeeSso],
  ['taxable', tax.taxable],
  ['tax', tax.tax],
  ['net', tax.net],
] as const

/** The pay of one employee by month of a year, and its certificate in both languages. */
export function YearOfPaySheet({ year, file, payslipAt }: Props) {
  const text = useReportText()
  const language = useLanguage()
  const isEmpty = year.months.length === 0 && !year.before
  return (
    <Stack gap="md">
      {isEmpty ? (
        <Text c="dimmed">{text.noneOfYear}</Text>
      ) : (
        <div className={table.scroller}>
          <table className={table.table} aria-label={`${text.ownYear} ${year.year}`}>
            <thead>
              <tr>
                <th>{yearly.month[language]}</th>
                {COLUMNS.map(([name, label]) => (
                  <th key={name} data-align="end">
                    {label[language]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {year.before && (
                <tr>
                  <td>
                    {yearly.before[language]}
                    <Text size="xs" c="dimmed" className="figures">
                      {monthsBefore(year.before, year.year)}
                    </Text>
                  </td>
                  <AmountCells amounts={year.before} />
                </tr>
              )}
              {year.months.map((month) => (
                <tr key={month.month}>
                  <td>
                    {month.run_ids.map((id, at) => (
                      <Anchor key={id} component={Link} to={payslipAt(id)} inherit me={6} className="tap">
                        {at === 0 ? monthOfYear(month.month, year.year) : `+ ${at}`}
                      </Anchor>
                    ))}
                  </td>
                  <AmountCells amounts={month} />
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th>{year.year}</th>
                {COLUMNS.map(([name]) => (
                  <th key={name} data-align="end">
                    <Money kip={year.totals[name]} strong />
                  </th>
                ))}
              </tr>
            </tfoot>
          </table>
        </div>
      )}
      {!isEmpty && <CertificateButtons year={year.year} file={file} />}
    </Stack>
  )
}

const AmountCells = ({ amounts }: { amounts: YearOfPay['totals'] }) =>
  COLUMNS.map(([name]) => (
    <td key={name} data-align="end">
      <Money kip={amounts[name]} />
    </td>
  ))

function CertificateButtons({ year, file }: { year: number; file: Props['file'] }) {
  const text = useReportText()
  const [busy, setBusy] = useState<Language>()
  const take = async (language: Language) => {
    setBusy(language)
    await download(file.route, {
      ...(file.params && { params: file.params }),
      query: { year, language },
    }).catch(toastError)
    setBusy(undefined)
  }
  return (
    <Group gap="xs" align="center">
      <Text fw={600}>{text.certificate}</Text>
      {(['la', 'en'] as const).map((language) => (
        <Button
          key={language}
          variant="default"
          leftSection={<IconFileTypePdf size={18} />}
          loading={busy === language}
          onClick={() => void take(language)}
        >
          {language === 'la' ? text.pdfLao : text.pdfEnglish}
        </Button>
      ))}
    </Group>
  )
}
