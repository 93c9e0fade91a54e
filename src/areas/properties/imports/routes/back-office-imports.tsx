import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit } from '#platform/http.ts'
import { importPath } from '../import-kinds.ts'
import { propertyImportPages, uploadImport } from '../property-imports.ts'
import type { Route } from './+types/back-office-imports'

export const meta = () => [{ title: 'استيراد العقارات · التحالف' }]

export const handle = { crumb: () => 'استيراد العقارات' }

export const loader = propertyImportPages.list

export const action = submit(uploadImport, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', importPath(id)))

export default function ImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد العقارات" shown={loaderData} reply={actionData} />
}
