import { assessClaim, isClaimOpened, keepClaimPhotos, loadClaim, openClaim as open } from '#areas/claims/public.ts'
import { equipmentPermissions } from '#areas/equipment/permissions.ts'
import { command } from '#platform/command.ts'
import type { Work } from '#platform/context.ts'
import { fieldFault } from '#platform/field-fault.ts'
import { Refusal } from '#platform/refusal.ts'
import { loadLineForUpdate } from '../../hires/load-for-update.ts'
import { OpenClaimInput } from '../inputs.ts'
import { machineClaim } from '../machine-claim.ts'

const may = equipmentPermissions.claims

/** A machine was damaged while it stood on the site of a hire; what it costs may be said at once, or later. */
export const openClaim = command({
  name: 'equipment.open-claim',
  permission: may,
  input: OpenClaimInput,
  async run(work, { id, segmentId, at, what, atFault, estimate, photos }) {
    const segment = await segmentNamed(work, segmentId)
    const { hire } = await loadLineForUpdate(work, segment.lineId, may)
    if (await isClaimOpened(work, id)) {
      work.repeated()
      return { id }
    }
    if (at > work.now()) throw fieldFault('on', 'هذا الوقت لم يأتِ بعد. راجع يوم الضرر وساعته.')
    if (at < segment.outAt || (segment.backAt && at > segment.backAt))
      throw fieldFault('on', 'لم تكن المعدّة في هذا الموقع في هذا الوقت. راجع اليوم والساعة.')
    const about = { id, kind: 'accident' as const, subjectId: segment.machineId, contract: hire.contract }
    await open(work, machineClaim, { ...about, at, place: hire.site, what, atFault })
    await keepClaimPhotos(work, id, photos)
    const claim = estimate ? await loadClaim(work, machineClaim, id) : null
    if (claim && estimate) await assessClaim(work, machineClaim, { claim, estimate, atFault })
    return { id }
  },
})

async function segmentNamed({ tx }: Work, segmentId: string) {
  const segments = tx.selectFrom('hireSegments').select(['lineId', 'machineId', 'outAt', 'backAt'])
  const segment = await segments.where('id', '=', segmentId).executeTakeFirst()
  if (!segment) throw new Refusal('not-found', 'لا توجد هذه المعدّة.', 404)
  return segment
}
