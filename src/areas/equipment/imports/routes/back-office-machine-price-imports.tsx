import { machinePriceImportPath } from '#areas/equipment/paths.ts'
import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit } from '#platform/http.ts'
import { machinePriceImportPages, uploadMachinePrices } from '../price-imports.ts'
import type { Route } from './+types/back-office-machine-price-imports'

export const meta = () => [{ title: 'استيراد أسعار المعدات · التحالف' }]

export const handle = { crumb: () => 'استيراد أسعار المعدات' }

export const loader = machinePriceImportPages.list

export const action = submit(uploadMachinePrices, ({ id }) =>
  saying('قُرئ الملف. راجع أعمدته ثم افحصه.', machinePriceImportPath(id)),
)

export default function MachinePriceImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد أسعار المعدات" shown={loaderData} reply={actionData} />
}
