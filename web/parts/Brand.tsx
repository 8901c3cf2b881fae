import { Link } from 'react-router'
import classes from './Brand.module.css'

interface Props {
  to?: string
  size?: number
  /** The user's company: its name comes first, the product's small below it. */
  company?: string
}

/** The flower and the name. */
export function Brand({ to, size = 30, company }: Props) {
  const inside = (
    <>
      <img src="/champa.svg" width={size} height={size} alt="" />
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
