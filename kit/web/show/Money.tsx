import { formatKip } from '../format.ts'
import { useLanguage } from '../i18n/language.ts'
import classes from './Money.module.css'

interface Props {
  /** Whole kip; null shows a dash. */
  kip: number | null | undefined
  /** Adds "ກີບ" or "kip". In columns omit it and put it into the heading. */
  unit?: boolean
  strong?: boolean
}

/**
 * An amount with digits of equal width, so that columns line up; negative amounts are red with a minus sign.
 */
export function Money({ kip, unit = false, strong = false }: Props) {
  const language = useLanguage()
  if (kip === null || kip === undefined) return <span className={classes.none}>–</span>
  return (
    <span className={classes.money} data-negative={kip < 0 || undefined} data-strong={strong || undefined}>
      {formatKip(kip, { unit, language })}
    </span>
  )
}
