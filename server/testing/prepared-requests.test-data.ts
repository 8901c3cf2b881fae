import { signInDeputy } from './as-employee.test-data.ts'
import { lateChange, openYear } from './leave-years.test-data.ts'
import { newApproval, newStuckApproval } from './lived-in-approvals.test-data.ts'
import {
  changedByDeputy,
  forgottenByDeputy,
  newDelegation,
  newDraft,
  newForgottenScan,
  newProfileChange,
  newRequest,
  uploadLeaveFile,
} from './lived-in-requests.test-data.ts'
import { ownRequestPreparations } from './own-requests.test-data.ts'
import type { Preparation, RouteCall } from './route-calls.test-data.ts'
import type { TwoCompanies } from './two-companies.test-data.ts'

/** Calls about requests for which something has to be made first, with what it is. */
export const requestPreparations = (world: TwoCompanies): Record<string, Preparation> => ({
  'post /api/leave-year/{leave_year}/close': (call) => openYear(world, call),
  'post /api/leave-year/{leave_year}/late': (call) => lateChange(world, call),
  'post /api/employee/leave': (call) => asDeputy(world, call),
  'post /api/leave/{filed_leave_id}/files': async (call) => ({
    ...call,
    payload: { added_ids: [await uploadLeaveFile(world, 'admin', 'certificate.png')] },
  }),
  'post /api/employee/overtime-request': (call) => asDeputy(world, call),
  'post /api/employee/overtime-use': (call) => asDeputy(world, call),
  'put /api/employee/overtime-use/{overtime_use_id}': async (call) => ({
    ...call,
    url: await newDraft(world, 'overtime-use'),
  }),
  'put /api/employee/leave/{leave_id}': async (call) => ({ ...call, url: await newDraft(world, 'leave') }),
  'put /api/employee/overtime-request/{overtime_id}': async (call) => ({
    ...call,
    url: await newDraft(world, 'overtime-request'),
  }),
  'post /api/employee/scan-correction': async (call) => ({
    ...(await asDeputy(world, call)),
    payload: forgottenByDeputy(),
  }),
  'put /api/employee/scan-correction/{correction_id}': async (call) => ({
    ...call,
    url: await newForgottenScan(world),
    payload: changedByDeputy(),
  }),
  ...ownRequestPreparations(world),
  'post /api/employee/profile-change': (call) => asDeputy(world, call),
  'put /api/employee/profile-change/{profile_change_id}': async (call) => ({
    ...call,
    url: await newProfileChange(world),
  }),
  'post /api/employee/e-approve': (call) => asDeputy(world, call),
  'put /api/employee/e-approve/{approval_id}': async (call) => ({ ...call, url: await newApproval(world) }),
  'post /api/e-approval/{id}/approver': async (call) => ({
    ...call,
    ...(await newStuckApproval(world)),
  }),
  'post /api/requests/delegation/{delegation_id}/answer': async (call) => ({
    ...call,
    url: `/api/requests/delegation/${await newDelegation(world)}/answer`,
  }),
  // The other calls decide and withdraw the requests of the known form.
  'post /api/requests/decide': async (call) => ({
    ...call,
    payload: { ids: [(await newRequest(world, 'pending')).id], verdict: 'approved' },
  }),
  'post /api/requests/{id}/submit': (call) => onRequest(world, call, 'draft', 'submit'),
  'post /api/requests/{id}/withdraw': (call) => onRequest(world, call, 'pending', 'withdraw'),
  'post /api/requests/{id}/remind': (call) => onRequest(world, call, 'pending', 'remind'),
  'post /api/requests/{id}/comment': (call) => onRequest(world, call, 'pending', 'comment'),
  'post /api/requests/{id}/cancel': (call) => onRequest(world, call, 'success', 'cancel'),
  'post /api/requests/{id}/revoke': (call) => onRequest(world, call, 'success', 'revoke'),
})

async function asDeputy(world: TwoCompanies, call: RouteCall): Promise<RouteCall> {
  await signInDeputy(world)
  return call
}

/** The call for a new request in this state. */
async function onRequest(
  world: TwoCompanies,
  call: RouteCall,
  state: 'draft' | 'pending' | 'success',
  action: string,
): Promise<RouteCall> {
  const { id, version } = await newRequest(world, state)
  const text = { remind: {}, comment: { text: 'Why?' } }[action]
  const reason = action === 'cancel' || action === 'revoke' ? { reason: 'Wrong day' } : {}
  return { ...call, url: `/api/requests/${id}/${action}`, payload: text ?? { version, ...reason } }
}
