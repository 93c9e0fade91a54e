import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { parcelImportPath } from '#areas/parcels/paths.ts'
import { saying, submit } from '#platform/http.ts'
import { parcelImportPages, uploadParcels } from '../parcel-imports.ts'
import type { Route } from './+types/back-office-parcel-imports'

export const meta = () => [{ title: 'استيراد طرود · التحالف' }]

export const handle = { crumb: () => 'استيراد طرود' }

export const loader = parcelImportPages.list

export const action = submit(uploadParcels, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', parcelImportPath(id)))

export default function ParcelImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد طرود" shown={loaderData} reply={actionData} />
}
