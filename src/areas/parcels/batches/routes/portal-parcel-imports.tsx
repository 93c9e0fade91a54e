import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { ownImportPath } from '#areas/parcels/paths.ts'
import { page, saying, submit } from '#platform/http.ts'
import { anyoneSignedIn } from '#platform/permissions.ts'
import { mustBeMerchant } from '../../merchants/own-merchant.ts'
import { ownParcelImportPages, uploadOwnParcels } from '../parcel-imports.ts'
import type { Route } from './+types/portal-parcel-imports'

export const meta = () => [{ title: 'استيراد طرود · التحالف' }]

export const handle = { crumb: () => 'استيراد طرود' }

/** Whoever is no merchant finds no page here. */
export const loader = page(anyoneSignedIn, async (ctx) => {
  await mustBeMerchant(ctx)
  return ownParcelImportPages.listPage(ctx)
})

export const action = submit(uploadOwnParcels, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', ownImportPath(id)))

export default function ParcelImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد طرود" shown={loaderData} reply={actionData} />
}
