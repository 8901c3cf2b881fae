import { type ReactNode, useState } from 'react'
import { ApiError } from '#kit/web/api-error.ts'
import type {
  BenefitChange,
  BenefitQuestionFacts,
  EmploymentQuestionFacts,
  RequestsAfterEndFacts,
  SalaryChange,
  SalaryQuestionFacts,
} from '../../contract.ts'
import { BenefitQuestion } from './BenefitQuestion.tsx'
import { EmploymentQuestion } from './EmploymentQuestion.tsx'
import { RequestsAfterEnd } from './RequestsAfterEnd.tsx'
import { SalaryQuestion } from './SalaryQuestion.tsx'

export interface PayAnswers {
  salary_change?: SalaryChange
  benefit_change?: BenefitChange
  dates_confirmed?: boolean
  requests_confirmed?: boolean
}

type Answer = (answers: PayAnswers | null) => void

/** Saves a record; if its base salary or its benefits have changed, the user says why, and confirms dates that touch approved runs, leave or overtime, and it is saved again with the answers. */
export function usePayQuestions() {
  const [dialog, setDialog] = useState<ReactNode>()
  async function save(
    send: (answers: PayAnswers) => Promise<unknown>,
    answers: PayAnswers = {},
  ): Promise<void> {
    try {
      await send(answers)
    } catch (error) {
      const asked = error instanceof ApiError ? error : null
      if (!asked || !(asked.code in QUESTIONS)) throw error
      const more = await new Promise<PayAnswers | null>((answer) =>
        setDialog(QUESTIONS[asked.code as keyof typeof QUESTIONS](asked.details, answer)),
      )
      setDialog(undefined)
      if (!more) throw error
      await save(send, { ...answers, ...more })
    }
  }
  return { save, dialog }
}

const QUESTIONS = {
  salary_change_unclear: (facts: unknown, answer: Answer) => (
    <SalaryQuestion
      facts={facts as SalaryQuestionFacts}
      onClose={() => answer(null)}
      onAnswer={(salary_change) => answer({ salary_change })}
    />
  ),
  employment_in_locked_run: (facts: unknown, answer: Answer) => (
    <EmploymentQuestion
      facts={facts as EmploymentQuestionFacts}
      onClose={() => answer(null)}
      onConfirm={() => answer({ dates_confirmed: true })}
    />
  ),
  requests_after_end: (facts: unknown, answer: Answer) => (
    <RequestsAfterEnd
      facts={facts as RequestsAfterEndFacts}
      onClose={() => answer(null)}
      onConfirm={() => answer({ requests_confirmed: true })}
    />
  ),
  benefit_change_unclear: (facts: unknown, answer: Answer) => (
    <BenefitQuestion
      facts={facts as BenefitQuestionFacts}
      onClose={() => answer(null)}
      onAnswer={(benefit_change) => answer({ benefit_change })}
    />
  ),
}
