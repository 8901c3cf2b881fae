import { useLanguage } from '#kit/web/i18n/language.ts'
import type { Cause } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { causeName, reasonText } from './cause-text.ts'
import classes from './compare.module.css'
import { Difference } from './Difference.tsx'

/** What changed a net, line by line, and what behind the line has changed. */
export function Causes({ causes }: { causes: readonly Cause[] }) {
  const text = useRunText()
  const language = useLanguage()
  return (
    <ul className={classes.causes}>
      {causes.map((cause) => (
        <li key={`${cause.code}|${cause.name}|${cause.difference}`}>
          {causeName(cause, text, language)} <Difference kip={cause.difference} />
          {cause.reason && <span className={classes.reason}> ({reasonText(cause.reason, text)})</span>}
        </li>
      ))}
    </ul>
  )
}
