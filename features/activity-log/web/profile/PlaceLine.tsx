import { Paper, Title } from '@mantine/core'
import { ActorCell } from '#features/employees/web/parts.ts'
import { formatDate } from '#kit/contract/days.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { useRoute } from '#kit/web/query.ts'
import { History } from '#kit/web/show/History.tsx'
import { listPlaceChanges, type PlaceChange } from '../../contract.ts'
import { useLogText } from '../text.ts'

/** The positions, departments and branches of an employee, the latest first: from which day, and who changed them when. */
export default function PlaceLine({ employeeId }: { employeeId: number }) {
  const text = useLogText().places
  const language = useLanguage()
  const changes = useRoute(listPlaceChanges, { params: { id: employeeId } }).data?.data ?? []
  if (changes.length === 0) return null
  const inWords = ({ field, before, after }: PlaceChange['changes'][number]) => {
    const [old, fresh] = [before?.[language], after?.[language] ?? '–']
    return `${text[field]}: ${old ? `${old} → ` : ''}${fresh}`
  }
  const steps = changes.map((change) => ({
    what: `${text.from(formatDate(change.from_day))}: ${change.changes.map(inWords).join(' · ')}`,
    at: change.at,
    who: <ActorCell name={change.actor} face={change.actor_face} />,
    why: '',
  }))
  return (
    <Paper component="section" withBorder p="lg" aria-label={text.title}>
      <Title order={2} size="h3" mb="sm">
        {text.title}
      </Title>
      <History steps={steps} />
    </Paper>
  )
}
