import { Alert } from '@mantine/core'
import { Facts } from '#kit/web/show/Facts.tsx'
import type { RequestTexts, ShownRequest } from './shown-request.ts'

/** The facts of a request; a cancelled one says why, and how to undo it. */
export function ClosedRequest({ request, text }: { request: ShownRequest; text: RequestTexts }) {
  return (
    <>
      {request.status === 'cancelled' && (
        <Alert color="gray" title={`${text.decisionReason}: ${request.decision_reason}`}>
          {text.enterAgain}
        </Alert>
      )}
      <Facts columnWidth={200} facts={request.facts} />
    </>
  )
}
