import { useSearchParams } from 'react-router'
import { isDay } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useIdParam } from '#kit/web/navigation.ts'
import { describeFacts, NO_FACTS } from '../../domain/describe-facts.ts'
import { AskPage } from './AskPage.tsx'
import { ChangePage } from './ChangePage.tsx'
import { DerivedForm } from './DerivedForm.tsx'
import type { OwnKind } from './own-kind.ts'
import { addPageOf, type DerivedRow, type FormValues, type OwnRequestParts } from './own-request-parts.ts'

function useOwnKind({ request }: OwnRequestParts): OwnKind<DerivedRow> {
  const language = useLanguage()
  const { ask, edit, show, change, names, fields } = request
  const line = names.find((name) => fields[name]?.kind === 'line')
  return {
    ...{ add: ask[language], edit: edit[language], show, request: request.request, change },
    addPage: addPageOf(request),
    lineOf: (row) => {
      const days = names.filter((name) => fields[name]?.kind === 'day').map((name) => String(row[name]))
      const facts = { ...NO_FACTS, first_day: days[0] ?? null, last_day: days[1] ?? null }
      return describeFacts(
        { ...facts, title: line ? String(row[line]) : '' },
        request.title[language],
        language,
      )
    },
  }
}

interface PageProps {
  parts: OwnRequestParts
}

/** The page on which an employee asks for records of a kind. */
export const askPageOf = (parts: OwnRequestParts) => () => <AskOwnRequest parts={parts} />

/** The page on which an employee changes what nobody has decided, or what was returned. */
export const changePageOf = (parts: OwnRequestParts) => () => <ChangeOwnRequest parts={parts} />

/** `?day=2026-04-14` fills in the days, `?again=7` the form as in an earlier request. */
function AskOwnRequest({ parts }: PageProps) {
  const kind = useOwnKind(parts)
  const [query] = useSearchParams()
  const day = query.get('day')
  const initial = emptyValues(parts, isDay(day) ? day : null)
  return (
    <AskPage kind={kind}>
      {({ again, ...form }) => (
        <DerivedForm {...form} parts={parts} kind={kind} initial={again ? valuesOf(parts, again) : initial} />
      )}
    </AskPage>
  )
}

function ChangeOwnRequest({ parts }: PageProps) {
  const kind = useOwnKind(parts)
  return (
    <ChangePage kind={kind} id={useIdParam(parts.request.param)}>
      {(form) => (
        <DerivedForm
          {...form}
          parts={parts}
          kind={kind}
          record={`${parts.request.kind}-${form.edited.id}`}
          initial={valuesOf(parts, form.edited)}
        />
      )}
    </ChangePage>
  )
}

const emptyValues = ({ request: { names, fields } }: OwnRequestParts, day: string | null): FormValues =>
  Object.fromEntries(
    names.map((name) => [name, fields[name]?.kind === 'day' ? day : (fields[name]?.initial ?? null)]),
  )

const valuesOf = ({ request: { names } }: OwnRequestParts, row: DerivedRow): FormValues =>
  Object.fromEntries(names.map((name) => [name, row[name] ?? null]))
