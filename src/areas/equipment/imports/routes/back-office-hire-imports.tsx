import { hireImportPath } from '#areas/equipment/paths.ts'
import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit } from '#platform/http.ts'
import { hireImportPages, uploadHires } from '../hire-imports.ts'
import type { Route } from './+types/back-office-hire-imports'

export const meta = () => [{ title: 'استيراد التأجير القائم · التحالف' }]

export const handle = { crumb: () => 'استيراد التأجير القائم' }

export const loader = hireImportPages.list

export const action = submit(uploadHires, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', hireImportPath(id)))

export default function HireImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد التأجير القائم" shown={loaderData} reply={actionData} />
}
