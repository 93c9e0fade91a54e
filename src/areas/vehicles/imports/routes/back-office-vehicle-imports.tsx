import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { vehicleImportPath } from '#areas/vehicles/paths.ts'
import { saying, submit } from '#platform/http.ts'
import { uploadVehicles, vehicleImportPages } from '../vehicle-imports.ts'
import type { Route } from './+types/back-office-vehicle-imports'

export const meta = () => [{ title: 'استيراد المركبات · التحالف' }]

export const handle = { crumb: () => 'استيراد المركبات' }

export const loader = vehicleImportPages.list

export const action = submit(uploadVehicles, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', vehicleImportPath(id)))

export default function VehicleImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد المركبات" shown={loaderData} reply={actionData} />
}
