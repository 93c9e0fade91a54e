import { data } from 'react-router'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { machineLabels } from '../machine-label.ts'
import { machinesList } from '../machines-list.tsx'
import { labelledMachines } from '../queries.ts'

/** Of all that the register shows as it is narrowed. */
export const loader = handedOut(
  page(may.view, async (ctx, { query }) => {
    const found = await labelledMachines(ctx, machinesList.read(query))
    if (found.length === 0) throw data('لا معدّة مطابقة.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed('بطاقات المعدات'), await machineLabels(ctx, found))
  }),
)

export const middleware = [loader.middleware]

export default function MachineLabels() {
  return null
}
