import classes from './StatusBadge.module.css'

export type Tone = 'neutral' | 'good' | 'wait' | 'bad' | 'info'

interface Props {
  tone: Tone
  children: string
}

/** A state as a word. The meaning does not depend on the colour. Contrast 4.5 : 1 or better. */
export function StatusBadge({ tone, children }: Props) {
  return (
    <span className={classes.badge} data-tone={tone}>
      {children}
    </span>
  )
}
