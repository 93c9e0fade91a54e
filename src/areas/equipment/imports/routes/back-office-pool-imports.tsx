import { poolImportPath } from '#areas/equipment/paths.ts'
import { ImportsScreen } from '#areas/imports/public-ui.tsx'
import { saying, submit } from '#platform/http.ts'
import { poolImportPages, uploadPools } from '../pool-imports.ts'
import type { Route } from './+types/back-office-pool-imports'

export const meta = () => [{ title: 'استيراد السقالات · التحالف' }]

export const handle = { crumb: () => 'استيراد السقالات' }

export const loader = poolImportPages.list

export const action = submit(uploadPools, ({ id }) => saying('قُرئ الملف. راجع أعمدته ثم افحصه.', poolImportPath(id)))

export default function PoolImportsPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ImportsScreen title="استيراد السقالات" shown={loaderData} reply={actionData} />
}
