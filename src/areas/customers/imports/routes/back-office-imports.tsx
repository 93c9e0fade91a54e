import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit } from '#platform/http.ts'
import { customerImportPages, uploadImport } from '../customer-imports.ts'
import { importPath } from '../import-paths.ts'
import type { Route } from './+types/back-office-imports'

export const meta = () => [{ title: 'استيراد العملاء · التحالف' }]

export const handle = { crumb: () => 'استيراد العملاء' }

export const loader = customerImportPages.list

export const action = submit(uploadImport, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', importPath(id)))

export default function ImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد العملاء" shown={loaderData} reply={actionData} />
}
