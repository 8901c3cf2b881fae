import { Text } from '@mantine/core'
import { formatKip, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { NotListed } from '../contract.ts'
import { useReportText } from './text.ts'

interface Props {
  of: 'sso' | 'tax'
  notListed: NotListed | null | undefined
}

/** Why the totals of a report to an authority are lower than those of the run; nothing if everybody is listed. */
export function NotListedNote({ of, notListed }: Props) {
  const text = useReportText().notListed
  const language = useLanguage()
  if (!notListed?.employees) return null
  const [gross, net] = [notListed.gross, notListed.net].map((kip) => formatKip(kip, { language }))
  return (
    <Text size="sm" c="dimmed" className="figures">
      {text[of](formatNumber(notListed.employees, 0), gross ?? '', net ?? '')}
    </Text>
  )
}
