import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { priceImportPath } from '#areas/vehicles/paths.ts'
import { saying, submit } from '#platform/http.ts'
import { priceImportPages, uploadPrices } from '../price-imports.ts'
import type { Route } from './+types/back-office-price-imports'

export const meta = () => [{ title: 'استيراد أسعار السيارات · التحالف' }]

export const handle = { crumb: () => 'استيراد أسعار السيارات' }

export const loader = priceImportPages.list

export const action = submit(uploadPrices, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', priceImportPath(id)))

export default function PriceImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد أسعار السيارات" shown={loaderData} reply={actionData} />
}
