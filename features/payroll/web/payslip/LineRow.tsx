import { IconChevronDown } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useLanguage } from '#kit/web/i18n/language.ts'
import { Money } from '#kit/web/show/Money.tsx'
import type { PayslipContent, PayslipLine } from '../../contract.ts'
import { explainLine } from '../../domain/explain-line.ts'
import { BesideAmounts } from './BesideAmounts.tsx'
import type { PayslipBeside } from './BesideHead.tsx'
import { LineHow } from './LineHow.tsx'
import classes from './payslip.module.css'

interface Props {
  line: PayslipLine
  payslip: PayslipContent
  isSum: boolean
  isOpen: boolean
  onToggle: () => void
  beside?: PayslipBeside | undefined
  /** What stands below the explanation of a line. */
  links?: ((line: PayslipLine) => ReactNode) | undefined
}

/** One line: its name and amount, with the explanation when expanded. */
export function LineRow({ line, payslip, isSum, isOpen, onToggle, beside, links }: Props) {
  const language = useLanguage()
  const id = useId()
  const { name, how } = explainLine(line, payslip, language)
  return (
    <div className={classes.line} data-sum={isSum ? line.code : undefined}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={onToggle}
        data-beside={beside ? true : undefined}
      >
        <IconChevronDown size={16} aria-hidden="true" className={classes.chevron} />
        <span className={classes.lineName}>{name}</span>
        {beside && <BesideAmounts line={line} beside={beside} />}
        <Money kip={line.amount} strong={isSum} />
      </button>
      <div id={id} hidden={!isOpen}>
        {isOpen && <LineHow line={line} sentences={how} payslip={payslip} />}
        {isOpen && links?.(line)}
      </div>
    </div>
  )
}
