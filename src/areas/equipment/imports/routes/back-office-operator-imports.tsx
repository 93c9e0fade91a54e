import { operatorImportPath } from '#areas/equipment/paths.ts'
import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit } from '#platform/http.ts'
import { operatorImportPages, uploadOperators } from '../machine-imports.ts'
import type { Route } from './+types/back-office-operator-imports'

export const meta = () => [{ title: 'استيراد المشغّلين · التحالف' }]

export const handle = { crumb: () => 'استيراد المشغّلين' }

export const loader = operatorImportPages.list

export const action = submit(uploadOperators, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', operatorImportPath(id)))

export default function OperatorImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد المشغّلين" shown={loaderData} reply={actionData} />
}
