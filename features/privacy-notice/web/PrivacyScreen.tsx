import { Button } from '@mantine/core'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { formatDate } from '#kit/contract/days.ts'
import { PageHeader } from '#kit/web/show/PageHeader.tsx'
import type { PrivacyPart } from '../locales/shape.ts'
import classes from './PrivacyScreen.module.css'
import { usePrivacyText } from './text.ts'

/** The day of the last change of substance. */
const IN_FORCE_SINCE = '2026-11-21'

/** Which personal data is stored, why, and which rights people have. Every section has its own address. */
export default function PrivacyScreen() {
  const text = usePrivacyText()
  useSectionOfAddress()
  return (
    <article className={classes.notice}>
      <PageHeader
        title={text.title}
        text={text.since(formatDate(IN_FORCE_SINCE))}
        actions={
          <Button variant="default" className="no-print" onClick={() => window.print()}>
            {text.print}
          </Button>
        }
      />
      <div className={classes.columns}>
        <nav className={`${classes.contents} no-print`} aria-label={text.contents}>
          <b>{text.contents}</b>
          <ol>
            {text.sections.map(({ id, title }) => (
              <li key={id}>
                <Link to={{ hash: id }}>{title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={classes.text}>
          <p className={classes.intro}>{text.intro}</p>
          {text.sections.map(({ id, title, parts }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-title`}>
              <h2 id={`${id}-title`} tabIndex={-1}>
                {index + 1}. {title}
              </h2>
              {parts.map((part) => (
                <Part key={typeof part === 'string' ? part : part[0]?.[0]} part={part} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  )
}

function Part({ part }: { part: PrivacyPart }) {
  if (typeof part === 'string') return <p>{part}</p>
  return (
    <dl>
      {part.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** Scrolls to the section of the address and focuses its heading, so that the keyboard continues there. */
function useSectionOfAddress(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section may be asked for again
  useEffect(() => {
    const heading = hash && document.getElementById(`${decodeURIComponent(hash.slice(1))}-title`)
    if (!heading) return
    heading.scrollIntoView()
    heading.focus({ preventScroll: true })
  }, [hash, key])
}
