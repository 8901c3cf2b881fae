import type { RequestDetail } from '#features/requests/contract/detail.ts'
import { useMay } from '#kit/web/access.ts'
import { useSession } from '#kit/web/session.ts'
import { LeaveFiles } from '../LeaveFiles.tsx'

/** The files of a leave, for the employee and HR who decides about it; others only read in `LeaveContext` whether a certificate is there. */
export default function LeaveDetails({ request }: { request: RequestDetail }) {
  const session = useSession()
  const may = useMay()
  const isOwn = session?.user.employee_id === request.employee_id
  const isHr = session?.roles.includes('hrmanager') || may('approve-leave')
  return isOwn || isHr ? <LeaveFiles leaveId={request.subject_id} /> : null
}
