import { useSession } from '#kit/web/session.ts'
import type { MyRequest } from '../../contract.ts'
import { requestKind } from '../kinds.ts'

type Asked = Pick<MyRequest, 'employee_id' | 'status' | 'kind' | 'subject_id'>

/** The address of the form filled in as in this request, if it is an own one that was rejected or cancelled; undefined otherwise. */
export function useAskAgain(request: Asked | undefined): string | undefined {
  const ownId = useSession()?.user.employee_id
  if (!request || request.employee_id !== ownId) return undefined
  const isOver = request.status === 'rejected' || request.status === 'cancelled'
  return isOver ? requestKind(request.kind)?.ask?.pageAgain?.(request.subject_id) : undefined
}
