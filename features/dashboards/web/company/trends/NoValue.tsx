import classes from './trends.module.css'

/** The column of a month without a value: hatched from top to bottom, so that it is not read as one. */
export function NoValue() {
  return (
    <span className={classes.noValue} aria-hidden="true">
      <span />
    </span>
  )
}
