import { Alert, List, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import type { ColleagueAway, PreviewStep, Refusal } from '../../contract.ts'
import { Away } from '../details/Away.tsx'
import { useRequestWords } from '../text.ts'
import classes from './ask.module.css'
import { RouteLine } from './RouteLine.tsx'

interface Props {
  /** What it takes: "3 days". */
  figure: string
  /** More about it, and what is left. */
  children?: ReactNode
  refusals: readonly Refusal[]
  /** Sentences. */
  warnings: readonly string[]
  away?: readonly ColleagueAway[]
  steps: readonly PreviewStep[]
  /** A newer preview is being read. */
  isStale: boolean
}

/** What a request would take and who would decide it, while it is being filled in. */
export function Preview({ figure, children, refusals, warnings, away, steps, isStale }: Props) {
  const { ask: text, details } = useRequestWords()
  return (
    <section className={classes.preview} aria-label={text.preview} data-stale={isStale || undefined}>
      <div role="status">
        <div className={classes.figure}>{figure}</div>
        {children}
      </div>
      <Sentences color="red" title={text.refused} sentences={refusals.map(({ message }) => message)} />
      <Sentences color="yellow" title={text.warned} sentences={warnings} />
      {away && away.length > 0 && (
        <section>
          <Text size="sm" c="dimmed" mb={4}>
            {details.away}
          </Text>
          <Away away={away} />
        </section>
      )}
      {steps.length > 0 && <RouteLine steps={steps} isTitled />}
    </section>
  )
}

interface SentencesProps {
  color: string
  title: string
  sentences: readonly string[]
}

function Sentences({ color, title, sentences }: SentencesProps) {
  const different = [...new Set(sentences)]
  if (different.length === 0) return null
  return (
    <Alert color={color} title={title}>
      <List size="sm">
        {different.map((sentence) => (
          <List.Item key={sentence}>{sentence}</List.Item>
        ))}
      </List>
    </Alert>
  )
}
