import { dayOfNumber } from '#kit/contract/days.ts'
import { type OutsideDay, withOutsideDays } from '../../domain/outside-scans.ts'
import { dayToCorrect } from '../corrections/day-to-correct.ts'
import type { Facts } from '../derivation/facts.ts'

/** The facts with the scans that approved work outside accepts and adds. */
export function applyOutsideWork(facts: Facts): Facts {
  if (facts.outsideWork.size === 0) return facts
  const scans = new Map(facts.scans)
  for (const employeeId of facts.outsideWork.keys())
    scans.set(employeeId, withOutsideDays(scans.get(employeeId) ?? [], outsideDaysOf(facts, employeeId)))
  return { ...facts, scans }
}

function outsideDaysOf(facts: Facts, employeeId: number): OutsideDay[] {
  const days: OutsideDay[] = []
  for (const { firstDay, lastDay, needsScan } of facts.outsideWork.get(employeeId) ?? [])
    for (let day = firstDay; day <= lastDay; day++) {
      const ofDay = dayToCorrect(facts, employeeId, dayOfNumber(day))
      if (ofDay) days.push({ facts: ofDay, needsScan })
    }
  return days
}
