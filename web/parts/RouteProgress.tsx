import { useNavigation } from 'react-router'
import classes from './RouteProgress.module.css'

/** A thin line at the top while the next screen is loading; the current screen stays until then. */
export function RouteProgress() {
  const busy = useNavigation().state !== 'idle'
  return busy ? <div className={classes.bar} role="progressbar" aria-label="…" /> : null
}
