import { data, redirect } from 'react-router'
import { equipmentPermissions as may } from '#areas/equipment/permissions.ts'
import { page } from '#platform/http.ts'
import { whereScanned } from '../scanned.ts'

/** What a scanned label leads to; a phone that is not signed in signs in first. */
export const loader = page(may.view, async (ctx, { params }) => {
  const path = await whereScanned(ctx, params.machineId)
  if (!path) throw data('لا توجد هذه المعدّة.', { status: 404, statusText: 'Not Found' })
  throw redirect(path)
})

export default function ScannedMachine() {
  return null
}
