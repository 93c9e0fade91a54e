import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { ownImportPath } from '#areas/parcels/paths.ts'
import { saying, submit } from '#platform/http.ts'
import { merchantsPage } from '../../merchants/for-merchants.ts'
import { ownParcelImportPages, uploadOwnParcels } from '../parcel-imports.ts'
import type { Route } from './+types/portal-parcel-imports'

export const meta = () => [{ title: 'استيراد طرود · التحالف' }]

export const handle = { crumb: () => 'استيراد طرود' }

export const loader = merchantsPage(ownParcelImportPages.listPage)

export const action = submit(uploadOwnParcels, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', ownImportPath(id)))

export default function ParcelImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد طرود" shown={loaderData} reply={actionData} />
}
