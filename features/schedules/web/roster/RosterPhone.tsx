import { ActionIcon, Drawer, Group, Text, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useMemo, useRef, useState } from 'react'
import { formatDate, todayInLaos, weekdayOf } from '#kit/contract/days.ts'
import { useKitText } from '#kit/web/i18n/kit-text.ts'
import { Pager } from '#kit/web/table/Pager.tsx'
import type { RosterDayOff } from '../../contract/roster.ts'
import type { BoardRow } from './board-rows.ts'
import type { Board, BoardState } from './board-store.ts'
import { CellChip } from './CellChip.tsx'
import { RosterLegend } from './RosterLegend.tsx'
import classes from './roster.module.css'
import { SaveState } from './SaveState.tsx'
import { useRosterText } from './text.ts'
import { useCellTitle } from './use-cell-title.ts'
import type { ShiftLooks } from './use-shift-looks.ts'

interface Props {
  board: Board
  state: BoardState
  days: readonly string[]
  daysOff: readonly RosterDayOff[]
  looks: ShiftLooks
  mayEdit: boolean
}

/** The days of the board in weeks from Monday to Sunday, by their place. */
function weeksOf(days: readonly string[]): number[][] {
  const weeks: number[][] = []
  for (const [at, day] of days.entries())
    if (at === 0 || weekdayOf(day) === 1) weeks.push([at])
    else weeks.at(-1)?.push(at)
  return weeks
}

/** Cards on a page: a thumb reaches the last in a few strokes. */
const PER_PAGE = 25

interface Chosen {
  row: BoardRow
  at: number
}

/** The board on a phone: a page of cards, one for each person with one week; a touched day opens the shifts. */
export function RosterPhone({ board, state, days, looks, mayEdit }: Props) {
  const text = useRosterText()
  const weeks = useMemo(() => weeksOf(days), [days])
  const [week, setWeek] = useState(() => {
    const today = weeks.findIndex((places) => places.some((at) => days[at] === todayInLaos()))
    return Math.max(0, today)
  })
  const [page, setPage] = useState(1)
  const [chosen, setChosen] = useState<Chosen>()
  const top = useRef<HTMLDivElement>(null)
  // Fewer people after another search have fewer pages.
  const shown = Math.min(page, Math.max(1, Math.ceil(state.rows.length / PER_PAGE)))
  const turn = (next: number) => {
    setPage(next)
    top.current?.scrollIntoView({ block: 'start' })
  }
  const places = weeks[Math.min(week, weeks.length - 1)] ?? []
  const [first, last] = [days[places[0] ?? 0] ?? '', days[places.at(-1) ?? 0] ?? '']
  return (
    <>
      <Group ref={top} className={classes.weeks} justify="space-between" wrap="nowrap" mb="sm">
        <ActionIcon
          variant="default"
          size={44}
          aria-label={text.previousWeek}
          disabled={week === 0}
          onClick={() => setWeek(week - 1)}
        >
          <IconChevronLeft size={18} />
        </ActionIcon>
        <Text fw={600} aria-live="polite">
          {text.weekOf(formatDate(first), formatDate(last))}
        </Text>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={text.nextWeek}
          disabled={week >= weeks.length - 1}
          onClick={() => setWeek(week + 1)}
        >
          <IconChevronRight size={18} />
        </ActionIcon>
      </Group>
      <div className={classes.cards}>
        {state.rows.slice((shown - 1) * PER_PAGE, shown * PER_PAGE).map((row) => (
          <Card
            key={row.person.id}
            {...{ row, days, places, looks }}
            onChoose={(at) => setChosen({ row, at })}
          />
        ))}
      </div>
      {state.rows.length > PER_PAGE && (
        <Pager page={shown} perPage={PER_PAGE} total={state.rows.length} onPage={turn} />
      )}
      <SaveState board={board} state={state} />
      <Drawer
        opened={mayEdit && chosen !== undefined}
        onClose={() => setChosen(undefined)}
        position="bottom"
        size="60%"
        title={chosen && text.setFor(chosen.row.person.employee_name, formatDate(days[chosen.at]))}
      >
        <div className={classes.sheet}>
          <RosterLegend
            looks={looks}
            onChoose={(change) => {
              if (chosen) board.change([{ employeeId: chosen.row.person.id, at: chosen.at, change }])
              setChosen(undefined)
            }}
          />
        </div>
      </Drawer>
    </>
  )
}

interface CardProps {
  row: BoardRow
  days: readonly string[]
  places: readonly number[]
  looks: ShiftLooks
  onChoose: (at: number) => void
}

function Card({ row, days, places, looks, onChoose }: CardProps) {
  const { weekdayShort } = useKitText().calendar
  const titleOf = useCellTitle(looks)
  const { person, cells } = row
  const isEmployed = (day: string) =>
    person.start_date <= day && (person.end_date === null || day <= person.end_date)
  return (
    <section className={classes.card} aria-label={`${person.emp_number} ${person.employee_name}`}>
      <span className={classes.who}>{person.employee_name}</span>
      <small className={classes.about}>
        {person.emp_number}
        {person.department && <span className="name">{person.department}</span>}
      </small>
      <div className={classes.week}>
        {places.map((at) => {
          const [day, cell] = [days[at], cells[at]]
          if (!day || !cell) return null
          return (
            <button
              key={day}
              type="button"
              className={classes.day}
              style={{ gridColumn: weekdayOf(day) }}
              onClick={() => onChoose(at)}
            >
              <VisuallyHidden>{titleOf(cell, day, isEmployed(day))}</VisuallyHidden>
              <span aria-hidden="true">
                {weekdayShort[weekdayOf(day)]} {Number(day.slice(8))}
              </span>
              <span className={classes.shift} aria-hidden="true">
                <CellChip cell={cell} looks={looks} />
              </span>
            </button>
          )
        })}
      </div>
    </section>
  )
}
