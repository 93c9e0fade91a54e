import { data } from 'react-router'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { opened, pdfNamed } from '#platform/documents/download.ts'
import { handedOut } from '#platform/documents/handed-out.ts'
import { page } from '#platform/http.ts'
import { machine } from '../machine-detail.ts'
import { machineLabels } from '../machine-label.ts'

export const loader = handedOut(
  page(may.view, async (ctx, { params }) => {
    const one = await machine(ctx, params.machineId)
    if (!one) throw data('لا توجد هذه المعدّة.', { status: 404, statusText: 'Not Found' })
    return opened(pdfNamed(`بطاقة ${one.code}`), await machineLabels(ctx, [one]))
  }),
)

export const middleware = [loader.middleware]

export default function MachineLabel() {
  return null
}
