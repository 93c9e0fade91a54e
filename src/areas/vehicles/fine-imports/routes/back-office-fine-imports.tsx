import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { fineImportPath } from '#areas/vehicles/paths.ts'
import { saying, submit } from '#platform/http.ts'
import { fineImportPages, uploadFines } from '../fine-imports.ts'
import type { Route } from './+types/back-office-fine-imports'

export const meta = () => [{ title: 'استيراد المخالفات · التحالف' }]

export const handle = { crumb: () => 'استيراد المخالفات' }

export const loader = fineImportPages.list

export const action = submit(uploadFines, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', fineImportPath(id)))

export default function FineImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد المخالفات" shown={loaderData} reply={actionData} />
}
