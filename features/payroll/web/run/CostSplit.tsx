import { formatKip, formatNumber } from '#kit/web/format.ts'
import { useLanguage } from '#kit/web/i18n/language.ts'
import type { Sums } from '../../contract.ts'
import { useRunText } from '../text.ts'
import classes from './CostSplit.module.css'
import { costParts } from './cost-parts.ts'

const WIDTH = 1000

/** The parts of the company's cost of a run, as a bar with its amounts as text below. */
export function CostSplit({ totals }: { totals: Sums }) {
  const text = useRunText().split
  const language = useLanguage()
  const parts = costParts(totals)
  if (parts.length === 0) return null
  const named = parts.map((part) => ({
    ...part,
    label: text[part.name],
    percent: `${formatNumber(part.share * 100, 1)} %`,
  }))
  return (
    <figure className={classes.figure}>
      <figcaption>{text.title}</figcaption>
      <svg
        className={classes.bar}
        viewBox={`0 0 ${WIDTH} 20`}
        preserveAspectRatio="none"
        role="img"
        aria-label={named.map(({ label, percent }) => `${label} ${percent}`).join(', ')}
      >
        {named.map(({ name, label, percent, before, share }) => (
          <rect key={name} x={before * WIDTH} width={share * WIDTH} height="20" data-part={name}>
            <title>{`${label} ${percent}`}</title>
          </rect>
        ))}
      </svg>
      <ul className={classes.legend}>
        {named.map(({ name, label, percent, kip }) => (
          <li key={name} data-part={name}>
            <span>{label}</span> <b className="figures">{percent}</b>
            <span className={classes.kip}>{formatKip(kip, { language })}</span>
          </li>
        ))}
      </ul>
    </figure>
  )
}
