import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { Refusal } from '#platform/refusal.ts'
import { ConfirmInput, ReopenInput, ReportOwnFaultInput } from '../inputs.ts'
import { isOwnRequest, ownPart } from '../own-queries.ts'
import { requestHeld } from '../reached.ts'
import { reportedBefore, writeDown } from '../reporting.ts'
import { confirmed, reopened } from './confirm-maintenance.ts'

/** A tenant says what is broken where they live; what is a danger presses from the first moment. */
export const reportOwnFault = command({
  name: 'properties.report-own-fault',
  permission: anyoneSignedIn,
  input: ReportOwnFaultInput,
  async run(work, { unitId, danger, suits = null, ...asked }) {
    const before = await reportedBefore(work, asked.id)
    if (before) return before
    const part = await ownPart(work, unitId)
    if (!part) throw fieldFault('unitId', 'اختر الوحدة التي تسكنها.')
    const { siteId, siteKind, site, branchId, partyId } = part
    const where = { siteId, siteKind, site, branchId, part }
    const priority = danger ? 'urgent' : 'normal'
    return await writeDown(work, { ...asked, priority, suits, place: null, where, partyId, byTenant: true })
  },
})

/** It is mended, says whoever lives there. */
export const confirmOwnMaintenance = command({
  name: 'properties.confirm-own-maintenance',
  permission: anyoneSignedIn,
  input: ConfirmInput,
  async run(work, { requestId }) {
    return await confirmed(work, await ownHeld(work, requestId))
  },
})

/** It is not, or not any more. */
export const reopenOwnMaintenance = command({
  name: 'properties.reopen-own-maintenance',
  permission: anyoneSignedIn,
  input: ReopenInput,
  async run(work, { requestId, reason }) {
    return await reopened(work, await ownHeld(work, requestId), reason)
  },
})

async function ownHeld(work: Work, id: string) {
  const one = (await isOwnRequest(work, id)) ? await requestHeld(work, id) : undefined
  if (!one) throw new Refusal('not-found', 'لم نجد هذا البلاغ.', 404)
  return one
}
