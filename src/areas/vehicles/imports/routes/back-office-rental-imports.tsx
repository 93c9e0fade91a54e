import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { rentalImportPath } from '#areas/vehicles/paths.ts'
import { saying, submit } from '#platform/http.ts'
import { rentalImportPages, uploadRentals } from '../rental-imports.ts'
import type { Route } from './+types/back-office-rental-imports'

export const meta = () => [{ title: 'استيراد الإيجارات القائمة · التحالف' }]

export const handle = { crumb: () => 'استيراد الإيجارات القائمة' }

export const loader = rentalImportPages.list

export const action = submit(uploadRentals, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', rentalImportPath(id)))

export default function RentalImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد الإيجارات القائمة" shown={loaderData} reply={actionData} />
}
