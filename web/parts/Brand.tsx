import { Link } from 'react-router'
import classes from './Brand.module.css'

interface Props {
  to?: string
  size?: number
}

/** The flower and the name. */
export function Brand({ to, size = 30 }: Props) {
  const inside = (
    <>
      <img src="/champa.svg" width={size} height={size} alt="" />
      <span>Champa</span>
    </>
  )
  if (!to) return <span className={classes.brand}>{inside}</span>
  return (
    <Link to={to} className={classes.brand}>
      {inside}
    </Link>
  )
}
