import { useState } from 'react'
import { ApiError } from '#kit/web/api-error.ts'
import type { SalaryChange, SalaryQuestionFacts } from '../../contract.ts'
import { SalaryQuestion } from './SalaryQuestion.tsx'

interface Asked {
  facts: SalaryQuestionFacts
  answer: (change: SalaryChange | null) => void
}

/** Saves a record; if its base salary has changed, the user says why, and it is saved again with the answer. */
export function useSalaryQuestion() {
  const [asked, setAsked] = useState<Asked>()
  async function save(send: (change?: SalaryChange) => Promise<unknown>): Promise<void> {
    try {
      await send()
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'salary_change_unclear') throw error
      const facts = error.details as unknown as SalaryQuestionFacts
      const change = await new Promise<SalaryChange | null>((answer) => setAsked({ facts, answer }))
      setAsked(undefined)
      if (!change) throw error
      await send(change)
    }
  }
  const dialog = asked && (
    <SalaryQuestion facts={asked.facts} onClose={() => asked.answer(null)} onAnswer={asked.answer} />
  )
  return { save, dialog }
}
