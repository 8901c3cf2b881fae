import { Skeleton, Text } from '@mantine/core'
import {
  IconBuildingBank,
  IconCalendarOff,
  IconCashOff,
  IconChevronRight,
  IconClockPlus,
  IconFileX,
  IconHourglass,
  IconId,
  IconMoodSmile,
  IconPaperclip,
  IconScale,
  IconTrendingDown,
  IconUmbrella,
} from '@tabler/icons-react'
import { Link } from 'react-router'
import { formatNumber } from '#kit/web/format.ts'
import { useLink } from '#kit/web/use-link.ts'
import type { Need, NeedName } from '../../../contract.ts'
import { useDashboardText } from '../../text.ts'
import charts from '../charts.module.css'
import { addressOfNeed } from './addresses.ts'
import classes from './needs.module.css'

const ICONS: Record<NeedName, typeof IconId> = {
  net_below_zero: IconTrendingDown,
  below_minimum_wage: IconScale,
  earlier_run: IconHourglass,
  contract_ends: IconFileX,
  leave_waiting: IconUmbrella,
  overtime_waiting: IconClockPlus,
  leave_file_missing: IconPaperclip,
  no_schedule: IconCalendarOff,
  no_salary: IconCashOff,
  no_bank_account: IconBuildingBank,
  no_sso_number: IconId,
}

/** Without it, approval or pay is blocked or wrong. */
const URGENT: readonly NeedName[] = ['net_below_zero', 'below_minimum_wage', 'no_salary']

/** What waits for a decision or an entry of a person, each with the list that it is in. */
export function Needs({ needs }: { needs: readonly Need[] | undefined }) {
  const text = useDashboardText().needs
  const linkTo = useLink()
  if (!needs) return <Skeleton height={420} radius="lg" />
  return (
    <section className={charts.card} aria-label={text.title}>
      <h2>{text.title}</h2>
      {needs.length === 0 && (
        <div className={classes.none}>
          <IconMoodSmile size={28} aria-hidden="true" />
          <Text c="dimmed">{text.none}</Text>
        </div>
      )}
      <ul className={classes.needs}>
        {needs.map((need) => {
          const Icon = ICONS[need.name]
          return (
            <li key={need.name}>
              <Link to={addressOfNeed(need, linkTo)} data-urgent={URGENT.includes(need.name) || undefined}>
                <span className={classes.icon}>
                  <Icon size={18} aria-hidden="true" />
                </span>
                <span>{text.name[need.name]}</span>
                <b className="figures">{formatNumber(need.count, 0)}</b>
                <IconChevronRight size={16} aria-hidden="true" />
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
