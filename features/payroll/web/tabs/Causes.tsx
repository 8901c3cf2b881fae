import { UnstyledButton } from '@mantine/core'
import { useState } from 'react'
import { formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { Cause } from '../../contract.ts'
import { useRunText } from '../text.ts'
import { causeName, reasonText } from './cause-text.ts'
import classes from './compare.module.css'
import { Difference } from './Difference.tsx'

/** The number of displayed causes; the rest, which are smaller, on request. */
const SHOWN = 4

/** The causes of a change in net pay by line, largest first, with the changed input. */
export function Causes({ causes }: { causes: readonly Cause[] }) {
  const text = useRunText()
  const language = useLanguage()
  const [isAll, setAll] = useState(false)
  const isCut = !isAll && causes.length > SHOWN + 1
  const visibleCauses = isCut ? causes.slice(0, SHOWN) : causes
  return (
    <ul className={classes.causes}>
      {visibleCauses.map((cause) => (
        <li key={`${cause.code}|${cause.name}|${cause.difference}`}>
          {causeName(cause, text, language)} <Difference kip={cause.difference} />
          {cause.reason && <span className={classes.reason}> ({reasonText(cause.reason, text)})</span>}
        </li>
      ))}
      {isCut && (
        <li>
          <UnstyledButton className={classes.more ?? ''} onClick={() => setAll(true)}>
            {text.compare.more(formatNumber(causes.length - SHOWN, 0))}
          </UnstyledButton>
        </li>
      )}
    </ul>
  )
}
