import { useCallback, useEffect, useRef, useState } from 'react'
import { type Draft, dropDraft, keepDraft, readDraft } from '../drafts.ts'
import { useUnsavedMark } from '../feedback/unsaved.ts'
import { currentSession } from '../session.ts'
import { allLabels, putLabels } from './chosen-labels.ts'

type Values = Record<string, unknown>

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** A short hash of a text. */
function digest(text: string): string {
  let sum = 5381
  for (let at = 0; at < text.length; at++) sum = (Math.imul(sum, 33) ^ text.charCodeAt(at)) >>> 0
  return sum.toString(36)
}

/**
 * The key of a form's draft: its address, its fields and the record. Without a record id, the initial values
 * identify the record, so that two records at one address are not mixed up.
 */
function nameOf(initial: Values, record: string | number | undefined): string {
  const fields = Object.keys(initial).sort().join()
  return `${location.pathname}|${digest(fields)}|${record ?? digest(JSON.stringify(initial))}`
}

function withinShape(draft: Draft, initial: Values): Values {
  const restored = Object.entries(draft.values).filter(([name]) => name in initial)
  return { ...initial, ...Object.fromEntries(restored) }
}

/** Stores the values of an open form, and restores them when the form opens after an interruption. */
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
  const mark = useUnsavedMark()
  const isUnsaved = useRef(false)
  const note = useCallback(
    (unsaved: boolean) => {
      isUnsaved.current = unsaved
      mark(unsaved)
    },
    [mark],
  )
  const drop = () => {
    dropDraft(name)
    note(false)
  }
  useEffect(() => {
    if (first.current) {
      keepDraft(name, first.current, allLabels())
      note(true)
    }
    return () => {
      // The user left the form. After the end of a session the draft stays for its account; a reload does not
      // run this code.
      if (currentSession()) dropDraft(name)
    }
  }, [name, note])
  return {
    kept,
    /** The user closed the notice or discarded the draft. */
    dismiss: () => setKept(undefined),
    keep(values: V) {
      if (same(values, base.current)) return drop()
      keepDraft(name, values, allLabels())
      note(true)
    },
    drop,
    /** The values are being sent: the page may be left when they are stored. */
    pause: () => mark(false),
    /** They were not stored. */
    resume: () => mark(isUnsaved.current),
    /** Marks these values as unchanged. */
    rebase(values: V) {
      base.current = values
      drop()
    },
  }
}
