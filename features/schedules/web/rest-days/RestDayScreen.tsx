import { Box, Button, SegmentedControl } from '@mantine/core'
import { IconCalendar, IconCalendarPlus, IconList, IconUserOff } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { restDay } from '#features/master-data/contract/rest-days/rest-day.ts'
import type { MasterData } from '#kit/contract/master-data.ts'
import { ListScreen } from '#kit/web/master-data/ListScreen.tsx'
import { useGo } from '#kit/web/navigation.ts'
import { useScheduleText } from '../text.ts'
import { AddPublicHolidays } from './AddPublicHolidays.tsx'
import { EffectNote } from './EffectNote.tsx'
import { useRestDayText } from './text.ts'
import { useRestDayColumns } from './use-rest-day-columns.tsx'
import { YearCalendar } from './YearCalendar.tsx'

const list = restDay as unknown as MasterData

/** The days off of the company as a list or as a calendar of the year. */
export function RestDayScreen({ part }: { part: 'list' | 'create' }) {
  const text = useRestDayText()
  const schedules = useScheduleText()
  const go = useGo()
  const columns = useRestDayColumns()
  const [address, setAddress] = useSearchParams()
  const [isTaking, setTaking] = useState(false)
  const isCalendar = address.get('view') === 'calendar'
  return (
    <>
      <ListScreen
        list={list}
        part={part}
        extras={{
          intro: text.intro,
          columns,
          rowActions: [
            {
              label: schedules.exceptions,
              icon: <IconUserOff size={17} />,
              onClick: ({ id }) => go('disable_rest_day_employee.index', { holiday_id: id }),
              when: ({ is_deleted }) => !is_deleted,
            },
          ],
          actions: (
            <Button
              variant="default"
              leftSection={<IconCalendarPlus size={18} />}
              onClick={() => setTaking(true)}
            >
              {text.takeOver}
            </Button>
          ),
          above: (
            <Box mb="md">
              <SegmentedControl
                aria-label={text.view}
                value={isCalendar ? 'calendar' : 'list'}
                onChange={(view) => setAddress(view === 'calendar' ? { view } : {})}
                data={[
                  { value: 'list', label: <Choice icon={<IconList size={17} />} label={text.list} /> },
                  {
                    value: 'calendar',
                    label: <Choice icon={<IconCalendar size={17} />} label={text.calendar} />,
                  },
                ]}
              />
            </Box>
          ),
          ...(isCalendar ? { instead: <YearCalendar /> } : {}),
          note: (change) => <EffectNote {...change} />,
        }}
      />
      {isTaking && <AddPublicHolidays onClose={() => setTaking(false)} />}
    </>
  )
}

function Choice({ icon, label }: { icon: ReactNode; label: string }) {
  return (
    <span style={{ display: 'inline-flex', alignItems: 'center', gap: 6 }}>
      {icon}
      {label}
    </span>
  )
}
