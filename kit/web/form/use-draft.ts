import { useEffect, useRef, useState } from 'react'
import { type Draft, dropDraft, keepDraft, readDraft } from '../drafts.ts'
import { currentSession } from '../session.ts'
import { allLabels, putLabels } from './chosen-labels.ts'

type Values = Record<string, unknown>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A short text that is the same for the same text. */
function digest(text: string): string {
  let sum = 5381
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0
  return sum.toString(36)
}

/**
 * The name under which a form's draft is kept: its address, its fields, and the record. Where the record is not named, what
 * the form began with stands for it: two records of one address are never mistaken for each other.
 */
function nameOf(initial: Values, record: string | number | undefined): string {
  const fields = Object.keys(initial).sort().join()
  return `${location.pathname}|${digest(fields)}|${record ?? digest(JSON.stringify(initial))}`
}

function withinShape(draft: Draft, initial: Values): Values {
  const known = Object.entries(draft.values).filter(([name]) => name in initial)
  return { ...initial, ...Object.fromEntries(known) }
}

/** Keeps what a form holds while it is open, and gives back what was kept when the form opens after an interruption. */
export function useDraft<V extends Values>(initial: V, record: string | number | undefined) {
  const [name] = useState(() => nameOf(initial, record))
  const base = useRef<Values>(initial)
  const [kept, setKept] = useState<V | undefined>(() => {
    const draft = readDraft(name)
    if (!draft) return undefined
    putLabels(draft.labels)
    return withinShape(draft, initial) as V
  })
  const first = useRef(kept)
  useEffect(() => {
    if (first.current) keepDraft(name, first.current, allLabels())
    return () => {
      // Left on purpose. When the session has ended the draft waits for its account; a reload does not come by here.
      if (currentSession()) dropDraft(name)
    }
  }, [name])
  return {
    kept,
    /** The notice was read, or what was put back is not wanted. */
    dismiss: () => setKept(undefined),
    keep(values: V) {
      if (same(values, base.current)) dropDraft(name)
      else keepDraft(name, values, allLabels())
    },
    drop: () => dropDraft(name),
    /** From here on the form counts as unchanged with these values. */
    rebase(values: V) {
      base.current = values
      dropDraft(name)
    },
  }
}
