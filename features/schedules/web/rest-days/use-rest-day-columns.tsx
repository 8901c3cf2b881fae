import { Text } from '@mantine/core'
import { restDay } from '#features/master-data/contract/rest-days/rest-day.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { Entry } from '#kit/web/master-data/entry.ts'
import { StatusBadge } from '#kit/web/show/StatusBadge.tsx'
import type { Column } from '#kit/web/table/column.ts'
import { useRestDayText } from './text.ts'
import { whenText } from './when-text.ts'

const { kind, counts_as, for_whom } = restDay.fields

export function useRestDayColumns(): Column<Entry>[] {
  const text = useRestDayText()
  const language = useLanguage()
  return [
    {
      key: 'name_la',
      title: text.name,
      primary: true,
      cell: (row) => String((language === 'en' && row.name_en) || row.name_la),
    },
    { key: 'from_date', title: text.when, cell: (row) => whenText(row, text, language) },
    {
      key: 'kind',
      title: kind.words[language],
      cell: (row) => kind.options[row.kind as keyof typeof kind.options][language],
    },
    {
      key: 'counts_as',
      title: counts_as.words[language],
      cell: (row) => (
        <StatusBadge tone={row.counts_as === 'holiday' ? 'wait' : 'good'}>
          {text.legend[row.counts_as as 'holiday' | 'rest']}
        </StatusBadge>
      ),
    },
    {
      key: 'for_whom',
      title: for_whom.words[language],
      cell: (row) => <Text size="sm">{for_whom.options[row.for_whom as 'all' | 'women'][language]}</Text>,
    },
  ]
}
