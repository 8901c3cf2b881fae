import { ActorCell } from '#features/employees/web/parts.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { History } from '#kit/web/show/History.tsx'
import type { RequestDecision } from '../../contract.ts'
import { describeChange } from '../../domain/describe-change.ts'
import { useRequestWords } from '../text.ts'

/** Who has sent, decided, changed and cancelled a request, when, for whom and why. */
export function DecisionHistory({ decisions }: { decisions: readonly RequestDecision[] }) {
  const text = useRequestWords().details
  const language = useLanguage()
  const steps = decisions.map(
    ({ verdict, actor, actor_face, on_behalf_of, channel, reason, at, change }) => ({
      what: text.verdicts[verdict],
      who: (
        <>
          <ActorCell name={actor} face={actor_face} />
          {on_behalf_of && ` ${text.behalf(on_behalf_of)}`}
        </>
      ),
      at,
      why: [describeChange(change, language), reason === 'import' ? '' : reason, text.channels[channel]]
        .filter(Boolean)
        .join(' · '),
    }),
  )
  return <History steps={steps} />
}
