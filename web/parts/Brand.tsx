import type { ReactNode } from 'react'
import { Link } from 'react-router'
import classes from './Brand.module.css'

interface Props {
  to?: string
  size?: number
  /** The user's company: its name comes first, the product's small below it. */
  company?: string
  /** The sign of the company instead of the flower. */
  logo?: ReactNode
}

/** The flower and the name. */
export function Brand({ to, size = 30, company, logo }: Props) {
  const inside = (
    <>
      {logo ?? <Flower size={size} />}
      <span className={classes.words} title={company}>
        {company && <span className="name">{company}</span>}
        <span className={company && classes.small}>Champa</span>
      </span>
    </>
  )
  if (!to) return <span className={classes.brand}>{inside}</span>
  return (
    <Link to={to} className={classes.brand}>
      {inside}
    </Link>
  )
}

export const Flower = ({ size }: { size: number }) => (
  <img src="/champa.svg" width={size} height={size} alt="" />
)
