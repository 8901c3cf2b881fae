import type { CSSProperties, ReactNode } from 'react'
import classes from './profile.module.css'

interface Props {
  left: readonly ReactNode[]
  right: readonly ReactNode[]
}

/** Sections in two columns without gaps between them; on a narrow page one below the other, from left to right. */
export function SectionColumns({ left, right }: Props) {
  return (
    <div className={classes.columns}>
      {[left, right].map((sections, side) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two sides
        <div key={side} className={classes.column}>
          {sections.map((section, at) => (
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: sections do not change places
              key={at}
              className={classes.cell}
              style={{ '--place': 2 * at + side } as CSSProperties}
            >
              {section}
            </div>
          ))}
        </div>
      ))}
    </div>
  )
}
