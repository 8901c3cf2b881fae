import { useDebouncedValue } from '@mantine/hooks'
import {
  IconBuilding,
  IconCalendarPlus,
  IconCashBanknote,
  IconClock,
  IconClockPlus,
  IconReceipt,
} from '@tabler/icons-react'
import type * as companies from '#features/companies/contract.ts'
import { PersonAvatar } from '#features/employees/web/index.ts'
import { runAddress } from '#features/payroll/web/index.ts'
import { formatDate } from '#kit/contract/days.ts'
import { useMayCall } from '#kit/web/access.ts'
import { href } from '#kit/web/navigation.ts'
import { useRoute } from '#kit/web/query.ts'
import { routeHead } from '#kit/web/route-head.ts'
import { type LinkTo, useLink } from '#kit/web/use-link.ts'
import type * as contract from '../contract.ts'
import { type ActionKind, readPhrase } from './action-phrase.ts'
import { type SearchText, useSearchText } from './text.ts'

/** Declared by their heads only: the top bar does not wait for schemas. */
const search = routeHead<typeof contract.search>({
  method: 'GET',
  path: '/search',
  access: { anyOf: [], side: 'company' },
})
const listCompanies = routeHead<typeof companies.listCompanies>({
  method: 'GET',
  path: '/admin/company',
  access: { anyOf: ['admin-company'], side: 'provider' },
})

/** How long typing must pause before the server is asked, in milliseconds. */
const PAUSE = 180
const COMPANIES_AT_MOST = 6
/** For so many people a typed action is offered. */
const PHRASE_AT_MOST = 3
const ICON = { size: 20, stroke: 1.7 } as const

/** A record or an action that the search found. */
export interface Hit {
  /** Stable, so that a recent hit can be recognised. */
  id: string
  label: string
  description?: string
  icon: React.ReactNode
  to: string
}

export interface HitGroup {
  group: string
  hits: Hit[]
}

const joined = (...parts: (string | null | undefined)[]) => parts.filter(Boolean).join(' · ')

function personHit(person: contract.FoundPerson, text: SearchText): Hit {
  const { id, emp_number, name, latin_name, picture, department, position, has_left } = person
  return {
    id: `person-${id}`,
    label: `${emp_number} · ${name}`,
    description: joined(position, department, has_left ? text.left : null),
    icon: <PersonAvatar id={id} picture={picture} name={latin_name} size={32} />,
    to: href('employee.show', { employee_id: id }),
  }
}

const runHit = (run: contract.FoundRun): Hit => ({
  id: `run-${run.run_id}`,
  label: run.title,
  description: `${formatDate(run.from_date)} – ${formatDate(run.to_date)}`,
  icon: <IconCashBanknote {...ICON} />,
  to: runAddress({ ...run, id: run.run_id }),
})

const payslipHit = (payslip: contract.FoundPayslip): Hit => ({
  id: `payslip-${payslip.run_id}-${payslip.employee_id}`,
  label: `${payslip.emp_number} · ${payslip.name}`,
  description: payslip.title,
  icon: <IconReceipt {...ICON} />,
  to: href('payslip.show', { payroll_id: payslip.run_id, employee_id: payslip.employee_id }),
})

/** What the user can do for the first found person: the pages for it that the user may open. */
function actionHits(
  { id, name }: contract.FoundPerson,
  text: SearchText,
  linkTo: LinkTo,
  kind?: ActionKind,
): Hit[] {
  const employee = { employee: id }
  const actions = [
    {
      kind: 'leave',
      label: text.newLeave(name),
      icon: <IconCalendarPlus {...ICON} />,
      to: linkTo('e-leave.add', {}, employee),
    },
    {
      kind: 'overtime',
      label: text.newOvertime(name),
      icon: <IconClockPlus {...ICON} />,
      to: linkTo('employee_ot.create', {}, employee),
    },
    {
      kind: 'days',
      label: text.days(name),
      icon: <IconClock {...ICON} />,
      to: linkTo('clock_in_out.index', {}, employee),
    },
  ] as const
  return actions.flatMap(({ kind: own, to, ...hit }) =>
    to && (kind === undefined || kind === own) ? [{ id: `${own}-${id}`, ...hit, to }] : [],
  )
}

interface FoundHits {
  groups: HitGroup[]
  /** An action for a person was typed. */
  isAction: boolean
  /** The answer for the typed words has not arrived. */
  isSearching: boolean
}

/** Records that match what was typed, by group; empty until something is typed and without a right to any. */
export function useFound(typed: string): FoundHits {
  const text = useSearchText()
  const linkTo = useLink()
  const mayCall = useMayCall()
  const phrase = readPhrase(typed)
  const words = phrase?.name ?? typed.trim()
  const [asked] = useDebouncedValue(words, PAUSE)
  const inCompany = mayCall(search)
  const found = useRoute(
    search,
    { query: { search: asked } },
    { enabled: asked !== '' && inCompany, keepPrevious: true },
  )
  const ofProvider = mayCall(listCompanies)
  const rows = useRoute(
    listCompanies,
    { query: { search: asked, per_page: COMPANIES_AT_MOST } },
    { enabled: asked !== '' && ofProvider, keepPrevious: true },
  )
  if (words === '') return { groups: [], isAction: false, isSearching: false }
  const records = inCompany ? found.data?.data : undefined
  const people = records?.people ?? []
  // Without a phrase, what can be done for the first person, if that is who was meant.
  const [first] = records?.is_similar ? [] : people
  const actions = phrase
    ? people.slice(0, PHRASE_AT_MOST).flatMap((person) => actionHits(person, text, linkTo, phrase.kind))
    : first
      ? actionHits(first, text, linkTo)
      : []
  const groups: HitGroup[] = [
    { group: text.actions, hits: phrase ? actions : [] },
    {
      group: records?.is_similar ? text.similar : text.people,
      hits: people.map((person) => personHit(person, text)),
    },
    { group: text.actions, hits: phrase ? [] : actions },
    { group: text.payslips, hits: (records?.payslips ?? []).map(payslipHit) },
    { group: text.runs, hits: (records?.runs ?? []).map(runHit) },
    {
      group: text.companies,
      hits: (ofProvider ? (rows.data?.data ?? []) : []).map(({ id, name, phone }) => ({
        id: `company-${id}`,
        label: name,
        ...(phone && { description: phone }),
        icon: <IconBuilding {...ICON} />,
        to: href('company.edit', { company_id: id }),
      })),
    },
  ]
  const isAsking = words !== asked || found.isFetching || rows.isFetching
  return {
    groups: groups.filter(({ hits }) => hits.length > 0),
    isAction: phrase !== undefined && actions.length > 0,
    isSearching: isAsking && (inCompany || ofProvider),
  }
}
