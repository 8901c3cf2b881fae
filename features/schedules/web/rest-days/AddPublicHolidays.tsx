import { Button, Checkbox, Group, SegmentedControl, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { todayInLaos } from '#kit/contract/days.ts'
import { EditModal } from '#kit/web/feedback/dialogs.tsx'
import { EmptyState } from '#kit/web/feedback/EmptyState.tsx'
import { ErrorState } from '#kit/web/feedback/ErrorState.tsx'
import { toastError, toastSuccess } from '#kit/web/feedback/toast.ts'
import { formatLongDate, formatNumber } from '#kit/web/format.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useMutate, useRoute } from '#kit/web/query.ts'
import { addPublicHolidays, listPublicHolidays, type PublicHoliday } from '../../contract/rest-day.ts'
import { useRestDayText } from './text.ts'

/** The public holidays of a year; those that the company does not have yet are selected. Shown before any is added. */
export function AddPublicHolidays({ onClose }: { onClose: () => void }) {
  const text = useRestDayText()
  const words = useKitText()
  const thisYear = Number(todayInLaos().slice(0, 4))
  const [year, setYear] = useState(String(thisYear))
  const [left, setLeft] = useState<readonly string[]>([])
  const holidays = useRoute(listPublicHolidays, { query: { year: Number(year) } })
  const dates = (holidays.data?.data ?? [])
    .filter(({ date, is_there }) => !is_there && !left.includes(date))
    .map(({ date }) => date)
  const take = useMutate(addPublicHolidays, {
    onSuccess: ({ data }) => {
      void toastSuccess(text.taken(formatNumber(data.added, 0)))
      onClose()
    },
    onError: toastError,
  })
  const toggle = (date: string) =>
    setLeft(left.includes(date) ? left.filter((one) => one !== date) : [...left, date])
  return (
    <EditModal opened onClose={onClose} title={text.takeOver}>
      <Stack gap="md">
        <Text size="sm">{text.takeIntro}</Text>
        <SegmentedControl
          aria-label={text.year}
          data={[thisYear, thisYear + 1].map(String)}
          value={year}
          onChange={setYear}
        />
        {holidays.error && <ErrorState error={holidays.error} onRetry={() => void holidays.refetch()} />}
        {holidays.isPending && <Skeleton h={240} />}
        {holidays.data?.data.length === 0 && (
          <EmptyState title={text.unknownYear(year)} text={text.unknownYearHint} />
        )}
        {holidays.data?.data.map((holiday) => (
          <Holiday
            key={holiday.date}
            holiday={holiday}
            checked={holiday.is_there || !left.includes(holiday.date)}
            onChange={() => toggle(holiday.date)}
          />
        ))}
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose} disabled={take.isPending}>
            {words.action.cancel}
          </Button>
          <Button
            loading={take.isPending}
            disabled={dates.length === 0}
            onClick={() => take.mutate({ body: { dates } })}
          >
            {dates.length === 0 ? text.takeNothing : text.take(formatNumber(dates.length, 0))}
          </Button>
        </Group>
      </Stack>
    </EditModal>
  )
}

interface HolidayProps {
  holiday: PublicHoliday
  checked: boolean
  onChange: () => void
}

function Holiday({ holiday, checked, onChange }: HolidayProps) {
  const text = useRestDayText()
  const language = useLanguage()
  const { date, is_there, for_whom } = holiday
  const notes = [
    formatLongDate(date, language),
    ...(for_whom === 'women' ? [text.legend.women] : []),
    ...(is_there ? [text.isThere] : []),
  ]
  return (
    <Checkbox
      label={language === 'en' ? holiday.name_en : holiday.name_la}
      description={notes.join(' · ')}
      checked={checked}
      disabled={is_there}
      onChange={onChange}
    />
  )
}
